/// A part of a picture, described by other views.
///
/// Conform by giving a ``body``. Views are values: making one costs nothing, and the same value
/// always shows the same picture.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// What the view shows.
  @ViewBuilder var body: Body { get }

  /// Adds the view's nodes to the tree. Authors give a ``body`` instead.
  static func _lower(_ view: Self, into lowering: inout ViewLowering)
}

extension View {
  /// Lowers the body, under the view's name.
  public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.scope(.view(Self.self)) { lowering in
      lowering.identity.steps.append(.type(ObjectIdentifier(Self.self)))
      lowering.descend { Body._lower($0.connected(view).body, into: &$0) }
      lowering.identity.steps.removeLast()
    }
  }
}

extension Never: View {
  /// Never is called: there is no such value.
  public var body: Never { self }
}

extension View where Body == Never {
  /// A primitive view has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view and has no body")
  }
}
