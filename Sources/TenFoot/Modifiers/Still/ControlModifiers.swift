public import Foundation

/// How large controls are.
public nonisolated enum ControlSize: CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

/// The shape of a button's border.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  /// As the system wants.
  public static let automatic = ButtonBorderShape()
  /// A capsule.
  public static let capsule = ButtonBorderShape()
  /// A circle.
  public static let circle = ButtonBorderShape()
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape()
}

/// The keys that a keyboard would have.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// All.
  case `default`
  /// Digits.
  case numberPad
  /// Digits and a point.
  case decimalPad
  /// Digits as on a telephone.
  case phonePad
  /// Those of mail addresses.
  case emailAddress
  /// Those of web addresses.
  case URL
  /// ASCII.
  case asciiCapable
}

/// Which letters would become capitals.
public nonisolated struct TextInputAutocapitalization: Sendable {
  /// None.
  public static let never = TextInputAutocapitalization()
  /// The first of each word.
  public static let words = TextInputAutocapitalization()
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization()
  /// All.
  public static let characters = TextInputAutocapitalization()
}

/// How a keyboard would go away.
public nonisolated struct ScrollDismissesKeyboardMode: Sendable {
  /// As the system wants.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode()
}

/// The name of a style that makes no difference to a frame.
public nonisolated struct QuietStyle: Sendable {
  /// As the system wants.
  public static let automatic = QuietStyle()
  /// Without a ground.
  public static let plain = QuietStyle()
  /// On a rounded ground.
  public static let roundedBorder = QuietStyle()
  /// Side by side.
  public static let segmented = QuietStyle()
  /// In a menu.
  public static let menu = QuietStyle()
  /// On a wheel.
  public static let wheel = QuietStyle()
  /// In the row.
  public static let inline = QuietStyle()
  /// On a screen of its own.
  public static let navigationLink = QuietStyle()
  /// As a switch.
  public static let `switch` = QuietStyle()
  /// As a button.
  public static let button = QuietStyle()
  /// In groups.
  public static let grouped = QuietStyle()
  /// In groups, inset.
  public static let insetGrouped = QuietStyle()
  /// Inset.
  public static let inset = QuietStyle()
  /// As a side bar.
  public static let sidebar = QuietStyle()
  /// As pages.
  public static let page = QuietStyle()
}

extension View {
  /// Says whether the controls in the view could be used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    environment { $0.isEnabled = $0.isEnabled && !disabled }
  }
  /// Leaves out the labels of controls.
  public nonisolated func labelsHidden() -> some View { environment { $0.areLabelsHidden = true } }
  /// Says how large controls are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// Says which shape the borders of buttons have.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Says how pickers look.
  public nonisolated func pickerStyle(_ style: QuietStyle) -> some View { self }
  /// Says how toggles look.
  public nonisolated func toggleStyle(_ style: QuietStyle) -> some View { self }
  /// Says how text fields look.
  public nonisolated func textFieldStyle(_ style: QuietStyle) -> some View { self }
  /// Says how lists look.
  public nonisolated func listStyle(_ style: QuietStyle) -> some View { self }
  /// Says how forms look.
  public nonisolated func formStyle(_ style: QuietStyle) -> some View { self }
  /// Says how tabs look.
  public nonisolated func tabViewStyle(_ style: QuietStyle) -> some View { self }
  /// Says which keys a keyboard would have.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Says which letters would become capitals.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }
  /// Says whether what is entered would be corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Says how the keyboard would go away.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }
  /// Shows or hides the ground of what is scrolled.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Shows or hides bars of scroll views, which no frame has.
  public nonisolated func scrollIndicators(_ visibility: Visibility) -> some View { self }
  /// Says whether the view could be scrolled.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Puts a view behind the row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    background { view }
  }
  /// Shows or hides lines between rows, which lists here don't draw.
  public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View { self }
  /// Shows or hides lines between sections, which lists here don't draw.
  public nonisolated func listSectionSeparator(_ visibility: Visibility) -> some View { self }
  /// Keeps a distance from the edges of the row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    padding(insets ?? EdgeInsets())
  }
  /// Says how the picture is seen through in a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Says which device a preview shows.
  public nonisolated func previewDevice(_ value: String?) -> some View { self }
}

/// How large a preview is.
public nonisolated enum PreviewLayout: Sendable {
  /// As large as the device.
  case device
  /// As large as the view wants.
  case sizeThatFits
  /// A fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Views to look at while they are being written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// A style that is chosen by its type.
extension View {
  /// Says how text fields look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  /// Says how pickers look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  /// Says how lists look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}

/// How text fields look.
public nonisolated protocol TextFieldStyle {}
/// How pickers look.
public nonisolated protocol PickerStyle {}
/// How lists look.
public nonisolated protocol ListStyle {}

/// A field on a rounded ground.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
/// A field without a ground.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
/// Choices side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}
/// Choices in a menu.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}
/// Rows without a ground.
public nonisolated struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}
/// Rows in groups.
public nonisolated struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}
