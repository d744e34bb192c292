import TenFoot
import TenFootTesting

/// Checks a small picture, 160 × 90 points in the dark.
func expectSmallGolden(
  _ view: some View, _ name: String, schemes: [ColorScheme] = [],
  locales: [Locale] = [], layoutDirections: [LayoutDirection] = [],
  fileID: String = #fileID, line: UInt = #line
) throws {
  try expectGolden(
    view, name, on: [DisplayCanvas(size: CGSize(width: 160, height: 90))], schemes: schemes,
    locales: locales, layoutDirections: layoutDirections, fileID: fileID, line: line)
}

/// A box of a color and a size, to see where layout puts it.
struct Tile: View {
  var color: Color = .blue
  var width: CGFloat = 24
  var height: CGFloat = 24

  var body: some View { color.frame(width: width, height: height) }
}
