import Synchronization

/// What views remember between frames: their state, by identity.
///
/// Give the same store to ``compose(_:on:text:images:state:settling:)`` for each frame of one screen.
/// State whose view is gone from a frame is forgotten with it. Like views, a store belongs to the main
/// actor; only ``invalidate()`` may be called from anywhere.
public nonisolated final class StateStore: @unchecked Sendable {
  private var cells: [StateKey: (cell: AnyObject, frame: Int)] = [:]
  private var frame = 0
  private let changed = Mutex((isChanged: false, frame: 0))
  /// What `_forEachField` said about types that were met.
  var dynamicFields: [ObjectIdentifier: [DynamicField]] = [:]
  /// What flowed from views that were made late.
  var deferredPreferences: [StateKey: (preferences: Preferences, frame: Int)] = [:]
  /// What is to be done now that a frame is shown.
  var pending: [Lifecycle] = []
  /// What is to be done when views are gone, by the view.
  var leaving: [StateKey: (action: () -> Void, frame: Int)] = [:]
  /// The tasks of views.
  var tasks: [StateKey: (task: Task<Void, Never>, frame: Int)] = [:]
  /// Is called, from anywhere, when a value that a view depends on has changed.
  private let observer = Mutex<(@Sendable () -> Void)?>(nil)

  /// Creates an empty store.
  public init() {}

  /// Calls a function, from any thread, when something has changed and a new frame is due.
  public func onInvalidate(_ action: (@Sendable () -> Void)?) {
    observer.withLock { $0 = action }
  }

  /// Whether something changed since the last frame was composed.
  public var isInvalidated: Bool { changed.withLock { $0.isChanged } }

  /// Notes that something has changed that a view shows.
  public func invalidate() { invalidate { _ in true } }

  /// Notes that something has changed that a view of a frame read; of no interest when there has been
  /// another frame since, which read anew.
  func invalidate(readIn frame: Int) { invalidate { $0 == frame } }

  /// The frame that is being composed, or was last.
  var currentFrame: Int { frame }

  private func invalidate(if matters: (_ frame: Int) -> Bool) {
    let isNew = changed.withLock { changed in
      guard matters(changed.frame), !changed.isChanged else { return false }
      changed.isChanged = true
      return true
    }
    if isNew { observer.withLock { $0 }?() }
  }

  deinit {
    for entry in tasks.values { entry.task.cancel() }
  }

  // MARK: Frames

  func beginFrame() {
    frame += 1
    pending.removeAll()
    changed.withLock { [frame] in $0 = (false, frame) }
  }

  /// Forgets what no view asked for in this frame, and says good-bye to views that are gone.
  @MainActor func endFrame() {
    cells = cells.filter { $0.value.frame == frame }
    deferredPreferences = deferredPreferences.filter { $0.value.frame == frame }
    let gone = leaving.filter { $0.value.frame != frame }
    leaving = leaving.filter { $0.value.frame == frame }
    for task in tasks.values where task.frame != frame { task.task.cancel() }
    tasks = tasks.filter { $0.value.frame == frame }
    for (action, _) in gone.values { action() }
  }

  /// Says good-bye to all views, as when they are taken from a screen; what they remember stays.
  ///
  /// In the next frame they appear anew.
  @MainActor package func leave() {
    let actions = leaving.values
    leaving.removeAll()
    pending.removeAll()
    for entry in tasks.values { entry.task.cancel() }
    tasks.removeAll()
    cells = cells.filter { !($0.value.cell is any AppearanceMark) }
    for (action, _) in actions { action() }
  }

  /// Keeps what flowed from views that were made late; tells whether it is new.
  func keepPreferences(_ preferences: Preferences, of key: StateKey) -> Bool {
    let known = deferredPreferences[key]?.preferences ?? Preferences()
    deferredPreferences[key] = (preferences, frame)
    return !preferences.isSame(as: known)
  }

  /// The cell of a key, made where there is none.
  func cell<Cell: AnyObject>(_ key: StateKey, make: () -> Cell) -> Cell {
    if let known = cells[key]?.cell as? Cell {
      cells[key]?.frame = frame
      return known
    }
    let cell = make()
    cells[key] = (cell, frame)
    return cell
  }

  /// Keeps what belongs to a view's wish for as long as the view is there.
  func keep(_ key: StateKey) {
    cells[key]?.frame = frame
    leaving[key]?.frame = frame
    tasks[key]?.frame = frame
  }

  func onLeave(_ key: StateKey, _ action: @escaping () -> Void) {
    leaving[key] = (action, frame)
  }

  func start(_ key: StateKey, _ task: Task<Void, Never>) {
    tasks[key]?.task.cancel()
    tasks[key] = (task, frame)
  }

  /// Does what views want done when they appear or change: after the first frame that shows them.
  ///
  /// A session calls this when a frame is on the screen; a frame is due when it leaves the store
  /// invalidated.
  @MainActor public func runActions() {
    let actions = pending
    pending.removeAll()
    for action in actions { action.run(in: self) }
  }

  /// Waits until the tasks that views have started are done.
  @MainActor func finishTasks() async {
    for task in tasks.values { await task.task.value }
  }
}

/// A value that outlives the frame.
nonisolated final class StateCell<Value>: @unchecked Sendable {
  private(set) var value: Value
  private weak var store: StateStore?

  init(_ value: Value, _ store: StateStore) {
    self.value = value
    self.store = store
  }

  func set(_ newValue: Value) {
    let isSame = areEqual(value, newValue)
    value = newValue
    if !isSame { store?.invalidate() }
  }
}

/// Whether two values are known to be equal.
nonisolated func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func compare<E: Equatable>(_ one: E) -> Bool { (other as? E) == one }
  if let one = one as? any Equatable { return compare(one) }
  return false
}
