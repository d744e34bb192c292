import Foundation
import TenFoot
import TenFootGoldens
import TenFootRaster

/// `tenfoot compare`: two PNG files, pixel by pixel.
enum CompareCommand: Command {
  static let name = "compare"
  static let summary = "Tells whether two PNG files show the same pixels, and how they differ"
  static let details = """
    Equality is equality of decoded pixels: other compression, other color types and other notes \
    in the files don't matter. Ends with 0 when the pictures are the same, with 1 when they differ, \
    and with 65 when a file is no PNG picture.
    """
  static let first = Argument(name: "A", help: "The picture that is expected.")
  static let second = Argument(name: "B", help: "The picture that is compared with it.")
  static let output = Option<String?>(
    "--output", short: "-o", "FILE|-",
    help: "Where a picture of expected, actual and difference goes, if there is one.",
    fallback: .value(nil, text: "none"), read: { $0 })
  static let json = Switch(name: "--json", help: "Prints one JSON object instead of a sentence.")
  static let parameters: [any Parameter] = [first, second, output, json]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let expected = try picture(at: arguments[first])
    let actual = try picture(at: arguments[second])
    let comparison: PictureComparison
    do {
      comparison = try PictureComparison(from: expected, to: actual)
      if let path = try arguments[output], let strip = comparison.strip {
        try OutputFile.write(try strip.pngData(), to: path, console: tool.console)
      }
    } catch let error as ToolError {
      throw error
    } catch {
      throw .fault("\(error)")
    }
    let isPictureOnOutput = try arguments[output] == "-"
    if !isPictureOnOutput {
      try tool.console.print(
        (arguments[json] ? comparison.json : comparison.sentence) + "\n")
    }
    return comparison.isSame ? .done : .findings
  }

  private static func picture(at path: String) throws(ToolError) -> Bitmap {
    do {
      return try Bitmap(pngAt: URL(fileURLWithPath: path))
    } catch {
      switch error {
      case .image(_, .missing):
        throw .cannotRead(path, reason: SystemError(code: ENOENT).description)
      case .image(_, .unreadable(let reason)): throw .cannotRead(path, reason: reason)
      default: throw .badPicture("\(error)")
      }
    }
  }
}
