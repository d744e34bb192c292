import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster

/// The document of a slide show: pages go to a file as they come, which has its name when all are
/// there.
final class SlideDocument {
  private let file: GrowingFile
  private let pages: PDFPages
  private let tool: Tool

  /// Begins the document at `path`, or for standard output when it is `-`.
  init(_ path: String, _ request: FrameRequest, _ tool: Tool) throws(ToolError) {
    let file = try GrowingFile(path)
    self.file = file
    pages = request.renderer.pdfPages { file.append($0) }
    self.tool = tool
  }

  /// Draws a page.
  func add(_ composition: Composition) throws(ToolError) {
    try settling { () throws(RasterError) in try pages.add(composition.displayList) }
  }

  /// Ends the document and gives it its name.
  func finish() throws(ToolError) {
    try settling { () throws(RasterError) in try pages.finish() }
    try file.finish(console: tool.console)
  }

  /// Tells the disk's reason rather than that of who wrote to it.
  private func settling(_ work: () throws(RasterError) -> Void) throws(ToolError) {
    do throws(RasterError) {
      try work()
    } catch {
      try file.check()
      throw ToolError(.raster(error))
    }
  }
}
