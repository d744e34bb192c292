import Dispatch
import Foundation
import Synchronization

/// Ctrl-C and its like: asks a long run to stop between two frames.
package final class Interruption: Sendable {
  private struct State {
    var isRequested = false
    var isWatched = false
  }

  private let state = Mutex(State())
  /// Readable from the moment that somebody asks; wakes a run that waits for input.
  let wakeDescriptor: Int32
  private let wakeEnd: Int32

  package init() {
    var ends: [Int32] = [-1, -1]
    // Without the pipe a run that waits for input would notice a line later, no more.
    _ = pipe(&ends)
    wakeDescriptor = ends[0]
    wakeEnd = ends[1]
  }

  deinit {
    close(wakeDescriptor)
    close(wakeEnd)
  }

  /// Whether somebody asked to stop.
  package var isRequested: Bool { state.withLock(\.isRequested) }

  /// Asks to stop.
  ///
  /// A second time, or when nobody looks, the process ends at once.
  package func request() {
    let isGraceful = state.withLock { state in
      defer { state.isRequested = true }
      return state.isWatched && !state.isRequested
    }
    guard isGraceful else { TemporaryFiles.discardAll(thenExit: .interrupted) }
    var byte: UInt8 = 1
    _ = write(wakeEnd, &byte, 1)
  }

  /// Promises to look at ``isRequested`` often from now on.
  func watch() { state.withLock { $0.isWatched = true } }

  /// Takes SIGINT and SIGTERM of this process as requests, for as long as the sources live.
  func signalSources() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: .global(qos: .userInteractive))
      source.setEventHandler { self.request() }
      source.activate()
      return source
    }
  }
}
