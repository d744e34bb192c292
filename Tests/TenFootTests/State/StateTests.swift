import Foundation
import Observation
import Testing

@testable import TenFoot

/// State that belongs to identity, and what views do when they are shown.
@MainActor
struct StateTests {
  /// The texts of a composition, in order.
  private func texts(_ composition: Composition) -> [String] {
    composition.nodes.texts.map { $0.text.runs.map(\.text).joined() }
  }

  private func texts(_ view: some View, _ state: StateStore, settling passes: Int = 0) -> [String] {
    texts(
      compose(view, on: .fullHD, text: BlockTextEngine(), state: state, settling: passes))
  }

  private struct Filled: View {
    @State private var names: [String] = []

    var body: some View {
      Group { ForEach(names, id: \.self) { Text($0) } }
      Color.clear.onAppear { names = ["Ann", "Bo"] }
    }
  }

  @Test func `a view that fills itself when it appears is filled only when asked to settle`() {
    #expect(texts(Filled(), StateStore()) == [])
    #expect(texts(Filled(), StateStore(), settling: 3) == ["Ann", "Bo"])
  }

  private struct Loading: View {
    @State private var name = "…"

    var body: some View {
      Text(name).task {
        await Task.yield()
        name = "loaded"
      }
    }
  }

  @Test func `tasks are waited for`() async {
    let composition = await composeSettled(Loading(), on: .fullHD, text: BlockTextEngine())
    #expect(texts(composition) == ["loaded"])
  }

  private struct Counter: View {
    @State private var count: Int

    init(_ start: Int) { _count = State(initialValue: start) }

    var body: some View { Text(verbatim: "\(count)") }
  }

  private struct Item: Identifiable {
    let id: String
    let start: Int
  }

  @Test func `state follows an element to another place`() {
    let state = StateStore()
    func list(_ items: [Item]) -> some View {
      VStack { ForEach(items) { Counter($0.start) } }
    }
    #expect(texts(list([Item(id: "a", start: 1), Item(id: "b", start: 2)]), state) == ["1", "2"])
    #expect(texts(list([Item(id: "b", start: 9), Item(id: "a", start: 9)]), state) == ["2", "1"])
  }

  @Test func `state dies with its branch`() {
    let state = StateStore()
    @ViewBuilder func view(_ isFirst: Bool, _ start: Int) -> some View {
      if isFirst { Counter(start) } else { Text("else") }
    }
    #expect(texts(view(true, 1), state) == ["1"])
    #expect(texts(view(true, 2), state) == ["1"])
    #expect(texts(view(false, 3), state) == ["else"])
    #expect(texts(view(true, 4), state) == ["4"])
  }

  @Test func `another id begins anew`() {
    let state = StateStore()
    #expect(texts(Counter(1).id("a"), state) == ["1"])
    #expect(texts(Counter(2).id("a"), state) == ["1"])
    #expect(texts(Counter(3).id("b"), state) == ["3"])
  }

  private struct Watching: View {
    let value: Int
    @State private var log = ""

    var body: some View {
      Text(log).onChange(of: value) { old, new in log += "\(old)→\(new)" }
    }
  }

  @Test func `a change is told with both values`() {
    let state = StateStore()
    #expect(texts(Watching(value: 1), state, settling: 3) == [""])
    #expect(texts(Watching(value: 2), state, settling: 3) == ["1→2"])
  }

  @Observable fileprivate final class Game {
    var score = 1
  }

  private struct Score: View {
    @Environment(Game.self) private var game

    var body: some View { Text(verbatim: "\(game.score)") }
  }

  @Test func `an observable model that is shown says when a frame is due`() {
    let (game, state) = (Game(), StateStore())
    #expect(texts(Score().environment(game), state) == ["1"])
    #expect(!state.isInvalidated)
    game.score = 2
    #expect(state.isInvalidated)
    #expect(texts(Score().environment(game), state) == ["2"])
  }

  fileprivate final class Round: ObservableObject {
    @Published var number = 1
    @Published var name = "first"
  }

  private struct RoundView: View {
    @StateObject private var round = Round()
    let step: (Round) -> Void

    var body: some View {
      Text(verbatim: "\(round.number) \(round.name)").onAppear { step(round) }
    }
  }

  @Test func `a published property says when a frame is due`() {
    let state = StateStore()
    var round: Round?
    #expect(texts(RoundView { round = $0 }, state) == ["1 first"])
    state.runActions()
    #expect(!state.isInvalidated)
    round?.name = "second"
    #expect(state.isInvalidated)
    #expect(texts(RoundView { _ in }, state) == ["1 second"])
  }

  private struct Leaving: View {
    let isThere: Bool
    let leave: () -> Void

    var body: some View {
      if isThere { Text("there").onDisappear(perform: leave) } else { Text("gone") }
    }
  }

  @Test func `a view that is gone says so`() {
    let state = StateStore()
    var count = 0
    _ = texts(Leaving(isThere: true) { count += 1 }, state)
    state.runActions()
    _ = texts(Leaving(isThere: true) { count += 1 }, state)
    #expect(count == 0)
    _ = texts(Leaving(isThere: false) { count += 1 }, state)
    #expect(count == 1)
  }

  private struct Rows: View {
    @State private var players = [Player(id: 1, name: "Ann"), Player(id: 2, name: "Bo")]

    struct Player: Identifiable {
      let id: Int
      var name: String
    }

    var body: some View {
      VStack { ForEach($players) { $player in TextField("Name", text: $player.name) } }
    }
  }

  @Test func `elements are bound`() { #expect(texts(Rows(), StateStore()) == ["Ann", "Bo"]) }
}
