extension View {
  /// Gives the view an identity: with another, its state begins anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: ExplicitID(id)))
  }
}

nonisolated struct IdentityModifier: ViewModifier {
  let id: ExplicitID

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    lowering.scope(.id(modifier.id)) { lowering in
      lowering.step(.id(modifier.id)) { V._lower(content, into: &$0) }
    }
  }
}
