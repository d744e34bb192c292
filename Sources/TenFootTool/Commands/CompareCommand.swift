import Foundation
import TenFootGoldens
import TenFootRaster

/// `tenfoot compare`: two PNG files, pixel by pixel.
enum CompareCommand: Command {
  static let name = "compare"
  static let summary = "Tells whether two PNG files show the same pixels, and how they differ"
  static let details = """
    Equality is equality of decoded pixels, straight and with all 16 bits where a file has them: \
    other compression, other color types and other notes in the files don't matter, nor do colors \
    of pixels that are wholly transparent. Ends with 0 when the pictures are the same, with 1 when they differ, \
    and with 65 when a file is no PNG picture.
    """
  static let first = Argument(name: "A", help: "The picture that is expected.")
  static let second = Argument(name: "B", help: "The picture that is compared with it.")
  static let output = Option<String?>(
    "--output", short: "-o", "FILE|-",
    help: "Where a picture of expected, actual and difference goes, if they differ.",
    fallback: .value(nil, text: "none"), read: { $0 })
  static let json = Switch(name: "--json", help: "Prints one JSON object instead of a sentence.")
  static let parameters: [any Parameter] = [first, second, output, json]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    guard try arguments[output] != "-" || !arguments[json] else {
      throw .refused("--output - and --json would mix on standard output; give the picture a file")
    }
    let comparison = try compare(arguments[first], arguments[second])
    if let path = try arguments[output], let strip = comparison.strip {
      let picture: Data
      do {
        picture = try strip.pngData()
      } catch {
        throw .fault("\(error)")
      }
      try OutputFile.write(picture, to: path, console: tool.console)
    }
    let isPictureOnOutput = try arguments[output] == "-"
    if !isPictureOnOutput {
      try tool.console.print(
        (arguments[json] ? comparison.json : comparison.sentence) + "\n")
    }
    return comparison.isSame ? .done : .findings
  }

  private static func compare(
    _ expected: String, _ actual: String
  ) throws(ToolError) -> PictureComparison {
    var path = expected
    do throws(RasterError) {
      let old = try PNGFile(at: URL(fileURLWithPath: expected))
      path = actual
      return try PictureComparison(from: old, to: PNGFile(at: URL(fileURLWithPath: actual)))
    } catch {
      switch error {
      case .image(_, .missing):
        throw .cannotRead(path, reason: SystemError(code: ENOENT).description)
      case .image(_, .unreadable(let reason)): throw .cannotRead(path, reason: reason)
      case .image: throw .badPicture("\(error)")
      default: throw .fault("\(error)")
      }
    }
  }
}
