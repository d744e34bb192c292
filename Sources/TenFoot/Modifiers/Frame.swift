public import Foundation

extension View {
  /// Puts the view in a frame of fixed lengths; `nil` leaves an axis to the view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view in a frame that takes what it is offered, within bounds.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        frame: FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
  }
}

nonisolated struct FrameModifier: ViewModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let kind = NodeKind.frame(
      width: lowering.frameLength(modifier.width, "frame(width:)"),
      height: lowering.frameLength(modifier.height, "frame(height:)"), modifier.alignment)
    lowering.modify(kind) { V._lower(content, into: &$0) }
  }
}

nonisolated struct FlexibleFrameModifier: ViewModifier {
  let frame: FlexibleFrame

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    var frame = modifier.frame
    (frame.minWidth, frame.idealWidth, frame.maxWidth) = lowering.ordered(
      frame.minWidth, frame.idealWidth, frame.maxWidth, "Width")
    (frame.minHeight, frame.idealHeight, frame.maxHeight) = lowering.ordered(
      frame.minHeight, frame.idealHeight, frame.maxHeight, "Height")
    lowering.tree.flexibleFrames.append(frame)
    lowering.modify(.flexibleFrame(lowering.tree.flexibleFrames.count - 1)) {
      V._lower(content, into: &$0)
    }
  }
}

extension ViewLowering {
  /// A frame's length, or `nil` with a finding when it is below zero or no length.
  nonisolated mutating func frameLength(_ length: CGFloat?, _ what: String) -> CGFloat? {
    guard let length = usable(length, what) else { return nil }
    if length >= 0 { return length }
    report(
      "unusable-length", .warning, "\(what) is \(length), below zero: it is ignored",
      hint: "give a number of points from 0 up")
    return nil
  }

  /// A flexible frame's bounds in the order that SwiftUI keeps them in.
  nonisolated fileprivate mutating func ordered(
    _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, _ axis: String
  ) -> (CGFloat?, CGFloat?, CGFloat?) {
    let min = min == .infinity ? min : usable(min, "frame(min\(axis):)").map { Swift.max($0, 0) }
    let ideal = usable(ideal, "frame(ideal\(axis):)").map { Swift.max(min ?? 0, $0) }
    let max =
      (max == .infinity ? max : usable(max, "frame(max\(axis):)")).map {
        Swift.max(ideal ?? min ?? 0, $0)
      }
    return (min, ideal, max)
  }
}
