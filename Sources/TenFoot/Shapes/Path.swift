public import Foundation

/// The outline of a shape: lines and curves in points, y down.
public nonisolated struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath.
    case closeSubpath

    /// All points of the step, its end and its controls.
    package var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .closeSubpath: []
      }
    }
  }

  /// The steps, in order.
  package private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  init(elements: [Element]) { self.elements = elements }

  /// Creates a path and lets `build` add to it.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates an ellipse that touches the four sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Starts a new subpath at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  /// Adds straight lines through points, starting a new subpath at the first.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the subpath with a straight line.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle as a closed subpath, clockwise from its top left corner.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds an ellipse that touches the four sides of a rectangle, clockwise from its right end.
  public mutating func addEllipse(in rect: CGRect) {
    // The control points' distance that keeps a cubic curve within 0.03 % of a quarter circle.
    let reach: CGFloat = 0.552_284_749_831
    let (midX, midY) = (rect.midX, rect.midY)
    let (spanX, spanY) = (rect.width / 2 * reach, rect.height / 2 * reach)
    move(to: CGPoint(x: rect.maxX, y: midY))
    addCurve(
      to: CGPoint(x: midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: midY + spanY),
      control2: CGPoint(x: midX + spanX, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: midY), control1: CGPoint(x: midX - spanX, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: midY + spanY))
    addCurve(
      to: CGPoint(x: midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: midY - spanY),
      control2: CGPoint(x: midX - spanX, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: midY), control1: CGPoint(x: midX + spanX, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: midY - spanY))
    closeSubpath()
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }
}
