import Foundation

/// Where a view stands among all views: what state belongs to.
///
/// A view keeps its identity as long as the way to it is the same: the same types, the same branches,
/// the same places in builders, and the same identities of elements.
nonisolated struct Identity: Hashable {
  enum Step: Hashable {
    /// The place among views of one builder, or beside the view that something is added to.
    case place(Int)
    /// A branch of an `if` or `switch`.
    case branch(Bool)
    /// An element's identity or what `id(_:)` gave.
    case id(AnyHashable)
    /// A view or modifier of a type.
    case type(ObjectIdentifier)
  }

  var steps: [Step] = []
}

/// One of the values that a view keeps.
nonisolated struct StateKey: Hashable {
  let identity: Identity
  /// The number of the value among those of the view.
  let field: Int
}
