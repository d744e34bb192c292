public import Foundation

/// A face that a catalog offers, for people to read.
public struct FontFaceListing: Hashable, Sendable {
  /// The family's name.
  public let family: String
  /// The style within the family, such as `Bold` or `Italic, weights 100 to 900`.
  public let style: String
  /// The file.
  public let file: URL
  /// The scripts that the family is asked for; empty if only its file can tell.
  public let scripts: [String]

  init(_ source: FontSource) {
    family = source.family
    let lightest = source.weights.lowerBound
    let heaviest = source.weights.upperBound
    let slant = source.isItalic ? "Italic" : nil
    if lightest == heaviest {
      let weight = Self.weightNames[lightest] ?? "weight \(lightest)"
      style = slant.map { lightest == 400 ? $0 : "\(weight) \($0)" } ?? weight
    } else {
      style = (slant ?? "Regular") + ", weights \(lightest) to \(heaviest)"
    }
    file = URL(filePath: source.path)
    scripts = source.scripts
  }

  /// The names of the OpenType specification, OS/2 usWeightClass.
  private static let weightNames = [
    100: "Thin", 200: "Extra Light", 300: "Light", 400: "Regular", 500: "Medium",
    600: "Semibold", 700: "Bold", 800: "Extra Bold", 900: "Black",
  ]
}
