import Foundation
import Testing

@testable import TenFoot

struct VisualAngleTests {
  // The reference's table 1.3: distance in feet, diagonal in inches, arc minutes a pixel, and 16′, 20′
  // and 22′ in pixels at 1080p.
  @Test(arguments: [
    (6.0, 43.0, 0.932, 17.2, 21.5, 23.6), (8, 55, 0.894, 17.9, 22.4, 24.6),
    (10, 43, 0.559, 28.6, 35.8, 39.3), (10, 55, 0.715, 22.4, 28.0, 30.8),
    (10, 65, 0.845, 18.9, 23.7, 26.0), (12, 65, 0.704, 22.7, 28.4, 31.2),
  ])
  func `angles and points are those of the table`(
    feet: Double, inches: Double, pixel: Double, small: Double, easy: Double, large: Double
  ) throws {
    let canvas = DisplayCanvas(
      pixelWidth: 1920, pixelHeight: 1080,
      viewing: ViewingConditions(diagonal: .inches(inches), distance: .feet(feet)))
    #expect(abs(try #require(canvas.angle(of: 1)).arcMinutes - pixel) < 0.0006)
    for (angle, points) in [(16.0, small), (20, easy), (22, large)] {
      let found = try #require(canvas.points(in: .arcMinutes(angle)))
      #expect(abs(found - points) < 0.051)
      // And back.
      #expect(abs(try #require(canvas.angle(of: found)).arcMinutes - angle) < 1e-9)
    }
  }

  @Test func `resolution changes neither`() throws {
    let one = try #require(DisplayCanvas.hd720.points(in: .arcMinutes(20)))
    let other = try #require(DisplayCanvas.uhd.points(in: .arcMinutes(20)))
    #expect(abs(one - other) < 1e-9)
  }

  @Test func `lengths of a room convert`() {
    #expect(RoomLength.feet(10).millimeters == 3048)
    #expect(RoomLength.inches(43).millimeters == 1092.2)
    #expect(RoomLength.meters(3) == .centimeters(300))
    #expect(abs(RoomLength.millimeters(3048).feet - 10) < 1e-12)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9])
  func `a room that none is has no angles`(millimeters: Double) {
    let length = RoomLength.millimeters(millimeters)
    for viewing in [
      ViewingConditions(diagonal: length, distance: .feet(10)),
      ViewingConditions(diagonal: .inches(43), distance: length),
    ] {
      #expect(viewing.problem != nil)
      let canvas = DisplayCanvas(pixelWidth: 1920, pixelHeight: 1080, viewing: viewing)
      #expect(canvas.points(in: .arcMinutes(20)) == nil)
      #expect(canvas.angle(of: 20) == nil)
    }
    let acuity = ViewingConditions(diagonal: .inches(43), distance: .feet(10), acuity: millimeters)
    #expect(acuity.problem != nil)
  }
}
