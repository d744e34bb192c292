import Foundation
import TenFoot
import TenFootRaster
import Testing

/// Pictures of every kind that is read, damaged at random.
///
/// `TENFOOT_FUZZ=50000 swift test -c release --filter ImageFuzz` damages each of them as often as that,
/// which takes minutes.
@Suite(.enabled(if: OutsideProgram.imageMagick.isInstalled))
struct ImageFuzzTests {
  private static var damageCount: Int {
    ProcessInfo.processInfo.environment["TENFOOT_FUZZ"].flatMap(Int.init) ?? 150
  }

  /// How ImageMagick writes each kind of picture.
  private static let kinds: [(name: String, options: [String])] = [
    ("png", ["-define", "png:color-type=6"]), ("png", ["-colors", "4", "-interlace", "PNG"]),
    ("png", ["-depth", "16", "-define", "png:bit-depth=16"]), ("jpg", []),
    ("jpg", ["-interlace", "JPEG"]), ("webp", []), ("webp", ["-define", "webp:lossless=true"]),
  ]

  private static let drawing = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    width="16" height="12" viewBox="0 0 32 24"><defs><linearGradient id="g"><stop offset="0" \
    stop-color="#f00"/><stop offset="1"/></linearGradient><clipPath id="c"><circle r="9"/></clipPath>\
    <filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs><use xlink:href="#p"/>\
    <path id="p" d="M2 2h9v9a4 4 0 0 1-9 0z" fill="url(#g)" filter="url(#f)" clip-path="url(#c)"/>\
    </svg>
    """.utf8)

  private static func pictures() throws -> [Data] {
    let ramp = (0..<192).map { place -> Bitmap.Pixel in
      let (column, row) = (UInt8(place % 16), UInt8(place / 16))
      return Bitmap.Pixel(red: UInt8(place), green: column * 12, blue: row * 15)
    }
    let png = try Bitmap(width: 16, pixels: ramp, isOpaque: false).pngData()
    return try kinds.map { kind in
      try OutsideProgram.imageMagick.run(after: kind.options + ["\(kind.name):-"], on: png)
    } + [drawing]
  }

  /// The picture with up to eight bytes changed, a piece left out, doubled or overwritten by another.
  private static func damage(_ data: Data, _ chance: inout SplitMix64) -> Data {
    var bytes = Array(data)
    func piece() -> Range<Int> {
      let start = Int.random(in: 0..<bytes.count, using: &chance)
      return start..<min(bytes.count, start + Int.random(in: 1...16, using: &chance))
    }
    switch Int.random(in: 0..<4, using: &chance) {
    case 0:
      for _ in 0..<Int.random(in: 1...8, using: &chance) {
        bytes[.random(in: bytes.indices, using: &chance)] = .random(in: 0...255, using: &chance)
      }
    case 1:
      bytes.removeSubrange(piece())
    case 2:
      bytes.insert(contentsOf: bytes[piece()], at: .random(in: bytes.indices, using: &chance))
    default:
      bytes.replaceSubrange(piece(), with: bytes[piece()])
    }
    return Data(bytes)
  }

  // What has a size was read as a whole, so drawing it finds nothing new.
  @Test func `a damaged picture is drawn, or refused with a sentence`() throws {
    for (kind, whole) in try Self.pictures().enumerated() {
      #expect(try ImageStore().pixelSize(of: .data(whole)) == (16, 12))
      var chance = SplitMix64(state: UInt64(kind))
      var (drawn, refused) = (0, 0)
      for _ in 0..<Self.damageCount {
        let source = ImageSource.data(Self.damage(whole, &chance))
        // A store of its own: what can't be read is remembered.
        let images = ImageStore(pixelLimit: 1 << 20)
        do {
          let size = try images.pixelSize(of: source)
          #expect(size.width > 0 && size.height > 0 && size.width * size.height <= 1 << 20)
          let list = DisplayList(
            size: CGSize(width: 16, height: 12), scale: 1, background: .black,
            items: [.image(source, in: CGRect(0, 0, 16, 12))])
          _ = try TestFrame.rasterizer(images: images).draw(list)
          drawn += 1
        } catch let failure as ImageFailure {
          #expect(failure.description.contains(" "))
          refused += 1
        }
      }
      // A damaged PNG fails its checksums; JPEG and WebP have none, and an SVG is text.
      #expect(refused > 0 && drawn + refused == Self.damageCount, "kind \(kind)")
    }
  }
}
