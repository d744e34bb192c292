import Foundation

/// A view of the random stacks: a frame of some kind around a color, or a stack of such views.
indirect enum ModelView {
  case flexible
  case fixed(CGFloat)
  case least(CGFloat)
  case most(CGFloat)
  case between(CGFloat, CGFloat)
  case prior(Double, ModelView)
  case row([ModelView])
  case column([ModelView])

  /// The size for a proposal, by B3 and B7 alone, with every child asked anew each time.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> (width: CGFloat, height: CGFloat) {
    switch self {
    case .flexible: (width ?? 10, height ?? 10)
    case .fixed(let length): (length, height ?? 10)
    case .least(let least):
      // B7.2: max(min(v', child), min); nil: max(child, min). The color answers v'.
      (max(width ?? 10, least), height ?? 10)
    case .most(let most): (min(width ?? 10, most), height ?? 10)
    case .between(let least, let most): (min(max(width ?? 10, least), most), height ?? 10)
    case .prior(_, let view): view.size(width, height)
    case .row(let children): Self.stack(children, width, height, \.0) { ($0, $1) }
    case .column(let children):
      Self.stack(children, height, width, \.1) { ($1, $0) }
    }
  }

  private var priority: Double {
    switch self {
    case .prior(let priority, _): priority
    case .row(let children), .column(let children): children.isEmpty ? -.infinity : 0
    default: 0
    }
  }

  /// B3.2 and B3.3 to the word, with no spacing; `major` picks the length along the stack.
  private static func stack(
    _ children: [ModelView], _ along: CGFloat?, _ across: CGFloat?,
    _ major: (((CGFloat, CGFloat)) -> CGFloat),
    _ ordered: (CGFloat, CGFloat) -> (CGFloat, CGFloat)
  ) -> (width: CGFloat, height: CGFloat) {
    func ask(_ child: ModelView, _ length: CGFloat?) -> (along: CGFloat, across: CGFloat) {
      let isRow = ordered(1, 2) == (1, 2)
      let size = isRow ? child.size(length, across) : child.size(across, length)
      return isRow ? (size.width, size.height) : (size.height, size.width)
    }
    var answers: [(along: CGFloat, across: CGFloat)] = []
    if let along {
      let least = children.map { ask($0, 0).along }
      let flexibility = children.indices.map { ask(children[$0], .infinity).along - least[$0] }
      let order = children.indices.sorted { one, other in
        if children[one].priority != children[other].priority {
          return children[one].priority > children[other].priority
        }
        if flexibility[one] != flexibility[other] { return flexibility[one] < flexibility[other] }
        if flexibility[one] == .infinity, least[one] != least[other] {
          return least[one] > least[other]
        }
        return one < other
      }
      var available = along
      for priority in Set(children.map(\.priority)).sorted(by: >) {
        let group = order.filter { children[$0].priority == priority }
        let below = order.filter { children[$0].priority < priority }
        // What is kept for those below is given back when their turn comes.
        let kept = below.reduce(0) { $0 + least[$1] }
        available -= kept
        for (served, index) in group.enumerated() {
          let share = available / CGFloat(group.count - served)
          let answer = ask(children[index], share.isNaN ? 0 : max(share, 0))
          answers.append(answer)
          available -= answer.along
        }
        available += kept
      }
    } else {
      answers = children.map { ask($0, nil) }
    }
    let size = ordered(
      answers.reduce(0) { $0 + $1.along }, answers.reduce(0) { max($0, $1.across) })
    return (size.0, size.1)
  }

  /// A random view, at most `depth` stacks deep.
  static func random(_ depth: Int, using generator: inout some RandomNumberGenerator) -> ModelView {
    func length() -> CGFloat { CGFloat(Int.random(in: 0...100, using: &generator)) }
    let kind = Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &generator)
    switch kind {
    case 0: return .flexible
    case 1: return .fixed(length())
    case 2: return .least(length())
    case 3: return .most(length())
    case 4:
      let (one, other) = (length(), length())
      return .between(min(one, other), max(one, other))
    case 5:
      return .prior(
        Double(Int.random(in: -1...1, using: &generator)), random(0, using: &generator))
    default:
      let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        random(depth - 1, using: &generator)
      }
      return kind.isMultiple(of: 2) ? .column(children) : .row(children)
    }
  }
}
