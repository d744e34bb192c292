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
    // Inter's ascent is 0.96875 ems and its capitals 0.72727: a text at y 45.52 has capitals at 60.
    #expect(try judge.severities(of: "SAFE-TITLE") { judge.text("H", 60).at(400, 46) } == [])
    #expect(try judge.severities(of: "SAFE-TITLE") { judge.text("H", 60).at(400, 44) } == [.error])
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

  @Test func `a background reaches the edges`() throws {
    #expect(try judge.severities(of: "SAFE-BG") { Color.blue } == [.warning])
    #expect(try judge.severities(of: "SAFE-BG") { Color.blue.ignoresSafeArea() } == [])
    #expect(try judge.severities(of: "SAFE-BG") { Color.blue.frame(width: 600, height: 400) } == [])
  }

  @Test func `text that leaves the screen is an error, an image a warning`() throws {
    #expect(
      try judge.severities(of: "SCREEN-EDGE") { judge.text("H", 60).at(-10, 300) } == [.error])
    #expect(try judge.severities(of: "SCREEN-EDGE") { judge.text("H", 60).at(0, 300) } == [])
    #expect(
      try judge.severities(of: "SCREEN-EDGE") { Image(data: Data()).at(-2, 300) } == [.warning])
    #expect(try judge.severities(of: "SCREEN-EDGE") { Image(data: Data()).at(0, 300) } == [])
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

  @Test(arguments: [
    (1.06, 4.0, false, 0), (1.06, 3, false, 1), (1, 4, true, 0), (1.04, 4, false, 1),
    (1.06, 0, true, 0), (1, 0, false, 1),
  ])
  func `the active item has two marks`(
    scale: Double, border: Double, isLighter: Bool, count: Int
  ) throws {
    let found = try judge.findings(of: "FOCUS") {
      HStack(spacing: 40) {
        Rectangle().fill(gray(60)).frame(width: 300, height: 200)
        Rectangle().fill(gray(isLighter ? 120 : 60)).frame(width: 300, height: 200)
          .overlay { if border > 0 { Rectangle().strokeBorder(.white, lineWidth: border) } }
          .scaleEffect(scale)
          .accessibilityAddTraits(.isSelected)
      }
    }
    #expect(found.count == count)
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
    let picture = DisplayCanvas(size: CGSize(width: 300, height: 200))
    let composition = judge.renderer.compose(judge.text(9), on: picture)
    #expect(try judge.renderer.findings(of: composition) == [])
  }
}
