public import Foundation

/// A view that is drawn by hand once its size is known.
///
/// What is drawn becomes shapes, texts and images as other views are, so a canvas is as sharp at any
/// scale, and its texts are read by the rules. It takes all that it is offered.
public struct Canvas<Symbols: View>: View {
  /// The views that can be drawn as symbols, each with its tag.
  public var symbols: Symbols
  /// Draws on a context of a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether it covers all that is behind it.
  public var isOpaque: Bool
  /// The numbers that colors are mixed in.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn elsewhere; nothing depends on it here.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that can be drawn on it.
  ///
  /// - Parameters:
  ///   - opaque: Whether it covers all that is behind it: what is not drawn on is black.
  ///   - colorMode: The numbers that colors are mixed in.
  ///   - rendersAsynchronously: Whether it may be drawn elsewhere; nothing depends on it here.
  ///   - renderer: Draws on a context of a size in points.
  ///   - symbols: Views, each with its `tag(_:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether it covers all that is behind it: what is not drawn on is black.
  ///   - colorMode: The numbers that colors are mixed in.
  ///   - rendersAsynchronously: Whether it may be drawn elsewhere; nothing depends on it here.
  ///   - renderer: Draws on a context of a size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }

  /// What was drawn, as views over one another.
  public var body: some View {
    let symbols = symbols
    GeometryReader { proxy in
      let drawing = CanvasDrawing(
        size: proxy.size,
        symbol: { tag in AnyView(_TaggedView(tag: tag, content: symbols, hidesOthers: true)) },
        renderer: renderer)
      if isOpaque || colorMode != .nonLinear {
        drawing.drawingGroup(opaque: isOpaque, colorMode: colorMode)
      } else {
        drawing
      }
    }
  }
}

/// What a canvas's closure draws in a size.
private struct CanvasDrawing: View {
  let size: CGSize
  let symbol: (AnyHashable) -> AnyView
  let renderer: (inout GraphicsContext, CGSize) -> Void

  typealias Body = Never

  static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let record = CanvasRecord()
    var context = GraphicsContext(
      record: record, size: view.size, environment: lowering.environment,
      meter: lowering.meter, symbol: view.symbol)
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
