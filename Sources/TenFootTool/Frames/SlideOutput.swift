import Foundation
import TenFoot
import TenFootRaster

/// Where the frames of a slide show go.
enum SlideOutput: Sendable {
  /// A PNG file each, in a folder.
  case folder(String)
  /// A page each, in a document.
  case document(path: String)
  /// One after the other to standard output.
  case stream(FrameStream, header: Data)

  /// Reads what the command line says.
  init(
    path: String, format: FrameFormat?, rate: Int, canvas: DisplayCanvas
  ) throws(ToolError) {
    let format = format ?? (FrameFormat(path: path) == .pdf ? .pdf : .png)
    if let stream = format.stream {
      guard path == "-" else {
        let rule = "\(format) frames go to standard output: -o - (and from there into a file)"
        throw .badValue(name: "-o", value: path, rule: rule, nearest: nil)
      }
      let header = stream.header(
        width: canvas.pixelWidth, height: canvas.pixelHeight, framesPerSecond: rate)
      self = .stream(stream, header: header)
    } else if format == .pdf {
      self = .document(path: path)
    } else {
      guard path != "-" else {
        let rule = "the frames go into a folder (one called - is ./-)"
        throw .badValue(name: "-o", value: path, rule: rule, nearest: nil)
      }
      self = .folder(path)
    }
  }

  /// Makes the folder, or writes what comes before the first frame.
  func prepare(in tool: Tool) throws(ToolError) {
    switch self {
    case .folder(let path): try OutputFile.createFolder(path)
    case .document: break
    case .stream(_, let header): try tool.console.print(header)
    }
  }

  /// How many frames may be finished before one that comes earlier: those of a stream wait in memory.
  func longestWait(jobs: Int) -> Int {
    if case .stream = self { jobs * 2 } else { 1024 }
  }
}

/// What a drawn frame still has to be done with, in the order of the lines.
enum SlidePayload: Sendable {
  /// Nothing: it is a file.
  case written
  /// To be written to the stream.
  case bytes(Data)
  /// To become a page.
  case page(Composition)
}
