import TenFoot

/// What a screen shows while nobody has anything to show: never black, so that people see that it
/// works.
struct Slate: View {
  let title: String
  let detail: String

  /// What a connected screen shows.
  static func idle(_ name: String) -> Slate {
    Slate(title: name, detail: "Connected. Start on the phone.")
  }

  /// What another app's window shows.
  static let taken = Slate(title: "Another app", detail: "It took this screen.")

  var body: some View {
    VStack(spacing: 36) {
      Circle()
        .strokeBorder(Color(red: 0.45, green: 0.55, blue: 0.95), lineWidth: 14)
        .frame(width: 120, height: 120)
      Text(verbatim: title).font(.system(size: 96, weight: .bold))
      Text(verbatim: detail)
        .font(.system(size: 56, weight: .medium))
        .foregroundStyle(Color(red: 0.76, green: 0.79, blue: 0.88))
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .foregroundStyle(.white)
    .padding(96)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.05, green: 0.07, blue: 0.17))
  }
}
