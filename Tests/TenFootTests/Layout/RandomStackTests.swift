import Foundation
import Testing

@testable import TenFoot

/// Random stacks of the kinds that objc.io compared with SwiftUI, held against ``StackModel``.
@MainActor
struct RandomStackTests {
  @Test func `ten thousand random stacks answer as the slow model does`() {
    var generator = Numbers(state: 20_231)
    for index in 0..<10_000 {
      let view = ModelView.row(
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          ModelView.random(2, using: &generator)
        })
      let width = CGFloat(Int.random(in: 0...500, using: &generator))
      let proposal = ProposedViewSize(
        width: index.isMultiple(of: 7) ? nil : width, height: index.isMultiple(of: 3) ? nil : 50)
      let expected = view.size(proposal.width, proposal.height)
      let answer = LayoutProbe(view.view, canvas: .fullHD, text: BlockTextEngine())
        .size(proposing: proposal)
      let isSame =
        abs(answer.width - expected.width) < 0.001 && abs(answer.height - expected.height) < 0.001
      #expect(isSame, "\(view) at \(proposal): \(answer), not \(expected)")
      if !isSame { return }
    }
  }

  /// Numbers that are the same on every machine.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      // SplitMix64, as Steele, Lea and Flood published it.
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

extension ModelView {
  /// The same view for the engine.
  @MainActor fileprivate var view: AnyView {
    switch self {
    case .flexible: AnyView(Color.red)
    case .fixed(let length): AnyView(Color.red.frame(width: length))
    case .least(let least): AnyView(Color.red.frame(minWidth: least))
    case .most(let most): AnyView(Color.red.frame(maxWidth: most))
    case .between(let least, let most): AnyView(Color.red.frame(minWidth: least, maxWidth: most))
    case .prior(let priority, let view): AnyView(view.view.layoutPriority(priority))
    case .row(let children): AnyView(HStack(spacing: 0) { Self.all(children) })
    case .column(let children): AnyView(VStack(spacing: 0) { Self.all(children) })
    }
  }

  @MainActor private static func all(_ children: [ModelView]) -> some View {
    ForEach(children.indices, id: \.self) { children[$0].view }
  }
}
