import Foundation

/// A value that becomes text only where its locale and time are known.
nonisolated protocol TextValue: Equatable {
  /// Appends the value's text.
  func resolve(into resolver: inout TextResolver, in attributes: TextAttributes?)
}

extension TextValue {
  nonisolated fileprivate func isEqual(to other: any TextValue) -> Bool { other as? Self == self }
}

/// A value whose type is hidden.
///
/// It is never changed and has no references of its own, so any thread may read it; Foundation's formats
/// don't say so themselves.
nonisolated struct AnyTextValue: Equatable, @unchecked Sendable {
  let value: any TextValue

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.value.isEqual(to: rhs.value) }
}

/// A value in a format that gives a string.
nonisolated struct FormattedText<Format: FormatStyle>: TextValue
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  func resolve(into resolver: inout TextResolver, in attributes: TextAttributes?) {
    resolver.append(format.localized(in: resolver.environment).format(input), attributes)
  }
}

/// A value in a format that gives a string with attributes.
nonisolated struct AttributedFormattedText<Format: FormatStyle>: TextValue
where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
  let input: Format.FormatInput
  let format: Format

  func resolve(into resolver: inout TextResolver, in attributes: TextAttributes?) {
    resolver.append(format.localized(in: resolver.environment).format(input), attributes)
  }
}

extension FormatStyle {
  /// The format in an environment's locale; a date's also in its calendar and time zone, unless it
  /// names its own.
  nonisolated func localized(in environment: EnvironmentValues) -> Self {
    let localized = locale(environment.locale)
    guard var date = localized as? Date.FormatStyle else { return localized }
    if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
    if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
    return date as? Self ?? localized
  }
}
