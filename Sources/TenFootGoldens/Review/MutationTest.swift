package import TenFoot
package import TenFootDisplay
import TenFootRaster

/// Harms a view's picture in all ways of ``PictureMutation`` and tells which harms no golden noticed.
package struct MutationTest: Sendable {
  /// What was found.
  package struct Outcome: Sendable {
    /// The golden that shows the unharmed view; `nil` if none does.
    package var golden: String?
    /// How many harms were done.
    package var mutations = 0
    /// The harms that left the golden's pixels as they were.
    package var unnoticed: [String] = []
  }

  private let goldens: [Checksum: String]

  /// Creates a test against the goldens of a folder.
  package init(_ settings: GoldenSettings) throws(GoldenError) {
    let index = try GoldenFolder(settings).index()
    goldens = Dictionary(
      index.entries.sorted { $0.key < $1.key }
        .compactMap { path, entry in entry.pixels.map { ($0, path) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Harms a view.
  package func run(
    _ composition: Composition, with renderer: FrameRenderer
  ) throws(GoldenError) -> Outcome {
    var outcome = Outcome()
    // As goldens are drawn.
    var list = composition.displayList
    list.ditheredGradients = false
    let colored = composition.layout.shapedTexts.flatMap(\.runs).filter(\.isColored).map(\.face)
    do {
      outcome.golden = goldens[try renderer.draw(list).pixelChecksum()]
      for mutation in PictureMutation.all(of: list, coloredFaces: Set(colored)) {
        outcome.mutations += 1
        let checksum = try renderer.draw(mutation.list).pixelChecksum()
        if let golden = outcome.golden, goldens[checksum] != golden { continue }
        outcome.unnoticed.append("\(mutation.harm.rawValue): \(mutation.item)")
      }
    } catch {
      throw .drawing("\(error)")
    }
    return outcome
  }
}
