package import TenFootDisplay

/// Watches that events keep their contract: their order, their generations, and that the registry
/// shows what they tell.
package struct ContractChecker {
  /// What has been told of a screen.
  private struct Link {
    var id: ScreenID
    var isConnected = true
    var isSettled = false
    var isAttached = false
    var hasFrame = false
    var mode: ScreenMode?
    var conditions: Set<Degradation> = []
  }

  /// The screens that were ever told of; a few, so that looking through them is fast.
  private var links: [Link] = []
  private var connectedCount = 0
  /// The first breach, in a sentence.
  package private(set) var violation: String?

  /// Begins with the screens that are there.
  package init(_ registry: ScreenRegistry) {
    for screen in registry.screens {
      links.append(
        Link(
          id: screen.id, isSettled: true, mode: screen.currentMode, conditions: screen.degradations)
      )
    }
    connectedCount = links.count
  }

  /// Takes in an event.
  package mutating func check(_ event: ScreenEvent) {
    switch event {
    case .connected(let id):
      let known = index(of: id.key)
      let link = known.map { links[$0] }
      expect(link?.isConnected != true, event, "it was connected already")
      expect(link?.isAttached != true, event, "its view was not detached from the one before")
      expect(id.generation > link?.id.generation ?? 0, event, "its generation is not new")
      if let known { links[known] = Link(id: id) } else { links.append(Link(id: id)) }
      connectedCount += 1
    case .modeSettled(let id, let mode):
      change(id, event) { link in
        defer { (link.isSettled, link.mode) = (true, mode) }
        return link.isSettled ? "its mode was settled already" : nil
      }
    case .viewAttached(let id):
      change(id, event) { link in
        defer { link.isAttached = true }
        return !link.isSettled || link.isAttached ? "no view was due" : nil
      }
    case .firstFrame(let id):
      change(id, event) { link in
        defer { link.hasFrame = true }
        return !link.isAttached || link.hasFrame ? "no first frame was due" : nil
      }
    case .resumed(let id):
      guard let known = index(of: id.key), links[known].isConnected else {
        return violate("\(event): it was not connected")
      }
      expect(id.generation > links[known].id.generation, event, "its generation is not new")
      links[known].id = id
      links[known].hasFrame = false
    case .disconnected(let id, _):
      change(id, event) { link in
        // The view's end is told right after.
        link.isConnected = false
        return nil
      }
      connectedCount -= 1
    case .viewDetached(let id):
      guard let known = index(of: id.key), links[known].id == id, links[known].isAttached else {
        return violate("\(event): no view was attached")
      }
      links[known].isAttached = false
    case .modeChanged(let id, let old, let new):
      change(id, event) { link in
        defer { link.mode = new }
        return old == new ? "nothing changed" : old != link.mode ? "it was in another" : nil
      }
    case .conditionsChanged(let id, let old, let new):
      change(id, event) { link in
        defer { link.conditions = new }
        return old == new ? "nothing changed" : old != link.conditions ? "it was in others" : nil
      }
    case .overscanChanged(let id, _), .ownerDisplaced(let id, _, _), .refused(let id, _):
      change(id, event) { _ in nil }
    case .unstable(let key):
      expect(index(of: key).map { !links[$0].isConnected } ?? true, event, "it is still connected")
    }
  }

  /// Compares what was told with what the registry shows, when all has been told.
  package mutating func check(_ registry: ScreenRegistry) {
    guard let objection = objection(to: registry) else { return }
    violate(objection)
  }

  private func objection(to registry: ScreenRegistry) -> String? {
    for link in links {
      let state = registry[link.id.key]
      if state?.id != (link.isConnected ? link.id : nil) { return difference(from: registry) }
      if !link.isConnected, link.isAttached {
        return "\(link.id) has gone, and its view was not detached"
      }
      guard let state else { continue }
      if !link.isSettled { return "\(link.id) is connected, and its mode was not settled" }
      if state.currentMode != link.mode || state.degradations != link.conditions {
        return "\(link.id) is \(state.currentMode) and \(state.degradations), which nobody told"
      }
    }
    return registry.connectedCount == connectedCount ? nil : difference(from: registry)
  }

  private func difference(from registry: ScreenRegistry) -> String {
    let told = links.filter(\.isConnected).map(\.id)
    return "told of \(told), and the registry shows \(registry.screens.map(\.id))"
  }

  /// Takes in a frame that a screen was given.
  package mutating func check(_ frame: Frame, _ registry: ScreenRegistry) {
    if !frame.isCurrent {
      violate("a frame came for \(frame.screen) that is not current")
    } else if !links.contains(where: { $0.id == frame.screen && $0.isConnected }) {
      violate("a frame came for \(frame.screen), which is not connected")
    } else if !registry.accepts(frameFor: frame.screen, in: frame.mode) {
      violate("a frame came for \(frame.screen) in \(frame.mode), which it is not in")
    }
  }

  /// Notes a breach, unless there was one before.
  package mutating func violate(_ sentence: @autoclosure () -> String) {
    if violation == nil { violation = sentence() }
  }

  private func index(of key: ScreenKey) -> Int? { links.firstIndex { $0.id.key == key } }

  /// Notes an event of a screen that must be connected, unless there is something against it.
  private mutating func change(
    _ id: ScreenID, _ event: ScreenEvent, _ objection: (inout Link) -> String?
  ) {
    guard let known = index(of: id.key), links[known].id == id, links[known].isConnected else {
      return violate("\(event): it was not connected")
    }
    if let objection = objection(&links[known]) { violate("\(event): \(objection)") }
  }

  private mutating func expect(
    _ isSo: Bool, _ event: ScreenEvent, _ objection: @autoclosure () -> String
  ) {
    if !isSo { violate("\(event): \(objection())") }
  }
}
