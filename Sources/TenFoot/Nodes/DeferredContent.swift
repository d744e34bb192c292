import Foundation

/// What `content` stands for in the modifiers around a place, the innermost last.
typealias ModifiedContents = [@MainActor (inout ViewLowering) -> Void]

/// Views that can only be made when their room is known.
nonisolated struct DeferredContent {
  typealias Content = @MainActor (GeometryProxy, inout ViewLowering) -> Void

  let key: StateKey
  let environment: EnvironmentValues
  let modified: ModifiedContents
  let content: Content
}

/// What is to be done with a view's place.
nonisolated struct GeometryWatch {
  typealias Action = (GeometryProxy, StateStore, StateKey) -> Void

  let key: StateKey
  /// The mark of the view's node.
  let mark: Int
  let action: Action
}

/// A reader that has its room.
nonisolated struct PlacedReader {
  let node: Int
  let surroundings: Surroundings
}

extension ViewLowering {
  /// Adds a place for views that can only be made when their room is known.
  @MainActor mutating func reader(_ content: @escaping DeferredContent.Content) {
    let index = readers.count
    let key = StateKey(identity: identity, field: -1)
    readers.append(
      DeferredContent(key: key, environment: environment, modified: modified, content: content))
    tree.layout.readerRoots.append(nil)
    // What flowed from these views the last time stands for what will flow from them now.
    if let known = store.deferredPreferences[key]?.preferences { preferences.add(known) }
    leaf(.geometryReader(index))
  }

  /// Makes a reader's views, behind all other nodes, and returns the node that holds them.
  @MainActor mutating func lowerReader(_ index: Int, _ proxy: GeometryProxy) -> Int {
    let reader = readers[index]
    let outer = (environment, identity, preferences, modified)
    environment = reader.environment
    modified = reader.modified
    identity = reader.key.identity
    identity.steps.append(.place(-2))
    preferences = Preferences()
    let node = tree.nodes.count
    descend { lowering in
      lowering.container(.geometryReader(index)) { reader.content(proxy, &$0) }
    }
    if store.keepPreferences(preferences, of: reader.key), readsPreferences {
      hasLatePreferences = true
    }
    (environment, identity, preferences, modified) = outer
    guard tree.nodes.count > node else { return -1 }
    tree.layout.readerRoots[index] = node
    return node
  }
}
