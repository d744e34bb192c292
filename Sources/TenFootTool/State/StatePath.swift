import TenFootDisplay

/// The way from a state's outermost value to one inside it, written as `teams[1].score`.
struct StatePath: CustomStringConvertible {
  /// One step: into a field or into an array.
  enum Step {
    case field(String)
    case element(Int)
  }

  var steps: [Step] = []

  func appending(_ step: Step) -> StatePath { StatePath(steps: steps + [step]) }

  var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .element(let index):
        text += "[\(index)]"
      case .field(let name) where Self.isPlain(name):
        text += text.isEmpty ? name : "." + name
      case .field(let name):
        text += "[\(quoted(name))]"
      }
    }
    return text
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 60
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-$".contains($0) }
  }
}
