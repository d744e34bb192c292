import Foundation
import Testing

@testable import TenFoot

/// A row of the reference's tables: a view, what it is offered, and what comes of it.
struct ConformanceRow: Sendable, CustomTestStringConvertible {
  /// The row's name in the reference, and where its numbers come from.
  let source: String
  let proposal: ProposedViewSize
  let size: CGSize?
  let frames: [String: CGRect]
  let view: @MainActor @Sendable () -> AnyView

  init(
    _ source: String, _ width: CGFloat?, _ height: CGFloat?, size: CGSize? = nil,
    _ frames: [String: CGRect] = [:],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.source = source
    proposal = ProposedViewSize(width: width, height: height)
    self.size = size
    self.frames = frames
    self.view = { AnyView(view()) }
  }

  var testDescription: String { source }

  /// What differs, in a few words; empty when all is as the source says.
  @MainActor func differences(tolerance: CGFloat = 0.005) -> [String] {
    let probe = LayoutProbe(view(), canvas: .fullHD, text: BlockTextEngine())
    var found: [String] = []
    if let size {
      let answer = probe.size(proposing: proposal)
      if abs(answer.width - size.width) > tolerance || abs(answer.height - size.height) > tolerance
      {
        found.append("size \(answer), not \(size)")
      }
    }
    let places = probe.frames(proposing: proposal)
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
      guard let place = places[name] else {
        found.append("\(name) is missing")
        continue
      }
      let offsets = [
        place.minX - frame.minX, place.minY - frame.minY, place.width - frame.width,
        place.height - frame.height,
      ]
      if offsets.contains(where: { abs($0) > tolerance }) {
        found.append("\(name) at \(place), not \(frame)")
      }
    }
    return found
  }
}
