import Foundation
import TenFoot
import TenFootDisplay
import Testing

@MainActor struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let nine: [SIMD2<Float>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
  ]

  private func draw(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: 120, height: 80))
    renderer.isOpaque = true
    return try renderer.bitmap()
  }

  private func gray(_ values: [Double]) -> [Color] { values.map { Color(white: $0) } }

  @Test func `the corners have their colors, and the middle their mean`() throws {
    let frame = try draw(
      MeshGradient(
        width: 2, height: 2, points: Self.corners,
        colors: [
          Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
          Color(red: 0, green: 0, blue: 1), .white,
        ]))
    func distance(_ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int) -> Int {
      let pixel = frame[x, y]
      return max(
        abs(Int(pixel.red) - red), abs(Int(pixel.green) - green), abs(Int(pixel.blue) - blue))
    }
    // A pixel is about a hundredth of the way.
    #expect(distance(0, 0, 255, 0, 0) <= 6)
    #expect(distance(119, 0, 0, 255, 0) <= 6)
    #expect(distance(0, 79, 0, 0, 255) <= 6)
    #expect(distance(119, 79, 255, 255, 255) <= 6)
    #expect(distance(60, 40, 128, 128, 128) <= 4)
  }

  @Test(arguments: [true, false])
  func `a mesh of even rows is a linear gradient`(smoothsColors: Bool) throws {
    let mesh = try draw(
      MeshGradient(
        width: 3, height: 3, points: Self.nine, colors: gray([0, 0, 0, 0.5, 0.5, 0.5, 1, 1, 1]),
        smoothsColors: smoothsColors))
    let line = try draw(
      LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    for y in 0..<80 {
      for x in [0, 17, 60, 119] {
        #expect(abs(Int(mesh[x, y].green) - Int(line[x, y].green)) <= 3)
      }
    }
  }

  @Test func `a point that is moved takes its color along`() throws {
    var points = Self.nine
    points[4] = [0.25, 0.75]
    let frame = try draw(
      MeshGradient(
        width: 3, height: 3, points: points, colors: gray([0, 0, 0, 0, 1, 0, 0, 0, 0])))
    #expect(frame[30, 60].green > 245)
    #expect(frame[60, 40].green < 235)
    #expect(frame[0, 0].green < 10)
  }

  @Test func `smooth colors leave a point level where the next ones are lower`() throws {
    func middleRow(smooth: Bool) throws -> [Int] {
      let frame = try draw(
        MeshGradient(
          width: 3, height: 3, points: Self.nine, colors: gray([0, 1, 0, 0, 1, 0, 0, 1, 0]),
          smoothsColors: smooth))
      return (0..<120).map { Int(frame[$0, 40].green) }
    }
    // Straight colors lose a sixtieth a pixel from the middle on; smooth ones begin level.
    let (smooth, straight) = (try middleRow(smooth: true), try middleRow(smooth: false))
    #expect(straight[60] - straight[66] > 20)
    #expect(smooth[60] - smooth[66] < 12)
  }

  @Test func `controls bend the edges, and beyond them is the background`() throws {
    func point(_ position: SIMD2<Float>, _ down: SIMD2<Float>) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: position, leadingControlPoint: position - [0.3, 0],
        topControlPoint: position + down - [0, 0.3], trailingControlPoint: position + [0.3, 0],
        bottomControlPoint: position + down + [0, 0.3])
    }
    let points = [
      point([0, 0], [0, 0]), point([0.75, 0], [-0.5, 0]), point([0, 1], [0, 0]),
      point([0.75, 1], [-0.5, 0]),
    ]
    let frame = try draw(
      MeshGradient(
        width: 2, height: 2, bezierPoints: points, colors: gray([0, 0, 0, 0]),
        background: Color(red: 1, green: 0, blue: 0)))
    // The right edge is a curve from 90 through 90 - 0.75 · 60 = 45 in the middle.
    #expect(frame[43, 40] == .black)
    #expect(frame[47, 40] == .pureRed)
    #expect(frame[88, 0] == .black)
    #expect(frame[119, 0] == .pureRed)
  }

  @Test func `a mesh in perceptual colors goes by way of Oklab`() throws {
    let ends = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
    let frame = try draw(
      MeshGradient(
        width: 2, height: 2, points: Self.corners, colors: ends + ends, smoothsColors: false,
        colorSpace: .perceptual))
    let middle = ends[0].mix(with: ends[1], by: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(Float(frame[60, 40].red) - middle.red * 255) <= 4)
    #expect(abs(Float(frame[60, 40].green) - middle.green * 255) <= 4)
    #expect(abs(Float(frame[60, 40].blue) - middle.blue * 255) <= 4)
  }

  @Test func `a mesh that lacks points is its background and a finding`() throws {
    let mesh = MeshGradient(
      width: 3, height: 3, points: Self.corners, colors: gray([0, 0, 0, 0]),
      background: Color(red: 1, green: 0, blue: 0))
    #expect(try draw(mesh)[60, 40] == .pureRed)
    let findings = try FrameRenderer().compose(mesh, on: .fullHD).findings
    let finding = try #require(findings.first { $0.rule == "unusable-mesh" })
    #expect(finding.message.contains("needs 9 points and colors, and has 4 and 4"))
  }

  @Test(arguments: [Float.nan, .infinity, 1e20, -1e20])
  func `points that are far away or none do no harm`(wild: Float) throws {
    var points = Self.nine
    points[4] = [wild, 0.5]
    points[8] = [1, wild]
    let frame = try draw(
      MeshGradient(width: 3, height: 3, points: points, colors: gray(Array(repeating: 0, count: 9)))
    )
    #expect(frame.width == 120)
  }

  @Test func `letters and lines are filled with a mesh`() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.corners, colors: gray([0, 0, 0, 0]))
    let letters = try draw(Text("█").font(.system(size: 60)).foregroundStyle(mesh))
    let line = try draw(Rectangle().stroke(mesh, lineWidth: 20))
    for frame in [letters, line] {
      let colors = Set((0..<120).flatMap { x in (0..<80).map { frame[x, $0] } })
      #expect(colors.contains(.black))
      #expect(colors.contains(.white))
    }
  }
}
