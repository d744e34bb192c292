import Foundation

/// A terminal that gives its keys one by one and doesn't show them; nothing when the input is none.
struct RawTerminal {
  private let descriptor: Int32
  private let original: termios?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var settings = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &settings) == 0 else {
      original = nil
      return
    }
    original = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// Puts the terminal back as it was.
  func restore() {
    guard var original else { return }
    tcsetattr(descriptor, TCSANOW, &original)
  }
}
