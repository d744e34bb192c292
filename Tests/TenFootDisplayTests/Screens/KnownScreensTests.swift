import TenFoot
import Testing

@testable import TenFootDisplay

struct KnownScreensTests {
  /// What a screen is, in a seller's words.
  struct Fact: Sendable {
    let key: String
    let inches: Double
    let feet: Double
    let pixels: [Int]
    /// 1,080 points on the short side.
    let points: [CGFloat]
  }

  private static func wide(_ key: String, _ inches: Double, _ feet: Double, _ rows: Int) -> Fact {
    Fact(
      key: key, inches: inches, feet: feet, pixels: [rows * 16 / 9, rows], points: [1920, 1080])
  }

  static let facts = [
    wide("tv-32-720p", 32, 8, 720), wide("tv-43-720p", 43, 10, 720),
    wide("tv-43-1080p", 43, 10, 1080), wide("tv-43-2160p", 43, 10, 2160),
    wide("tv-55-720p", 55, 10, 720), wide("tv-55-1080p", 55, 10, 1080),
    wide("tv-55-2160p", 55, 10, 2160), wide("tv-65-720p", 65, 10, 720),
    wide("tv-65-1080p", 65, 10, 1080), wide("tv-65-2160p", 65, 10, 2160),
    wide("tv-overscan", 40, 9, 1080), wide("projector", 100, 12, 1080),
    wide("airplay", 55, 10, 1080),
    Fact(key: "tv-portrait", inches: 49, feet: 6, pixels: [1080, 1920], points: [1080, 1920]),
    Fact(key: "projector-xga", inches: 80, feet: 16, pixels: [1024, 768], points: [1440, 1080]),
    Fact(key: "hotel-4x3", inches: 27, feet: 8, pixels: [1024, 768], points: [1440, 1080]),
    // 3440 / 1440 = 21.5 : 9.
    Fact(key: "ultra-wide", inches: 34, feet: 4, pixels: [3440, 1440], points: [2580, 1080]),
    Fact(key: "airplay-16x10", inches: 24, feet: 5, pixels: [1920, 1200], points: [1728, 1080]),
  ]

  @Test(arguments: facts)
  func `a known screen has its size, its distance and its pixels`(_ fact: Fact) throws {
    let screen = try #require(KnownScreens[fact.key])
    // An inch has 25.4 mm and a foot 304.8.
    #expect(abs(screen.diagonalMillimeters - fact.inches * 25.4) < 0.01)
    #expect(abs(screen.distanceMillimeters - fact.feet * 304.8) < 0.01)
    let state = ScreenState(screen, generation: 1)
    #expect([state.currentMode.pixelWidth, state.currentMode.pixelHeight] == fact.pixels)
    #expect([state.bounds.width, state.bounds.height] == fact.points)
    let viewing = try #require(state.canvas.viewing)
    #expect(abs(viewing.diagonal.inches - fact.inches) < 0.001)
    #expect(abs(viewing.distance.feet - fact.feet) < 0.001)
  }

  @Test func `all are those, all can be connected, and names are unique`() throws {
    #expect(KnownScreens.all.map(\.key.rawValue).sorted() == Self.facts.map(\.key).sorted())
    #expect(Set(KnownScreens.all.map(\.name)).count == Self.facts.count)
    #expect(KnownScreens["tv-99"] == nil)
    _ = try ScreenRegistry(main: KnownScreens.phone, others: KnownScreens.all)
  }

  @Test func `a hotel's set shows what lies inside of its cut edges`() throws {
    let hotel = ScreenState(try #require(KnownScreens["hotel-4x3"]), generation: 1)
    // 5 % of 1024 and of 768 are 51 columns and 38 rows a side.
    #expect(hotel.contentPixels == CGRect(x: 51, y: 38, width: 922, height: 692))
    #expect(hotel.overscanCompensation == .scale)
    #expect(hotel.degradations == [])
  }

  @Test func `an AirPlay receiver shows 30 frames a second, and a phone is held in the hand`()
    throws
  {
    #expect(try #require(KnownScreens["airplay"]).maximumFramesPerSecond == 30)
    #expect(
      KnownScreens["airplay"]?.availableModes.map(\.description).contains("1600x900@30") == true)
    #expect(KnownScreens.phone.distanceMillimeters == 350)
    #expect(KnownScreens.livingRoom.key == "living-room")
  }
}
