import Foundation
import TenFoot
import TenFootRaster

/// What became of a line of states.
enum SlideOutcome: Sendable {
  /// There is nothing on the line.
  case blank
  /// The frame is written.
  case drawn([Finding], warnings: [StateProblem], SlidePayload)
  /// The line is no state of the scene.
  case bad(StateProblem)
  /// The frame could not be drawn or written, and others would fare no better.
  case failed(ToolError)
}

/// Makes the frame of one line; any number of lines at the same time.
struct SlidePainter<Scene: TenFootScene>: Sendable {
  let request: FrameRequest
  let reader: StateReader<Scene>
  let output: SlideOutput
  /// How the lines' source is called in messages.
  let source: String

  /// Draws a line's frame and writes it.
  func outcome(of content: LineReader.Content, line: Int) async -> SlideOutcome {
    do {
      guard let (model, warnings) = try reader.read(content, line: line, of: source) else {
        return .blank
      }
      let composition = await request.compose(Scene.self, model)
      do {
        let payload = try payload(composition, line: line)
        return .drawn(composition.pictureFindings, warnings: warnings, payload)
      } catch {
        return .failed(error)
      }
    } catch {
      return .bad(error)
    }
  }

  private func payload(
    _ composition: Composition, line: Int
  ) throws(ToolError) -> SlidePayload {
    switch output {
    case .folder(let folder):
      let path = "\(folder)/\(Self.fileName(line: line))"
      try OutputFile.write(request.data(of: composition, as: .png), to: path)
      return .written
    case .document:
      return .page(composition)
    case .stream(let stream, _):
      guard let format = FrameFormat(rawValue: stream.rawValue) else { return .written }
      return .bytes(try request.data(of: composition, as: format))
    }
  }

  /// The name of a line's frame: four digits, or more when it takes more.
  static func fileName(line: Int) -> String {
    let digits = String(line)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }
}
