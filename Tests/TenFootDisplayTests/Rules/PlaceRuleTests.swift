import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// Each rule on places with a scene that breaks it by one unit and one that passes by one.
@MainActor struct PlaceRuleTests {
  private let judge: Judge

  init() throws { judge = try Judge() }

  // The box of the reference's 1.8: x 96 to 1824, y 60 to 1020.
  @Test func `text stays in the title-safe box`() throws {
    #expect(try judge.severities(of: "SAFE-TITLE") { judge.text("H", 60).at(96, 300) } == [])
    #expect(try judge.severities(of: "SAFE-TITLE") { judge.text("H", 60).at(95, 300) } == [.error])
    // Inter's ascent is 0.96875 ems and its capitals 0.72727: at 88 points a text at y 38.75 has its
    // capitals from 60 to 124, and one at 934.75 from 956 to 1020.
    func title(_ y: CGFloat) -> some View { judge.text("H", 88).at(400, y) }
    #expect(try judge.severities(of: "SAFE-TITLE") { title(38.75) } == [])
    #expect(try judge.severities(of: "SAFE-TITLE") { title(37.75) } == [.error])
    #expect(try judge.severities(of: "SAFE-TITLE") { title(934.75) } == [])
    #expect(try judge.severities(of: "SAFE-TITLE") { title(935.75) } == [.error])
  }

  @Test func `the root keeps to the title-safe box of SMPTE`() throws {
    let canvas = DisplayCanvas.fullHD
    #expect(canvas.titleSafeArea == CGRect(x: 96, y: 54, width: 1728, height: 972))
    #expect(canvas.actionSafeArea == CGRect(x: 67, y: 38, width: 1786, height: 1004))
    let composition = judge.renderer.compose(Color.blue, on: canvas)
    #expect(composition.displayList.description.contains("rectangle 96, 54, 1728 × 972"))
  }

  // SMPTE ST 2046-1 and EBU R 95, the reference's 1.5.
  @Test(arguments: [
    (1280, 720, CGRect(x: 45, y: 25, width: 1190, height: 670)),
    (1920, 1080, CGRect(x: 67, y: 38, width: 1786, height: 1004)),
    (3840, 2160, CGRect(x: 134, y: 76, width: 3572, height: 2008)),
  ])
  func `the action-safe box is the standard's in pixels`(
    width: Int, height: Int, box: CGRect
  ) {
    let canvas = DisplayCanvas(pixelWidth: width, pixelHeight: height)
    let area = canvas.actionSafeArea
    let pixels = CGRect(
      x: (area.minX * canvas.scale).rounded(), y: (area.minY * canvas.scale).rounded(),
      width: (area.width * canvas.scale).rounded(), height: (area.height * canvas.scale).rounded())
    #expect(pixels == box)
  }

  @Test func `a picture stays in the action-safe box or fills the screen`() throws {
    let image = Image(data: Data())
    #expect(try judge.severities(of: "SAFE-ACTION") { image.at(67, 300) } == [])
    #expect(try judge.severities(of: "SAFE-ACTION") { image.at(66, 300) } == [.warning])
    #expect(
      try judge.severities(of: "SAFE-ACTION") { image.resizable().ignoresSafeArea() } == [])
    #expect(
      try judge.severities(of: "SAFE-ACTION") { image.at(0, 300).accessibilityHidden(true) } == [])
  }

  // The box of the reference's 1.5: x 67 to 1853, y 38 to 1042.
  @Test(arguments: [
    (1653.0, 300.0, 0), (1654, 300, 1), (300, 38, 0), (300, 37, 1), (300, 942, 0), (300, 943, 1),
  ])
  func `a picture keeps from the edges`(x: CGFloat, y: CGFloat, count: Int) throws {
    let found = try judge.severities(of: "SAFE-ACTION") {
      Image(data: Data()).resizable().frame(width: 200, height: 100).at(x, y)
    }
    #expect(found == Array(repeating: .warning, count: count))
  }

  // Below three quarters of the screen, which are 1,440 points wide, a fill is no background.
  @Test(arguments: [(1920.0, 0), (1919, 1), (1440, 1), (1439, 0)])
  func `a background covers the whole screen`(width: CGFloat, count: Int) throws {
    let found = try judge.findings(of: "SAFE-BG") {
      Color.blue.frame(width: width, height: 1080).at(0, 0)
    }
    #expect(found.map(\.severity) == Array(repeating: .warning, count: count), "\(found)")
  }

  @Test func `a background reaches the edges`() throws {
    #expect(try judge.severities(of: "SAFE-BG") { Color.blue } == [.warning])
    #expect(try judge.severities(of: "SAFE-BG") { Color.blue.ignoresSafeArea() } == [])
    #expect(try judge.severities(of: "SAFE-BG") { Color.blue.frame(width: 600, height: 400) } == [])
  }

  // A point is left to letters whose sides are empty, and to edges between pixels.
  @Test(arguments: [(-1.0, 0), (-2, 1)])
  func `text that leaves the screen is an error, an image a warning`(
    x: CGFloat, count: Int
  ) throws {
    let text = try judge.severities(of: "SCREEN-EDGE") { judge.text("H", 60).at(x, 300) }
    #expect(text == Array(repeating: .error, count: count))
    let image = try judge.severities(of: "SCREEN-EDGE") { Image(data: Data()).at(x, 300) }
    #expect(image == Array(repeating: .warning, count: count))
  }

  @Test(arguments: [
    (1.9, [Finding.Severity.error]), (2, [.warning]), (2.9, [.warning]), (3, []), (4, []),
  ])
  func `lines are three points thick`(width: Double, expected: [Finding.Severity]) throws {
    #expect(
      try judge.severities(of: "LINE-MIN") {
        Rectangle().strokeBorder(.white, lineWidth: width).frame(width: 400, height: 300)
      } == expected)
  }

  @Test func `the edges of a line are on whole pixels`() throws {
    func frame(_ width: CGFloat) -> some View {
      Rectangle().stroke(.white, lineWidth: width).frame(width: 400, height: 300)
    }
    #expect(try judge.severities(of: "LINE-MIN") { frame(4) } == [])
    #expect(try judge.severities(of: "LINE-MIN") { frame(5) } == [.warning])
  }

  // Without its mark a code is a picture like any other.
  @Test func `what isn't marked as a code is no code`() throws {
    let found = try judge.severities(of: "SIZE-QR") {
      Color.black.frame(width: 100, height: 100).padding(4).background(.white)
    }
    #expect(found == [])
  }

  // A code of version 1 has 21 modules: 168 points for modules of 8, 32 for a margin of 4.
  @Test(arguments: [(168.0, 32.0, 0), (167, 33, 1), (168, 31, 1), (160, 20, 2)])
  func `a code has modules of 8 points and a margin of 4 modules`(
    side: Double, margin: Double, count: Int
  ) throws {
    let found = try judge.severities(of: "SIZE-QR") {
      Color.black.frame(width: side, height: side).padding(margin).background(.white)
        .viewRole(.qrCode(modules: 21))
    }
    #expect(found == Array(repeating: .warning, count: count))
  }

  // Codes of light modules on a dark ground are a light square with dark all around.
  @Test func `a code is dark on light`() throws {
    func code(_ color: Color, on ground: Color) -> some View {
      color.frame(width: 200, height: 200).padding(40).background(ground)
        .viewRole(.qrCode(modules: 21))
    }
    #expect(try judge.severities(of: "SIZE-QR") { code(.black, on: .white) } == [])
    #expect(try judge.severities(of: "SIZE-QR") { code(.white, on: .black) } == [.warning])
    let light = try judge.findings(of: "SIZE-QR") { code(.white, on: gray(240)) }
    #expect(light.first?.message.contains("no dark modules") == true)
  }

  // The box begins at 96 points, a twentieth of 1,920, and ends at 1,824.
  @Test(arguments: [(96.0, 0), (95, 1), (1624, 0), (1625, 1)])
  func `a code keeps within the title-safe box`(x: Double, count: Int) throws {
    let found = try judge.severities(of: "SAFE-TITLE") {
      Color.black.frame(width: 200, height: 200).viewRole(.qrCode(modules: 21)).at(x, 300)
    }
    #expect(found == Array(repeating: .error, count: count))
  }

  @Test(arguments: [(40, 0), (41, 1)])
  func `a screen has 40 words`(count: Int, expected: Int) throws {
    let words = Array(repeating: "word", count: count).joined(separator: " ")
    let found = try judge.findings(of: "DENSITY") { judge.text(words, 40) }
    #expect(found.count == expected)
    #expect(found.first?.measured?.value ?? 41 == 41)
  }

  @Test
  func `the view that holds all others makes exceptions for the whole screen, and no other does`()
    throws
  {
    let words = judge.text(Array(repeating: "word", count: 41).joined(separator: " "), 40)
    let whole = try judge.findings(of: "DENSITY") {
      VStack { words }.rule("DENSITY", .off, reason: "a test")
    }
    #expect(whole == [])
    let part = try judge.findings(of: "DENSITY") {
      VStack {
        words.rule("DENSITY", .off, reason: "a test")
        judge.text("more", 40)
      }
    }
    #expect(part.count == 1)
  }

  @Test(arguments: [(7, 0), (8, 1)])
  func `a screen has seven groups`(count: Int, expected: Int) throws {
    let found = try judge.findings(of: "DENSITY") {
      VStack {
        judge.text("a", 40)
        HStack {
          judge.text("b", 40)
          judge.text("c", 40)
          judge.text("d", 40)
        }
        HStack {
          judge.text("e", 40)
          judge.text("f", 40)
          judge.text("g", 40)
          if count == 8 { judge.text("h", 40) }
        }
      }
    }
    #expect(found.count == expected)
  }

  @Test func `a list is one group`() throws {
    let found = try judge.findings(of: "DENSITY") {
      VStack { ForEach(0..<12, id: \.self) { judge.text("\($0)", 40) } }
    }
    #expect(found == [])
  }

  // The lightness of gray 60 is 25.32, of 83 by 9.98 more, of 84 by 10.41; gray 133 has a contrast
  // of 2.99 on it, 134 of 3.03. 300 points times 1.05 are 315.
  @Test(arguments: [
    (1.05, 4.0, 60, 0), (1.04, 4, 60, 1), (1.1, 4, 60, 0), (1.11, 4, 60, 1), (1.05, 3, 60, 1),
    (1, 4, 84, 0), (1, 4, 83, 1), (1.05, 0, 84, 0), (1.05, 0, 83, 1), (1, 0, 60, 1),
  ])
  func `the active item has two marks`(
    scale: Double, border: Double, ground: Int, count: Int
  ) throws {
    #expect(try active(scale, border, gray(255), ground).count == count)
  }

  @Test(arguments: [(134, 0), (133, 1)])
  func `a border is a mark from a contrast of 3 on`(border: Int, count: Int) throws {
    #expect(try active(1.05, 4, gray(border), 60).count == count)
  }

  @Test func `items of which none is marked need no marks`() throws {
    let found = try judge.findings(of: "FOCUS") {
      HStack {
        Rectangle().fill(gray(60)).frame(width: 300, height: 200)
        Rectangle().fill(gray(60)).frame(width: 300, height: 200)
      }
    }
    #expect(found == [])
  }

  private func active(
    _ scale: Double, _ border: Double, _ color: Color, _ ground: Int
  ) throws -> [Finding] {
    try judge.findings(of: "FOCUS") {
      HStack(spacing: 40) {
        Rectangle().fill(gray(60)).frame(width: 300, height: 200)
        Rectangle().fill(gray(ground)).frame(width: 300, height: 200)
          .overlay { if border > 0 { Rectangle().strokeBorder(color, lineWidth: border) } }
          .scaleEffect(scale)
          .accessibilityAddTraits(.isSelected)
      }
    }
  }

  @Test func `an unknown room is an error, and a picture has none`() throws {
    var canvas = DisplayCanvas.fullHD
    for lengths in [(0.0, 3048.0), (1092, -1), (.nan, 3048), (1092, 1e9), (1e9, 3048)] {
      canvas.viewing = ViewingConditions(
        diagonal: .millimeters(lengths.0), distance: .millimeters(lengths.1))
      #expect(try judge.severities(of: "PROFILE", on: canvas) { judge.text(10) } == [.error])
      // Nothing else can be reckoned in arc minutes.
      #expect(try judge.severities(of: "TXT-CAP-MIN", on: canvas) { judge.text(10) } == [])
    }
    #expect(try judge.severities(of: "PROFILE") { judge.text(60) } == [])
    for size in [CGSize(width: 0, height: 1080), CGSize(width: 1920, height: 0)] {
      var empty = DisplayCanvas(size: size)
      empty.viewing = .livingRoom
      let found = try judge.findings(of: "PROFILE", on: empty) { judge.text(10) }
      #expect(found.map(\.severity) == [.error])
      #expect(found.first?.hint == "give the canvas a size")
    }
    let picture = DisplayCanvas(size: CGSize(width: 300, height: 200))
    let composition = judge.renderer.compose(judge.text(9), on: picture)
    #expect(try judge.renderer.findings(of: composition) == [])
  }
}
