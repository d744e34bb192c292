/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// Where an element's identity is found.
  let id: KeyPath<Data.Element, ID>
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
    self.init(data: data, content: content, id: id)
  }

  /// Creates views for a range of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: \.self)
  }

  /// The views of the elements have no body in common.
  public typealias Body = Never

  /// Lowers a view for each element, in order.
  public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    for (index, element) in view.data.enumerated() {
      lowering.scope(.element(index)) { lowering in
        Content._lower(lowering.evaluate { view.content(element) }, into: &lowering)
      }
    }
  }
}
