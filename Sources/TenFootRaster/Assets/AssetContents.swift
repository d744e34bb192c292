import Foundation
import TenFoot

/// The `Contents.json` of a set or a group in an asset catalog, as far as it is read.
///
/// Source: Apple, “Asset Catalog Format Reference”.
struct AssetContents: Decodable {
  struct Appearance: Decodable, Hashable {
    var appearance: String
    var value: String
  }

  struct ImageEntry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
  }

  struct ColorEntry: Decodable {
    struct Value: Decodable {
      var colorSpace: String?
      var components: [String: Component]?
      var platform: String?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, platform, reference
      }
    }

    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?
  }

  struct Properties: Decodable {
    var templateRenderingIntent: String?
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  /// A color's component, which Xcode writes as text: “0.500”, “128” or “0x80”.
  struct Component: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self)
      let number =
        text.hasPrefix("0x")
        ? UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        : Double(text).map { text.contains(".") ? $0 : $0 / 255 }
      guard let number, number.isFinite else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(Quotation(text)) is no component of a color")
      }
      value = number
    }
  }

  var images: [ImageEntry]?
  var colors: [ColorEntry]?
  var properties: Properties?

  /// Reads the file in a folder; `nil` where there is none.
  static func read(in folder: URL) -> AssetContents? {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")) else {
      return nil
    }
    return try? JSONDecoder().decode(Self.self, from: data)
  }

  /// Reads the file in a set's folder.
  ///
  /// - Throws: `ImageFailure` that says what is wrong with it.
  static func readSet(_ folder: URL) throws(ImageFailure) -> AssetContents {
    let file = folder.appending(path: "Contents.json")
    do {
      return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    } catch let error as DecodingError {
      throw ImageFailure("\(file.path) is no description of an asset: \(error.reason)")
    } catch {
      throw ImageFailure("\(file.path) can't be read; a set needs its Contents.json")
    }
  }
}

extension DecodingError {
  fileprivate var reason: String {
    func place(_ context: Context) -> String {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
      return path.isEmpty ? "" : "at \(path.joined()): "
    }
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      return place(context) + context.debugDescription
    @unknown default:
      return "it can't be decoded"
    }
  }
}

extension [AssetContents.Appearance]? {
  /// How well appearances suit a color scheme: 2 for made for it, 1 for any, `nil` for others.
  func suitability(for scheme: ColorScheme) -> Int? {
    let appearances = self ?? []
    if appearances.contains(where: { $0.appearance == "contrast" }) { return nil }
    guard let luminosity = appearances.first(where: { $0.appearance == "luminosity" }) else {
      return 1
    }
    return luminosity.value == (scheme == .dark ? "dark" : "light") ? 2 : nil
  }
}

/// The kinds of devices that a catalog's entries are for, a television's first.
enum AssetIdiom {
  static func suitability(of idiom: String?) -> Int {
    switch idiom {
    case "tv": 2
    case nil, "universal": 1
    default: 0
    }
  }
}
