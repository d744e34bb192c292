import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

private struct CounterView: View {
  let model: Counter

  var body: some View {
    (model.value.isMultiple(of: 2) ? Color.red : Color.blue)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

@MainActor
struct HostingControllerTests {
  @Test func `a view's picture follows its model`() throws {
    let room = try Room()
    try room.center.connect(Room.tv.preferring(.hd720))
    let model = Counter()
    let window = Window(frame: .zero, screen: try #require(room.center[Room.tv.key]))
    window.rootViewController = HostingController(rootView: CounterView(model: model))
    window.isHidden = false
    room.clock.advance(by: .seconds(1))
    let red = try #require(room.television.frames.last).bitmap()
    #expect((red.width, red.height) == (1280, 720))
    model.value = 1
    room.clock.advance(by: .seconds(1))
    let blue = try #require(room.television.frames.last).bitmap()
    // SwiftUI's red and blue in the dark.
    #expect(red[640, 360].red > 200 && red[640, 360].blue < 100)
    #expect(blue[640, 360].blue > 200 && blue[640, 360].red < 100)
  }

  @Test func `reattach shows the pixels that an undisturbed run shows`() throws {
    func run(disturbed: Bool) throws -> Bitmap {
      let room = try Room()
      try room.connect()
      let model = Counter()
      let mounting = ExternalWindowController()
      let observer = ExternalDisplayObserver(center: room.center)
      mounting.present(CounterView(model: model), on: try #require(observer.externalScreen))
      room.clock.advance(by: .seconds(1))
      if disturbed { try room.disconnect() } else { room.clock.advance(by: .seconds(1)) }
      model.value = 3
      if disturbed { try room.connect() } else { room.clock.advance(by: .seconds(1)) }
      mounting.present(CounterView(model: model), on: try #require(observer.externalScreen))
      room.clock.advance(by: .seconds(1))
      return try #require(room.television.frames.last).bitmap()
    }
    #expect(try run(disturbed: true) == run(disturbed: false))
  }

  @Test func `a picture for a set that cuts its edges is drawn inside them`() throws {
    let room = try Room()
    let set = ScreenDescription(
      name: "Living room", modes: [.fullHD],
      overscan: EdgeInsets(top: 0.05, leading: 0.05, bottom: 0.05, trailing: 0.05))
    try room.center.connect(set)
    let window = Window(frame: .zero, screen: try #require(room.center[Room.tv.key]))
    window.rootViewController = HostingController(rootView: CounterView(model: Counter()))
    window.isHidden = false
    room.clock.advance(by: .seconds(1))
    let picture = try #require(room.television.frames.last).bitmap()
    #expect(picture[95, 540].red == 0)
    #expect(picture[96, 540].red > 200)
    #expect(picture[1823, 540].red > 200)
    #expect(picture[1824, 540].red == 0)
    #expect(picture[960, 53].red == 0)
    #expect(picture[960, 54].red > 200)
  }

  @Test func `a screen with nothing to show has a slate that isn't black`() throws {
    let room = try Room()
    try room.connect()
    let slate = try #require(room.television.frames.last)
    #expect(slate.content == .mirror)
    #expect(try slate.bitmap()[10, 10] != Bitmap.Pixel(red: 0, green: 0, blue: 0))
  }
}
