public import Foundation

/// A view that is drawn by hand once its size is known.
///
/// What is drawn becomes shapes, texts and images as other views are, so a canvas is as sharp at any
/// scale, and its texts are read by the rules. It takes all that it is offered.
public struct Canvas<Symbols: View>: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether it covers all that is behind it; nothing depends on it here.
  ///   - colorMode: How colors are mixed; they are mixed as everywhere.
  ///   - rendersAsynchronously: Whether it may be drawn elsewhere; nothing depends on it here.
  ///   - renderer: Draws on a context of a size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.renderer = renderer
  }

  /// What was drawn, as views over one another.
  public var body: some View {
    GeometryReader { proxy in
      CanvasDrawing(size: proxy.size, renderer: renderer)
    }
  }
}

/// What a canvas's closure draws in a size.
private struct CanvasDrawing: View {
  let size: CGSize
  let renderer: (inout GraphicsContext, CGSize) -> Void

  typealias Body = Never

  static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let record = CanvasRecord()
    var context = GraphicsContext(
      record: record, size: view.size, environment: lowering.environment)
    view.renderer(&context, view.size)
    let drawing = CanvasLayer(record: record).frame(
      width: view.size.width, height: view.size.height, alignment: .topLeading)
    lower(drawing, into: &lowering)
  }

  private static func lower<Content: View>(_ view: Content, into lowering: inout ViewLowering) {
    Content._lower(view, into: &lowering)
  }
}

/// What is drawn on a canvas, in order.
nonisolated final class CanvasRecord {
  /// A view as large as the canvas that shows one thing.
  var views: [AnyView] = []
}

/// The views of a record over one another, the first at the back.
struct CanvasLayer: View {
  let record: CanvasRecord

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(record.views.indices, id: \.self) { record.views[$0] }
    }
  }
}
