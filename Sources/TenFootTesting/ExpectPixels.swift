public import TenFoot
public import TenFootDisplay

import TenFootRaster

/// Expects that two views look the same, pixel by pixel: a check of a rule that needs no golden.
///
/// ```swift
/// try expectSamePixels(Text("3").padding(8), Text("3").padding(.all, 8))
/// ```
///
/// - Parameters:
///   - first: A view.
///   - second: Another way to the same picture.
///   - canvas: What both are drawn on.
///   - renderer: Draws the views; one with the bundled fonts if `nil`.
///   - file: Where the check is written, with `fileID`, `line` and `column`; leave them out.
///   - fileID: The file's name with its module.
///   - line: The line.
///   - column: The column.
/// - Throws: ``GoldenError`` when a view can't be drawn.
public func expectSamePixels(
  _ first: some View, _ second: some View, on canvas: DisplayCanvas = .fullHD,
  with renderer: FrameRenderer? = nil, file: StaticString = #filePath,
  fileID: String = #fileID, line: UInt = #line, column: UInt = #column
) throws(GoldenError) {
  let pair = try ViewPair(first, second, on: canvas, with: renderer)
  guard let difference = try pair.difference() else { return }
  let call = CallSite(file: file, fileID: fileID, line: line, column: column)
  try pair.attach(at: call)
  Reporter.fail("The views differ: \(difference.summary)", at: call)
}

/// Expects that two views look different, in at least one pixel.
///
/// ```swift
/// try expectDifferentPixels(Badge(isOn: true), Badge(isOn: false))
/// ```
///
/// - Parameters:
///   - first: A view.
///   - second: A view that must not look like it.
///   - canvas: What both are drawn on.
///   - renderer: Draws the views; one with the bundled fonts if `nil`.
///   - file: Where the check is written, with `fileID`, `line` and `column`; leave them out.
///   - fileID: The file's name with its module.
///   - line: The line.
///   - column: The column.
/// - Throws: ``GoldenError`` when a view can't be drawn.
public func expectDifferentPixels(
  _ first: some View, _ second: some View, on canvas: DisplayCanvas = .fullHD,
  with renderer: FrameRenderer? = nil, file: StaticString = #filePath,
  fileID: String = #fileID, line: UInt = #line, column: UInt = #column
) throws(GoldenError) {
  let pair = try ViewPair(first, second, on: canvas, with: renderer)
  guard try pair.difference() == nil else { return }
  let call = CallSite(file: file, fileID: fileID, line: line, column: column)
  try pair.attach(at: call)
  Reporter.fail("The views have the same pixels, and are expected to differ.", at: call)
}

/// Two views drawn on one canvas.
private struct ViewPair {
  let first: Bitmap
  let second: Bitmap

  init(
    _ first: some View, _ second: some View, on canvas: DisplayCanvas,
    with renderer: FrameRenderer?
  ) throws(GoldenError) {
    // The views go to the main actor and nowhere else, and this call waits for it.
    nonisolated(unsafe) let (one, other) = (first, second)
    let renderer = try TestRenderer.resolve(renderer)
    let compositions = OnMainActor.run {
      [renderer.compose(one, on: canvas), renderer.compose(other, on: canvas)]
    }
    do throws(FrameError) {
      self.first = try renderer.draw(compositions[0])
      self.second = try renderer.draw(compositions[1])
    } catch {
      throw .drawing(error.description)
    }
  }

  func difference() throws(GoldenError) -> PictureDifference? {
    do throws(RasterError) {
      return try PictureDifference(from: first, to: second)
    } catch {
      throw .drawing(error.description)
    }
  }

  /// Attaches both pictures to the test.
  func attach(at call: CallSite) throws(GoldenError) {
    do throws(RasterError) {
      Reporter.attach(try first.pngData(), named: "first.png", at: call)
      Reporter.attach(try second.pngData(), named: "second.png", at: call)
    } catch {
      throw .drawing(error.description)
    }
  }
}
