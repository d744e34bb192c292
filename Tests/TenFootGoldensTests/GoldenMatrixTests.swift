import Foundation
import TenFoot
import TenFootDisplay
import Testing

@testable import TenFootGoldens

struct GoldenMatrixTests {
  private let name = Result { try GoldenName("suite/case") }

  private func fault(_ matrix: GoldenMatrix) throws -> String? {
    let name = try name.get()
    do {
      _ = try matrix.cells(of: name)
      return nil
    } catch {
      return error.description
    }
  }

  private static let plain = GoldenMatrix(canvases: [.fullHD])

  private static func changed(
    _ path: WritableKeyPath<GoldenMatrix, [Double]?>, _ times: [Double]
  ) -> GoldenMatrix {
    var matrix = plain
    matrix[keyPath: path] = times
    return matrix
  }

  @Test func `all combinations are checked, in the order of the arguments`() throws {
    let rooms = [2.0, 3].map { ViewingConditions(diagonal: .inches(43), distance: .meters($0)) }
    let matrix = GoldenMatrix(
      canvases: [.hd720, .fullHD], schemes: [.dark, .light],
      locales: ["de", "th"].map(Locale.init(identifier:)),
      layoutDirections: [.leftToRight, .rightToLeft], viewing: rooms, times: [0, 0.5, 1],
      kinds: [.picture, .nodes, .layout])
    let cells = try matrix.cells(of: name.get())
    // 2 screens, 2 schemes, 2 locales, 2 directions, 2 rooms; of each a picture and two texts.
    #expect(cells.count == 32)
    #expect(Set(cells.flatMap(\.goldens).map(\.path)).count == 96)
    #expect(cells.allSatisfy { $0.goldens.map(\.kind) == [.picture, .nodes, .layout] })
  }

  @Test func `an axis with nothing on it is refused by its name, and nothing passes for a check`()
    throws
  {
    let plain = Self.plain
    #expect(try fault(plain) == nil)
    var (screens, kinds, schemes, locales) = (plain, plain, plain, plain)
    var (directions, viewing, times) = (plain, plain, plain)
    screens.canvases = []
    kinds.kinds = []
    schemes.schemes = []
    locales.locales = []
    directions.layoutDirections = []
    viewing.viewing = []
    times.times = []
    let matrices = [
      "on:": screens, "as:": kinds, "schemes:": schemes, "locales:": locales,
      "layoutDirections:": directions, "viewing:": viewing, "times:": times,
    ]
    for (axis, matrix) in matrices {
      let sentence = try #require(try fault(matrix), "\(axis)")
      #expect(
        sentence.hasPrefix("the golden suite/case can't be checked: `\(axis)` is empty, and "))
    }
  }

  @Test(arguments: [[Double.nan], [0, .infinity], [-0.5], [0, 1, 0]])
  func `a time that can't be one, or is there twice, is refused`(times: [Double]) throws {
    let sentence = try fault(Self.changed(\.times, times))
    #expect(sentence?.contains("`times:` has ") == true)
  }

  @Test func `two cells that would share a golden are refused`() throws {
    var matrix = Self.plain
    matrix.canvases = [.fullHD, .fullHD]
    #expect(try fault(matrix)?.contains("called suite/case/1080p-dark.png") == true)
    matrix.canvases = [.fullHD]
    matrix.kinds = [.nodes, .nodes]
    #expect(try fault(matrix)?.contains("called suite/case/1080p-dark.nodes.txt") == true)
    // A canvas's own scheme and the same one by name are one.
    matrix = GoldenMatrix(canvases: [.fullHD], schemes: [.dark, .dark])
    #expect(try fault(matrix) != nil)
  }
}
