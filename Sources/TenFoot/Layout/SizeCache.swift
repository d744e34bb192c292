import Foundation

/// The last few sizes that each node answered, in one flat array.
nonisolated struct SizeCache {
  private struct Entry {
    var width: UInt64
    var height: UInt64
    var size: CGSize
  }

  /// A stack asks for the least, the most, a share, and once more when it places.
  private static let entriesPerNode = 4
  private static let empty = Entry(width: .max, height: .max, size: .zero)

  private var entries: [Entry]
  private var next: [UInt8]

  init(nodeCount: Int) {
    entries = Array(repeating: Self.empty, count: nodeCount * Self.entriesPerNode)
    next = Array(repeating: 0, count: nodeCount)
  }

  subscript(node: Int, proposal: ProposedViewSize) -> CGSize? {
    get {
      let (width, height) = (Self.bits(proposal.width), Self.bits(proposal.height))
      let start = node * Self.entriesPerNode
      for index in start..<start + Self.entriesPerNode
      where entries[index].width == width && entries[index].height == height {
        return entries[index].size
      }
      return nil
    }
    set {
      guard let newValue else { return }
      let slot = Int(next[node])
      next[node] = UInt8((slot + 1) % Self.entriesPerNode)
      entries[node * Self.entriesPerNode + slot] = Entry(
        width: Self.bits(proposal.width), height: Self.bits(proposal.height), size: newValue)
    }
  }

  /// The bits of a length; those of one quiet NaN stand for an unspecified one.
  private static func bits(_ length: CGFloat?) -> UInt64 {
    UInt64(length?.bitPattern ?? CGFloat.nan.bitPattern)
  }
}
