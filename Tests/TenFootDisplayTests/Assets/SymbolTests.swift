import Foundation
import TenFoot
import TenFootDisplay
import Testing

@MainActor struct SymbolTests {
  private func compose(_ view: some View) throws -> Composition {
    try FrameRenderer().compose(view, on: .fullHD)
  }

  private func draw(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.isOpaque = true
    return try renderer.bitmap()
  }

  /// The 80 symbols that public code of this kind uses most.
  private static let mostUsed = """
    questionmark.circle.fill trophy.circle.fill arrow.uturn.left.circle.fill speaker.fill \
    speaker.slash.fill plus.circle.fill crown.fill checkmark.circle.fill building.2.fill \
    info.circle.fill link plus square.stack.3d.up.slash.fill minus.circle.fill info.circle \
    checkmark house.fill airplayvideo exclamationmark.triangle.fill gearshape pencil \
    person.3.fill person.crop.circle xmark xmark.circle.fill qrcode.viewfinder \
    scribble.variable square.and.arrow.up square.and.line.vertical.and.square \
    squareshape.split.2x2 squareshape.split.2x2.dotted textformat.abc trash \
    tray.and.arrow.down.fill tray.and.arrow.up.fill trophy.fill wonsign.square.fill circle.fill \
    arrow.uturn.backward arrowtriangle.down.fill arrowtriangle.up.fill brain.head.profile \
    chevron.right dice flag.checkered.2.crossed lock.open.fill minus play play.fill repeat \
    trash.fill circle.slash.fill eye.fill applelogo applewatch arrow.clockwise \
    arrow.counterclockwise arrow.counterclockwise.circle.fill arrow.down arrow.left arrow.right \
    arrow.up arrow.up.arrow.down arrow.uturn.left.circle arrowshape.turn.up.backward.2 bird.fill \
    bolt.fill checkmark.circle chevron.down circle.inset.filled crown ellipsis.circle \
    eye.slash.fill figure.gymnastics flag.checkered gamecontroller.fill gear gearshape.fill \
    house.slash iphone
    """

  @Test func `the symbols that are used most are there`() throws {
    let names = Self.mostUsed.split(separator: " ").map(String.init)
    #expect(names.count == 80)
    let composition = try compose(ForEach(names, id: \.self) { Image(systemName: $0) })
    #expect(composition.findings.filter { $0.rule == "missing-symbol" }.map(\.message) == [])
  }

  @Test func `a symbol is filled with the foreground style, in the size of the font`() throws {
    let disc = Image(systemName: "circle.fill").font(.system(size: 100))
      .foregroundStyle(Color(red: 0, green: 0, blue: 1))
    let frame = try draw(disc)
    // The disc of a circle at 100 points is about 120 points across, as Apple's is.
    #expect((frame.width, frame.height) == (132, 132))
    #expect(frame[66, 66] == .pureBlue)
    #expect(frame[66, 8] == .pureBlue)
    #expect(frame[66, 4] == .white)
    #expect(frame[8, 8] == .white)
  }

  @Test(arguments: ["tv", "circle.slash"])
  func `a filled symbol has color where the other is hollow`(name: String) throws {
    func inkCount(_ name: String) throws -> Int {
      let frame = try draw(
        Image(systemName: name).font(.system(size: 100)).foregroundStyle(.black))
      return (0..<132).reduce(0) { count, y in
        count + (0..<132).count { frame[$0, y].green < 128 }
      }
    }
    #expect(try inkCount(name + ".fill") > inkCount(name) * 3 / 2)
  }

  @Test func `the middle of a symbol is that of the capitals beside it`() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Image(systemName: "square.fill")
      Text("H")
    }.font(.system(size: 200))
    let frame = try draw(row)
    func middle(_ columns: Range<Int>) throws -> Int {
      let rows = (0..<frame.height).filter { y in columns.contains { frame[$0, y].red < 128 } }
      return (try #require(rows.first) + (try #require(rows.last))) / 2
    }
    let (symbol, letter) = (try middle(60..<180), try middle(250..<frame.width))
    #expect(abs(symbol - letter) <= 6)
  }

  @Test func `a symbol that isn't there is a box, and the nearest is named`() throws {
    let composition = try compose(Image(systemName: "trophy.fil"))
    let finding = try #require(composition.findings.first { $0.rule == "missing-symbol" })
    #expect(finding.message.contains("“trophy.fill”"))
    let box = try draw(Image(systemName: "no.such.thing").font(.system(size: 100)))
    #expect(box[60, 60] == .white)
    #expect(box[15, 60] == .black)
  }

  @Test func `a resizable symbol takes the frame that it is offered`() throws {
    let frame = try draw(
      Image(systemName: "square.fill").resizable().frame(width: 300, height: 60))
    // The square leaves an eleventh free on each side.
    #expect(frame[20, 30] == .white)
    #expect(frame[40, 30] == .black)
    #expect(frame[260, 30] == .black)
    #expect(frame[280, 30] == .white)
  }

  @Test func `variants choose among the drawings of a symbol`() throws {
    func items(_ view: some View) throws -> [DisplayItem] {
      try compose(view).displayList.items
    }
    let filled = try items(Image(systemName: "heart.fill"))
    #expect(try items(Image(systemName: "heart").symbolVariant(.fill)) == filled)
    #expect(try items(Image(systemName: "heart")) != filled)
    let circle = try items(Image(systemName: "xmark.circle.fill"))
    #expect(try items(Image(systemName: "xmark").symbolVariant(.circle.fill)) == circle)
    let plain = try items(Image(systemName: "link"))
    #expect(try items(Image(systemName: "link").symbolVariant(.fill)) == plain)
  }

  @Test func `a symbol in a text has the color and the size of the text around it`() throws {
    let text = Text("A \(Image(systemName: "circle.fill")) B").font(.system(size: 100))
      .foregroundStyle(Color(red: 0, green: 0, blue: 1))
    let composition = try compose(text)
    #expect(composition.findings.isEmpty)
    let discs = composition.displayList.items.compactMap { item -> DisplayPaint? in
      if case .fill(.path, let paint, _) = item { paint } else { nil }
    }
    #expect(discs == [.color(Color.Resolved(red: 0, green: 0, blue: 1))])
    let label = try compose(Label("Score", systemImage: "trophy.fill"))
    #expect(label.findings.filter { $0.rule.hasPrefix("missing") }.isEmpty)
  }

  @Test func `the scale of images makes symbols smaller and larger`() throws {
    func width(_ scale: Image.Scale) throws -> Int {
      try draw(Image(systemName: "circle").font(.system(size: 100)).imageScale(scale)).width
    }
    #expect(try width(.small) < width(.medium))
    #expect(try width(.medium) < width(.large))
  }
}
