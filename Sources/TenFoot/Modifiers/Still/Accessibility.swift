/// What becomes of the elements in an element that is read aloud.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What is said of an element that is read aloud.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 8)
  /// It doesn't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 16)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 32)
}

// What is read aloud isn't seen: none of this changes a frame. What is hidden from it or selected in
// it is judged accordingly.
extension View {
  /// Says what is read aloud for the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  /// Says what is read aloud for the view.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Says what is read aloud for the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Says what is read aloud for the view's value.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Says what is read aloud for the view's value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Says what is read aloud on what the view does.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Says what is read aloud on what the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Leaves the view out of what is read aloud, or not; what is left out counts as decoration.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    modifier(
      JudgingModifier(
        note: hidden ? .role(.decoration) : nil, place: CodePlace(file: file, line: line)))
  }
  /// Leaves the view out of what is read aloud, or not.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Says what is read aloud for the view.
  public nonisolated func accessibility(label: Text) -> some View { self }
  /// Names the view, for tests and for findings.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Makes an element of the view.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }
  /// Says what the view is; what is selected counts as the active item.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    modifier(
      JudgingModifier(
        note: traits.contains(.isSelected) ? .role(.active) : nil,
        place: CodePlace(file: file, line: line)))
  }
  /// Says what the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Says when the view's turn to be read is.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
