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
    case id(ExplicitID)
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

/// The identity that an author gave an element or a view.
///
/// A number, as most are, is kept as it is: hiding its type takes longer than laying its view out.
package nonisolated enum ExplicitID: Hashable, @unchecked Sendable, CustomStringConvertible {
  case number(Int)
  case other(AnyHashable)

  init<ID: Hashable>(_ id: ID) {
    if ID.self == Int.self, let number = id as? Int {
      self = .number(number)
    } else {
      let hidden = AnyHashable(id)
      self = (hidden.base as? Int).map(Self.number) ?? .other(hidden)
    }
  }

  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .other(let id): "\(id)"
    }
  }
}
