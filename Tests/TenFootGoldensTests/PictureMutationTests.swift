import TenFoot
import TenFootDisplay
import Testing

@testable import TenFootGoldens

@MainActor struct PictureMutationTests {
  private func harms(_ view: some View) throws -> [String] {
    let composition = try GoldenSubject.still(view).moments[0].composition
    return PictureMutation.all(of: composition.displayList).map { mutation in
      "\(mutation.harm.rawValue) \(mutation.item.split(separator: " ").first ?? "")"
    }
  }

  @Test func `each item is dropped, shifted and recolored`() throws {
    #expect(
      try harms(Rectangle().fill(.red)) == ["dropped fill", "shifted fill", "recolored fill"])
    #expect(
      try harms(Text("3").foregroundStyle(.red))
        == ["dropped glyphs", "shifted glyphs", "recolored glyphs"])
  }

  @Test func `items inside of groups and effects are harmed as well`() throws {
    let faded = try harms(Rectangle().fill(.red).padding(5).opacity(0.5))
    #expect(faded.filter { $0.hasSuffix("fill") }.count == 3)
    let blurred = try harms(Rectangle().fill(.red).padding(5).blur(radius: 2))
    #expect(blurred.filter { $0.hasSuffix("fill") }.count == 3)
  }

  @Test func `what a golden shows is noticed when harmed, and what is hidden is listed`() throws {
    let fixture = try GoldensFixture()
    func view(isCovered: Bool) -> some View {
      ZStack {
        Rectangle().fill(.red).frame(width: 10, height: 10)
        Rectangle().fill(.blue).frame(width: isCovered ? 20 : 4, height: isCovered ? 20 : 4)
      }
    }
    for isCovered in [false, true] {
      let path = "suite/covered-\(isCovered)/x.png"
      try fixture.check(view(isCovered: isCovered), path, .missing)
      let subject = try GoldenSubject.still(view(isCovered: isCovered))
      let outcome = try MutationTest(fixture.settings()).run(
        subject.moments[0].composition, with: subject.renderer)
      #expect(outcome.golden == path)
      #expect(outcome.mutations == 6)
      #expect(outcome.unnoticed.count == (isCovered ? 3 : 0))
    }
  }
}
