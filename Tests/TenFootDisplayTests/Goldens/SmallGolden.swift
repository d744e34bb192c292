import TenFoot
import TenFootDisplay
import TenFootGoldens
import TenFootTesting
import Testing

/// Checks a small picture, 160 × 90 points in the dark, and that its golden can fail: whatever is
/// dropped, moved, recolored or bared in it changes its pixels.
///
/// Harms that a picture can't show are named in `unseen`, each as `harm item`, with the reason beside
/// the call.
@MainActor func expectSmallGolden(
  _ view: some View, _ name: String, schemes: [ColorScheme]? = nil,
  locales: [Locale]? = nil, layoutDirections: [LayoutDirection]? = nil, times: [Double]? = nil,
  unseen: Set<String> = [], fileID: String = #fileID, filePath: String = #filePath,
  line: UInt = #line
) throws {
  let canvas = DisplayCanvas(size: CGSize(width: 160, height: 90))
  try expectGolden(
    view, name, on: [canvas], schemes: schemes, locales: locales,
    layoutDirections: layoutDirections, times: times, fileID: fileID, line: line)
  let renderer = try SmallPictures.renderer.get()
  let list = renderer.compose(view, on: canvas).displayList
  let picture = try renderer.draw(list)
  let missed = try PictureMutation.all(of: list).filter { try renderer.draw($0.list) == picture }
  let names = missed.map { "\($0.harm.rawValue) \($0.item.prefix { $0 != " " })" }
  #expect(
    Set(names) == unseen, "\(missed.map { "\($0.harm.rawValue) \($0.item)" })",
    sourceLocation: SourceLocation(
      fileID: fileID, filePath: filePath, line: Int(line), column: 1))
}

private enum SmallPictures {
  static let renderer = Result { try FrameRenderer() }
}

/// A box of a color and a size, to see where layout puts it.
struct Tile: View {
  var color: Color = .blue
  var width: CGFloat = 24
  var height: CGFloat = 24

  var body: some View { color.frame(width: width, height: height) }
}

/// Stripes of three colors with a dot, to see what an effect does to color and place.
struct Flag: View {
  var body: some View {
    HStack(spacing: 0) {
      Color(red: 0.8, green: 0.2, blue: 0.1)
      Color(red: 0.9, green: 0.8, blue: 0.3)
      Color(red: 0.1, green: 0.4, blue: 0.7)
    }
    .overlay { Circle().fill(.white).padding(14) }
    .frame(width: 90, height: 54)
  }
}
