/// How much time is spent on making a PNG file small.
public enum PNGEffort: CaseIterable, Hashable, Sendable {
  /// As fast as can be, for frames that are shown or sent at once.
  case fast
  /// Smaller, with the same bytes on every machine, for files that are kept and compared.
  case small
}
