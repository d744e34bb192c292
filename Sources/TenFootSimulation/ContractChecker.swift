package import TenFootDisplay

/// Watches that events keep their contract: their order, their generations, and that the registry
/// shows what they tell.
package struct ContractChecker {
  /// What has been told of a screen that is connected.
  private struct Link {
    var id: ScreenID
    var isSettled = false
    var isAttached = false
    var hasFrame = false
  }

  private var links: [ScreenKey: Link] = [:]
  private var generations: [ScreenKey: Int] = [:]
  /// The first breach, in a sentence.
  package private(set) var violation: String?

  /// Begins with the screens that are there.
  package init(_ registry: ScreenRegistry) {
    for screen in registry.screens {
      links[screen.id.key] = Link(id: screen.id, isSettled: true)
      generations[screen.id.key] = screen.id.generation
    }
  }

  /// Takes in an event.
  package mutating func check(_ event: ScreenEvent) {
    switch event {
    case .connected(let id):
      expect(links[id.key] == nil, event, "it was connected already")
      expect(id.generation > generations[id.key] ?? 0, event, "its generation is not new")
      generations[id.key] = id.generation
      links[id.key] = Link(id: id)
    case .modeSettled(let id, _):
      change(id, event) { $0.isSettled ? "its mode was settled already" : nil }
      links[id.key]?.isSettled = true
    case .viewAttached(let id):
      change(id, event) { !$0.isSettled || $0.isAttached ? "no view was due" : nil }
      links[id.key]?.isAttached = true
    case .firstFrame(let id):
      change(id, event) { !$0.isAttached || $0.hasFrame ? "no first frame was due" : nil }
      links[id.key]?.hasFrame = true
    case .resumed(let id):
      expect(links[id.key] != nil, event, "it was not connected")
      expect(id.generation > generations[id.key] ?? 0, event, "its generation is not new")
      generations[id.key] = id.generation
      links[id.key]?.id = id
      links[id.key]?.hasFrame = false
    case .disconnected(let id, _):
      change(id, event) { _ in nil }
      // The view's end is told right after.
      links[id.key] = nil
    case .viewDetached(let id): links[id.key]?.isAttached = false
    case .modeChanged(let id, let old, let new):
      change(id, event) { _ in old == new ? "nothing changed" : nil }
    case .conditionsChanged(let id, let old, let new):
      change(id, event) { _ in old == new ? "nothing changed" : nil }
    case .overscanChanged(let id, _), .ownerDisplaced(let id, _, _), .refused(let id, _):
      change(id, event) { _ in nil }
    case .unstable(let key): expect(links[key] == nil, event, "it is still connected")
    }
  }

  /// Compares what was told with what the registry shows.
  package mutating func check(_ registry: ScreenRegistry) {
    let told = links.values.map(\.id).sorted { $0.generation < $1.generation }
    let shown = registry.screens.map(\.id).sorted { $0.generation < $1.generation }
    if told != shown { violate("told of \(told), and the registry shows \(shown)") }
  }

  /// Takes in a frame that a screen was given.
  package mutating func check(_ frame: Frame, _ registry: ScreenRegistry) {
    if !frame.isCurrent {
      violate("a frame came for \(frame.screen) that is not current")
    } else if links[frame.screen.key]?.id != frame.screen {
      violate("a frame came for \(frame.screen), which is not connected")
    } else if !registry.accepts(frameFor: frame.screen, in: frame.mode) {
      violate("a frame came for \(frame.screen) in \(frame.mode), which it is not in")
    }
  }

  /// Notes a breach, unless there was one before.
  package mutating func violate(_ sentence: String) {
    violation = violation ?? sentence
  }

  private mutating func change(
    _ id: ScreenID, _ event: ScreenEvent, _ objection: (Link) -> String?
  ) {
    guard let link = links[id.key], link.id == id else {
      return violate("\(event): it was not connected")
    }
    if let objection = objection(link) { violate("\(event): \(objection)") }
  }

  private mutating func expect(_ isSo: Bool, _ event: ScreenEvent, _ objection: String) {
    if !isSo { violate("\(event): \(objection)") }
  }
}
