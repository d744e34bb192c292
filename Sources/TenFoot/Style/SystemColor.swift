/// The colors that Apple's platforms name, with their light and dark values.
///
/// Source: the palette before the 26 releases, 8-bit sRGB, as OpenSwiftUI recovered it
/// (OpenSwiftUICore, SystemColors.swift).
nonisolated enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary, quinary, separator

  func resolve(in scheme: ColorScheme) -> Color.Resolved {
    let (light, dark) = values
    return scheme == .dark ? dark : light
  }

  private var values: (light: Color.Resolved, dark: Color.Resolved) {
    switch self {
    case .red: (.rgb(255, 59, 48), .rgb(255, 69, 58))
    case .orange: (.rgb(255, 149, 0), .rgb(255, 159, 10))
    case .yellow: (.rgb(255, 204, 0), .rgb(255, 214, 10))
    case .green: (.rgb(52, 199, 89), .rgb(48, 209, 88))
    case .mint: (.rgb(0, 199, 190), .rgb(99, 230, 226))
    case .teal: (.rgb(48, 176, 199), .rgb(64, 200, 224))
    case .cyan: (.rgb(50, 173, 230), .rgb(100, 210, 255))
    case .blue: (.rgb(0, 122, 255), .rgb(10, 132, 255))
    case .indigo: (.rgb(88, 86, 214), .rgb(94, 92, 230))
    case .purple: (.rgb(175, 82, 222), .rgb(191, 90, 242))
    case .pink: (.rgb(255, 45, 85), .rgb(255, 55, 95))
    case .brown: (.rgb(162, 132, 94), .rgb(172, 142, 104))
    case .gray: (.rgb(142, 142, 147), .rgb(142, 142, 147))
    case .primary: (.rgb(0, 0, 0), .rgb(255, 255, 255))
    case .secondary: (.rgb(60, 60, 67, 0.6), .rgb(235, 235, 245, 0.6))
    case .tertiary: (.rgb(60, 60, 67, 0.3), .rgb(235, 235, 245, 0.3))
    case .quaternary: (.rgb(60, 60, 67, 0.18), .rgb(235, 235, 245, 0.16))
    case .quinary: (.rgb(0, 0, 0, 0.05), .rgb(255, 255, 255, 0.05))
    case .separator: (.rgb(60, 60, 67, 0.29), .rgb(84, 84, 88, 0.6))
    }
  }
}

extension Color.Resolved {
  nonisolated fileprivate static func rgb(
    _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1
  ) -> Self {
    Self(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }
}
