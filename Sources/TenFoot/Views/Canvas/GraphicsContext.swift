public import Foundation

/// What a canvas's closure draws with.
///
/// Copies draw on the same canvas, each with its own transform, clip, filters, opacity and blend mode.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// The opacity of what is drawn from now on, 0…1.
  public var opacity: Double = 1
  /// How what is drawn from now on is mixed with what is there.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// How coordinates become points of the canvas.
  public var transform = CGAffineTransform.identity

  let record: CanvasRecord
  let size: CGSize
  /// Tells how large views are.
  let meter: ViewMeter?
  /// The symbol with a tag.
  let symbol: (AnyHashable) -> AnyView
  private var clips: [Clip] = []
  private var filters: [Filter] = []

  /// A clip shape in points of the canvas.
  private struct Clip {
    let path: Path
    let style: FillStyle
    let isInverse: Bool
  }

  /// Changes a clip shape.
  public nonisolated struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Wraps bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is outside of the shape is left.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Changes what is drawn as one.
  public nonisolated struct Filter: Sendable {
    let apply: @MainActor @Sendable (AnyView) -> AnyView

    private init(_ apply: @escaping @MainActor @Sendable (AnyView) -> AnyView) {
      self.apply = apply
    }

    /// Blurs it.
    public static func blur(radius: CGFloat) -> Filter {
      Filter { AnyView($0.blur(radius: radius)) }
    }

    /// Lets it throw a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// Makes it lighter.
    public static func brightness(_ amount: Double) -> Filter {
      Filter { AnyView($0.brightness(amount)) }
    }

    /// Spreads its colors.
    public static func contrast(_ amount: Double) -> Filter {
      Filter { AnyView($0.contrast(amount)) }
    }

    /// Makes its colors stronger.
    public static func saturation(_ amount: Double) -> Filter {
      Filter { AnyView($0.saturation(amount)) }
    }

    /// Takes its colors away.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter { AnyView($0.grayscale(amount)) }
    }

    /// Turns its colors around the wheel.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter { AnyView($0.hueRotation(angle)) }
    }

    /// Turns its colors into their opposites, or part of the way there.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // A contrast of minus one is the opposite, and of zero the gray on the way.
      Filter { AnyView($0.contrast(1 - 2 * amount)) }
    }

    /// Multiplies its colors by one.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { AnyView($0.colorMultiply(color)) }
    }

    /// Warps it.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { AnyView($0.projectionEffect(matrix)) }
    }
  }

  init(
    record: CanvasRecord, size: CGSize, environment: EnvironmentValues, meter: ViewMeter?,
    symbol: @escaping (AnyHashable) -> AnyView
  ) {
    self.record = record
    self.size = size
    self.environment = environment
    self.meter = meter
    self.symbol = symbol
  }

  // MARK: Coordinates

  /// Moves the origin.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns coordinates clockwise.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Puts a transform before the one that is there.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: State

  /// The rectangle around what all clip shapes leave.
  public var clipBoundingRect: CGRect {
    clips.filter { !$0.isInverse }.reduce(CGRect(origin: .zero, size: size)) {
      $0.intersection($1.path.boundingRect)
    }
  }

  /// Draws inside of a shape from now on, or outside of it.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      Clip(
        path: path.applying(transform), style: style, isInverse: options.contains(.inverse)))
  }

  /// Adds a filter to all that is drawn from now on.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  /// Draws on a layer, which is then drawn as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasRecord()
    var context = GraphicsContext(
      record: layer, size: size, environment: environment, meter: meter, symbol: symbol)
    context.transform = transform
    try content(&context)
    add(CanvasLayer(record: layer).compositingGroup())
  }

  /// Adds a view as large as the canvas, in points of the canvas, with the context's state applied.
  func add(_ content: some View) {
    var view = AnyView(content)
    for filter in filters { view = filter.apply(view) }
    for clip in clips {
      view =
        clip.isInverse
        ? AnyView(view.mask(outside(of: clip)))
        : AnyView(view.clipShape(clip.path, style: clip.style))
    }
    if opacity != 1 { view = AnyView(view.opacity(opacity)) }
    if blendMode != .normal { view = AnyView(view.blendMode(blendMode)) }
    record.views.append(view)
  }

  /// Adds a view as large as the canvas, in the context's coordinates.
  func addTransformed(_ content: some View) {
    if transform.isIdentity { add(content) } else { add(content.transformEffect(transform)) }
  }

  /// A mask of the canvas without a shape.
  private func outside(of clip: Clip) -> some View {
    var path = Path(CGRect(origin: .zero, size: size).insetBy(dx: -1e4, dy: -1e4))
    path.addPath(clip.path)
    return path.fill(Color.black, style: FillStyle(eoFill: true))
  }
}
