import Foundation

/// Views that may be longer than their frame, of which a part is shown.
///
/// A still frame shows the start, or what `defaultScrollAnchor(_:)` or `scrollPosition(id:)` says.
public nonisolated struct ScrollView<Content: View>: View {
  /// The axes along which the content may be longer.
  public var axes: Axis.Set
  /// Whether bars would be shown while scrolling; a still frame has none.
  public var showsIndicators: Bool
  /// The content.
  public var content: Content

  /// Creates a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Lowers the content, clipped to the frame.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let environment = lowering.environment
    let kind = lowering.scroll(view.axes)
    let column = NodeKind.stack(
      axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    let content: @MainActor (inout ViewLowering) -> Void = { lowering in
      lowering.container(kind) { lowering in
        lowering.withEnvironment {
          $0.scroll = ScrollSettings()
        } content: { lowering in
          lowering.single(implicitly: column) { Content._lower(view.content, into: &$0) }
        }
      }
    }
    if environment.scroll.clips {
      lowering.modify(.clip(lowering.frameShape()), content: content)
    } else {
      content(&lowering)
    }
  }
}

/// What modifiers say about the scroll views in a view.
nonisolated struct ScrollSettings {
  var anchor = UnitPoint.topLeading
  var target: (id: AnyHashable, anchor: UnitPoint?)?
  var clips = true
}

extension ViewLowering {
  nonisolated fileprivate mutating func scroll(_ axes: Axis.Set) -> NodeKind {
    let settings = environment.scroll
    tree.layout.scrolls.append(
      ScrollContent(axes: axes, anchor: settings.anchor, target: settings.target))
    return .scroll(tree.layout.scrolls.count - 1)
  }

  /// A rectangle to clip to.
  nonisolated fileprivate mutating func frameShape() -> Int {
    add(
      ShapeContent(
        geometry: ShapeGeometry(.rectangle), drawing: .fill(FillStyle()),
        paint: .color(Color.Resolved(white: 0))))
  }
}

extension View {
  /// Shows the part of the content around a point of it.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment { $0.scroll.anchor = anchor ?? .topLeading }
  }

  /// Shows the view with an identity.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    environment { environment in
      guard let id = id.wrappedValue else { return }
      environment.scroll.target = (AnyHashable(id), anchor ?? .topLeading)
    }
  }

  /// Lets content be seen beyond the frame of scroll views.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment { $0.scroll.clips = !disabled }
  }
}

/// Views around scroll views that can bring a part of their content into sight.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  @State private var target: ScrollTarget?

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views, scrolled to what was asked for last.
  public var body: some View {
    content(ScrollViewProxy(target: $target)).environment { environment in
      if let target { environment.scroll.target = (target.id, target.anchor) }
    }
  }
}

nonisolated struct ScrollTarget: Equatable {
  let id: AnyHashable
  let anchor: UnitPoint?
}

/// Brings parts of the content of scroll views into sight.
public nonisolated struct ScrollViewProxy {
  let target: Binding<ScrollTarget?>

  /// Shows the view with an identity: at an anchor, or by moving as little as it takes.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    target.wrappedValue = ScrollTarget(id: AnyHashable(id), anchor: anchor)
  }
}
