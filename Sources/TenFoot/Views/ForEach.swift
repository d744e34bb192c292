/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// Tells an element's identity.
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// Creates views for elements with an identity of their own.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates views for elements whose identity is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates views for a range of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: \.self)
  }

  /// Creates views for bindings to elements with an identity of their own.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: data, content: content, id: { $0.wrappedValue.id })
  }

  /// Creates views for bindings to elements whose identity is at a key path.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
  }

  /// The views of the elements have no body in common.
  public typealias Body = Never

  /// Lowers a view for each element, in order.
  public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    var seen: Set<ID> = []
    seen.reserveCapacity(view.data.count)
    var index = -1
    for element in view.data {
      index += 1
      let id = view.id(element)
      let isNew = seen.insert(id).inserted
      if !isNew {
        lowering.report(
          "duplicate-identity", .warning,
          "element \(index) of a ForEach has the identity \(id) of another: they share their state",
          hint: "give each element an identity of its own")
      }
      let name = ExplicitID(id)
      lowering.scope(.element(index, name)) { lowering in
        lowering.identity.steps.append(.id(name))
        Content._lower(view.content(element), into: &lowering)
        lowering.identity.steps.removeLast()
      }
    }
  }
}
