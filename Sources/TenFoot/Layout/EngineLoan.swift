import Foundation

/// The engine while code of an author's runs that may ask it questions.
///
/// The engine is a value that is being changed when it comes to an author's layout or guide. It is
/// moved into a loan, which the author's code reaches through subviews and dimensions, and taken back
/// when that code returns. What is asked at another time is answered with nothing.
nonisolated final class EngineLoan: @unchecked Sendable {
  private var engine: LayoutEngine?

  fileprivate init(_ engine: consuming LayoutEngine) { self.engine = engine }

  /// Works with the engine; `nil` when it isn't here.
  func use<Result>(_ body: (inout LayoutEngine) -> Result) -> Result? {
    guard var lent = engine.take() else { return nil }
    let result = body(&lent)
    engine = lent
    return result
  }

  fileprivate func end() -> LayoutEngine? { engine.take() }
}

extension LayoutEngine {
  /// Runs an author's code with the engine within its reach.
  mutating func lend<Result>(_ body: (EngineLoan) -> Result) -> Result {
    let empty = LayoutEngine(
      text: BlockTextEngine(), images: NoImages(), pixelLength: pixelLength,
      surroundings: surroundings)
    var lent = empty
    swap(&self, &lent)
    let loan = EngineLoan(lent)
    lent = empty
    let result = body(loan)
    if let engine = loan.end() { self = engine }
    return result
  }
}

/// Where dimensions find the guides that a view sets itself.
nonisolated struct GuideSource: Sendable {
  let loan: EngineLoan
  let node: Int
  let proposal: ProposedViewSize

  func explicitValue(of key: AlignmentKey) -> CGFloat? {
    loan.use { $0.explicitGuide(key, of: node, proposal) } ?? nil
  }
}
