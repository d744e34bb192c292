import Foundation
public import TenFoot

import Synchronization

/// A picture for a screen, before it is drawn.
///
/// Whoever takes it draws it, on any thread; what nobody takes is never drawn.
public struct Frame: Sendable {
  /// For which connection of which screen it is.
  public let screen: ScreenID
  /// Its number in this connection, from 1.
  public let number: Int
  /// When it was composed, on the screen's clock.
  public let time: Duration
  /// The mode that it fills.
  public let mode: ScreenMode
  /// Whether nothing of the frame before it holds: after a connection or a change of mode.
  public internal(set) var isFull: Bool
  /// Whether it shows the window's view, or what stands in for one.
  public let content: ScreenContent
  /// The view in all stages before pixels.
  public let composition: Composition

  /// The part of the mode's pixels that the picture goes to, in its middle; a window may reach
  /// beyond them.
  let contentPixels: CGRect
  let gate: FrameGate
  let source: FrameSource

  /// Whether it may still be shown: its screen is there, in this connection and this mode.
  ///
  /// Look before you show it, and between the stages of doing so.
  public var isCurrent: Bool { gate.isOpen }

  /// Shows it, unless it may not be shown any more.
  ///
  /// Nobody is told that the screen is gone before `show` has returned, so it must be short: rename a
  /// file, flip a page.
  ///
  /// - Returns: Whether it was shown.
  @discardableResult
  public func present<Failure: Error>(
    _ show: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try gate.whileOpen(show)
  }

  /// Draws it.
  ///
  /// - Returns: All pixels of the screen.
  /// - Throws: ``FrameError`` when it can't be drawn.
  public func bitmap() throws(FrameError) -> Bitmap {
    let picture = try source.renderer().draw(composition)
    return picture.placed(
      inWidth: mode.pixelWidth, height: mode.pixelHeight, centeredIn: contentPixels)
  }
}

extension Frame {
  /// Draws the screen as large as it fits into a number of pixels, with black around it.
  func bitmap(fittingWidth width: Int, height: Int) throws(FrameError) -> Bitmap {
    let (across, down) = (CGFloat(width), CGFloat(height))
    let factor = min(across / mode.size.width, down / mode.size.height)
    var list = composition.displayList
    list.scale *= factor
    let area = CGRect(
      x: across / 2 + (contentPixels.minX - mode.size.width / 2) * factor,
      y: down / 2 + (contentPixels.minY - mode.size.height / 2) * factor,
      width: contentPixels.width * factor, height: contentPixels.height * factor)
    return try source.renderer().draw(list).placed(
      inWidth: width, height: height, centeredIn: area)
  }
}

/// Closes when frames made for one connection in one mode may not be shown any more.
final class FrameGate: Sendable {
  private let open = Mutex(true)

  var isOpen: Bool { open.withLock { $0 } }

  func close() { open.withLock { $0 = false } }

  /// Does something that closing waits for.
  func whileOpen<Failure: Error>(
    _ action: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try open.withLock { (isOpen) throws(Failure) -> Bool in
      guard isOpen else { return false }
      try action()
      return true
    }
  }
}

extension Bitmap {
  /// The picture on a black ground, cut off where it doesn't fit.
  package func placed(inWidth width: Int, height: Int, centeredIn area: CGRect) -> Bitmap {
    let left = Int((area.midX - CGFloat(self.width) / 2).rounded())
    let top = Int((area.midY - CGFloat(self.height) / 2).rounded())
    guard (left, top, width, height) != (0, 0, self.width, self.height) else { return self }
    let columns = max(left, 0)..<max(min(left + self.width, width), max(left, 0))
    let rows = max(top, 0)..<max(min(top + self.height, height), max(top, 0))
    return Bitmap(width: width, height: height, isOpaque: true) { ground in
      ground.initializeMemory(as: UInt32.self, repeating: UInt32(littleEndian: 0xFF00_0000))
      guard !columns.isEmpty else { return }
      withUnsafeBytes { picture in
        for row in rows {
          let from = (row - top) * bytesPerRow + (columns.lowerBound - left) * 4
          let to = (row * width + columns.lowerBound) * 4
          UnsafeMutableRawBufferPointer(rebasing: ground[to..<(to + columns.count * 4)])
            .copyMemory(
              from: UnsafeRawBufferPointer(rebasing: picture[from..<(from + columns.count * 4)]))
        }
      }
    }
  }
}
