public import Foundation

/// Views that are made when their room is known: they are told its size and place.
///
/// A reader takes all that it is offered. Its views stand in its top leading corner, over one another.
public struct GeometryReader<Content: View>: View {
  /// Makes the views.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// A reader has no body of its own.
  public typealias Body = Never

  /// Lowers a place for views to come.
  public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let content = view.content
    lowering.reader { proxy, lowering in Content._lower(content(proxy), into: &lowering) }
  }
}

/// The size and place of a view that is being laid out.
public nonisolated struct GeometryProxy: Sendable {
  /// The view's frame, in absolute points.
  let frame: CGRect
  let geometry: ComposedGeometry
  /// The named spaces around the view, in absolute points.
  let spaces: [AnyHashableName: CGRect]

  /// The insets of the safe area that reach over the view.
  public let safeAreaInsets: EdgeInsets

  /// The view's size.
  public var size: CGSize { frame.size }

  /// The view's frame in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let origin = origin(of: coordinateSpace)
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The bounds of a named space around the view, in the view's own coordinates; `nil` where there
  /// is none of the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return spaces[AnyHashableName(name)]?.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// What an anchor stands for, in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let rect = geometry.frames[anchor.node] ?? .zero
    return anchor.source.moved(anchor.source.value(rect), frame.origin)
  }

  private func origin(of space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: .zero
    case .local: frame.origin
    case .named(let name): spaces[AnyHashableName(name)]?.origin ?? .zero
    }
  }
}

/// The name of a coordinate space. (Names are constants of an author's, which never change.)
nonisolated struct AnyHashableName: Hashable, @unchecked Sendable {
  let name: AnyHashable

  init(_ name: AnyHashable) { self.name = name }
}

/// The frames that anchors stand for, as far as they are known.
nonisolated struct ComposedGeometry: @unchecked Sendable {
  var frames: [AnchorID: CGRect] = [:]
}

/// A frame of reference for points.
public nonisolated enum CoordinateSpace: Hashable {
  /// The screen.
  case global
  /// The view itself.
  case local
  /// A view around that has a name.
  case named(AnyHashable)

  /// Whether it is the screen.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }
}

/// A frame of reference for points, by its type.
public nonisolated protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view itself as a coordinate space.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The screen as a coordinate space.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A named view around as a coordinate space.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public nonisolated static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The screen.
  public nonisolated static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The view around of a name.
  public nonisolated static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension View {
  /// Makes the view's coordinates known by a name to the views in it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }

  /// Makes the view's coordinates known by a name to the views in it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(space: .named(AnyHashable(name))))
  }

  /// Does something with a value made of the view's geometry when it is another than before.
  ///
  /// Where this changes what is shown, the view is composed again, a bounded number of times.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Does something with a value made of the view's geometry, and the one before, when they differ.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier { proxy, store, key in
        let value = transform(proxy)
        let last = store.cell(key) { LastValue<T>() }
        let before = last.value
        last.value = value
        if before != value { action(before ?? value, value) }
      })
  }
}

nonisolated struct CoordinateSpaceModifier: ViewModifier {
  let space: CoordinateSpace

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    guard case .named(let name) = modifier.space else {
      return V._lower(content, into: &lowering)
    }
    lowering.scope(.coordinateSpace(name)) { V._lower(content, into: &$0) }
  }
}

nonisolated struct GeometryChangeModifier: ViewModifier {
  let action: GeometryWatch.Action

  init(_ action: @escaping GeometryWatch.Action) { self.action = action }

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let action = modifier.action
    lowering.hook { lowering, node, key in
      lowering.geometryWatches.append(
        GeometryWatch(key: key, mark: lowering.mark(node), action: action))
    } content: {
      V._lower(content, into: &$0)
    }
  }
}
