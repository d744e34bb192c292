public import Foundation

extension GraphicsContext {
  /// A text in the environment of a canvas, whose size can be asked for.
  @MainActor @preconcurrency
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    let meter: ViewMeter?
    private var ownShading: Shading?

    init(_ text: Text, _ environment: EnvironmentValues, _ meter: ViewMeter?) {
      self.text = text
      self.environment = environment
      self.meter = meter
    }

    /// What the letters are filled with that have no style of their own.
    public var shading: Shading {
      get { ownShading ?? .foreground }
      set { ownShading = newValue }
    }

    /// The size that the text takes in a size.
    public func measure(in size: CGSize) -> CGSize { measured(in: size).size }

    /// How far the baseline of the first line is from the top, in a size.
    public func firstBaseline(in size: CGSize) -> CGFloat { measured(in: size).firstBaseline }

    /// How far the baseline of the last line is from the top, in a size.
    public func lastBaseline(in size: CGSize) -> CGFloat { measured(in: size).lastBaseline }

    private func measured(in size: CGSize) -> ViewMeter.Measure {
      meter?.measure(text, in: environment, ProposedViewSize(size)) ?? ViewMeter.Measure()
    }

    /// The text in its shading on a canvas of a size.
    @ViewBuilder func view(on size: CGSize) -> some View {
      if let ownShading { text.foregroundStyle(ownShading.style(size)) } else { text }
    }
  }

  /// An image in the environment of a canvas, whose size is known.
  @MainActor @preconcurrency
  public struct ResolvedImage {
    let image: Image
    /// The size in points.
    public let size: CGSize
    /// How far the baseline is from the top.
    public let baseline: CGFloat
    /// What the image is filled with where it is opaque; `nil` for its own colors.
    public var shading: Shading?

    /// The image in its shading on a canvas of a size.
    @ViewBuilder func view(_ image: Image, on size: CGSize) -> some View {
      if let shading {
        image.renderingMode(.template).foregroundStyle(shading.style(size))
      } else {
        image
      }
    }
  }

  /// A view of a canvas's symbols, whose size is known.
  @MainActor @preconcurrency
  public struct ResolvedSymbol {
    let view: AnyView
    /// The size in points.
    public let size: CGSize
  }

  /// A text as it stands in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment, meter) }

  /// An image as it stands in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    let measure = meter?.measure(image, in: environment, .unspecified) ?? ViewMeter.Measure()
    return ResolvedImage(image: image, size: measure.size, baseline: measure.firstBaseline)
  }

  /// A shading as it is in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The symbol with a tag, in its own size; `nil` when no symbol has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let view = symbol(AnyHashable(id))
    guard let measure = meter?.measure(view, in: environment, .unspecified) else { return nil }
    return ResolvedSymbol(view: view, size: measure.size)
  }

  // MARK: Drawing

  /// Draws a text in its own size, with a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    addTransformed(placed(text.view(on: size).fixedSize(), at: point, anchor))
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    addTransformed(placed(text.view(on: size), in: rect))
  }

  /// Draws an image in its own size, with a point of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    addTransformed(placed(image.view(image.image, on: size), at: point, anchor))
  }

  /// Draws an image, stretched over a rectangle.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    let stretched = image.image.resizable().antialiased(style.isAntialiased)
    addTransformed(placed(image.view(stretched, on: size), in: rect))
  }

  /// Draws a symbol in its own size, with a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    addTransformed(placed(symbol.view.fixedSize(), at: point, anchor))
  }

  /// Draws a symbol, stretched over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let stretched = symbol.view.frame(width: symbol.size.width, height: symbol.size.height)
      .scaleEffect(
        x: rect.width / symbol.size.width, y: rect.height / symbol.size.height,
        anchor: .topLeading)
    addTransformed(placed(stretched, in: rect))
  }
}
