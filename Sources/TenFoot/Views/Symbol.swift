import Foundation

/// The outline of a symbol, stretched over a rectangle; on its own a square as large as it is beside
/// text.
nonisolated struct SymbolShape: Shape {
  let outline: SymbolOutline
  let side: CGFloat

  func path(in rect: CGRect) -> Path {
    outline.path.applying(
      CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: side, height: side))
  }
}

extension SymbolOutline {
  /// How much larger a symbol's square is than the font's size; a disc in it is 1.2 times as large as
  /// the font, as among SF Symbols.
  static let relativeSide: CGFloat = 1.32
  /// How much of the square stands above the baseline, so that its middle is that of capitals.
  static let shareAboveBaseline: CGFloat = 0.773

  /// What stands for a symbol that isn't there: a box.
  static let missing = SymbolOutline(
    path: Path { path in
      path.addRoundedRect(
        in: CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8),
        cornerSize: CGSize(width: 0.12, height: 0.12))
      path.addRoundedRect(
        in: CGRect(x: 0.18, y: 0.18, width: 0.64, height: 0.64),
        cornerSize: CGSize(width: 0.06, height: 0.06))
    }, fill: FillStyle(eoFill: true))
}

extension EnvironmentValues {
  /// A symbol in the variant asked for, or as it is where there is none in that variant.
  func symbol(named name: String) throws(ImageFailure) -> SymbolOutline {
    for candidate in symbolVariants.names(of: name) {
      if let found = try? assets.catalog.symbol(named: candidate) { return found }
    }
    return try assets.catalog.symbol(named: name)
  }

  /// The side of symbols' squares in points.
  var symbolSide: CGFloat {
    LetterStyle(of: self).run.font.size * SymbolOutline.relativeSide * imageScale.factor
  }
}

extension Image.Scale {
  /// Apple's symbols are about as much larger and smaller.
  nonisolated fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension ViewLowering {
  /// Adds a symbol: a shape in the foreground style, on the baseline of text.
  @MainActor mutating func symbol(_ name: String, _ image: Image) {
    var outline = SymbolOutline.missing
    do throws(ImageFailure) { outline = try environment.symbol(named: name) } catch {
      reportMissingSymbol(error)
    }
    let side = environment.symbolSide
    let shape = SymbolShape(outline: outline, side: side).fill(.foreground, style: outline.fill)
    if image.resizing != nil {
      lower(shape)
    } else {
      let onBaseline = shape.frame(width: side, height: side)
        .alignmentGuide(.firstTextBaseline) { $0.height * SymbolOutline.shareAboveBaseline }
        .alignmentGuide(.lastTextBaseline) { $0.height * SymbolOutline.shareAboveBaseline }
      lower(onBaseline)
    }
  }

  @MainActor private mutating func lower<Content: View>(_ view: Content) {
    Content._lower(view, into: &self)
  }

  /// Notes that a box stands for a symbol.
  mutating func reportMissingSymbol(_ failure: ImageFailure) {
    report("missing-symbol", .warning, failure.description)
  }
}

/// Which of several drawings of a symbol is shown.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  private var enclosure: String?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(enclosure: "circle")
  /// In a square.
  public static let square = SymbolVariants(enclosure: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(enclosure: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  private init(enclosure: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// The variant, filled as well.
  public var fill: SymbolVariants { adding(.fill) }
  /// The variant, struck through as well.
  public var slash: SymbolVariants { adding(.slash) }
  /// The variant, in a circle as well.
  public var circle: SymbolVariants { adding(.circle) }
  /// The variant, in a square as well.
  public var square: SymbolVariants { adding(.square) }
  /// The variant, in a rectangle as well.
  public var rectangle: SymbolVariants { adding(.rectangle) }

  /// Whether the variant has all of another.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The names to look for, the one nearest to what is asked first.
  func names(of name: String) -> [String] {
    guard self != .none else { return [] }
    let parts = name.split(separator: ".")
    let own = parts.filter { $0 != "fill" && $0 != "slash" }.map(String.init)
    let outline = own + (enclosure.map { own.contains($0) ? [] : [$0] } ?? [])
    let slash = isSlashed || parts.contains("slash") ? ["slash"] : []
    let fill = isFilled || parts.contains("fill") ? ["fill"] : []
    return [outline + slash + fill, own + slash + fill].map { $0.joined(separator: ".") }
  }
}

/// How a symbol's layers are colored: in one color, whatever is asked for.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In the symbol's own colors.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one color.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colors.
  public static let palette = SymbolRenderingMode(name: "palette")
}

private nonisolated struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private nonisolated struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// Which of several drawings of a symbol is shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How large symbols are beside text of the same font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Shows a variant of symbols where there is one, in addition to what was asked for around.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment { $0.symbolVariants = $0.symbolVariants.adding(variant) }
  }

  /// Sets how large symbols are beside text of the same font.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment { $0.imageScale = scale }
  }

  /// Leaves symbols as they are: they have one layer.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
  /// Leaves the symbol as it is: it has one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
