public import Foundation

/// A color, resolved against the environment when it is drawn.
///
/// As a view it fills what it is offered; as a style it fills shapes and text.
public nonisolated struct Color: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case fixed(Resolved)
    case system(SystemColor)
    case mix(Color, Color, share: Double, Gradient.ColorSpace)
    case asset(String, bundle: URL?)
  }

  private var kind: Kind
  private var opacity: Double = 1

  /// The color spaces that components can be given in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB with its transfer function.
    case sRGB
    /// sRGB with linear components.
    case sRGBLinear
    /// Display P3, a wider gamut with sRGB's transfer function; what sRGB lacks is cut when it is
    /// drawn.
    case displayP3
  }

  /// Creates a color from red, green and blue components, 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let (red, green, blue) =
      switch colorSpace {
      case .sRGB: (red, green, blue)
      case .sRGBLinear:
        (
          ColorSpaces.encoded(red), ColorSpaces.encoded(green), ColorSpaces.encoded(blue)
        )
      case .displayP3: ColorSpaces.sRGB(displayP3: red, green, blue)
      }
    self.init(
      Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// Creates a gray from its lightness, 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates the color of a color set in an asset catalog.
  ///
  /// A color that isn't there is transparent, and reported.
  public init(_ name: String, bundle: Bundle? = nil) {
    kind = .asset(name, bundle: bundle?.resourceURL ?? bundle?.bundleURL)
  }

  /// Creates a color from components that need no environment.
  public init(_ resolved: Resolved) { kind = .fixed(resolved) }

  private init(_ system: SystemColor) { kind = .system(system) }

  /// The color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacity *= opacity
    return copy
  }

  /// The color with a share of another mixed in.
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: How much of the other there is, 0…1.
  ///   - colorSpace: The numbers that are mixed.
  /// - Returns: The mixed color.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    var mixed = self
    mixed.kind = .mix(self, rhs, share: fraction.isNaN ? 0 : min(max(fraction, 0), 1), colorSpace)
    mixed.opacity = 1
    return mixed
  }

  /// A gradient from a little lighter than the color, above, to the color.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// The components of the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var resolved =
      switch kind {
      case .fixed(let resolved): resolved
      case .system(let color): color.resolve(in: environment.colorScheme)
      case .mix(let first, let second, let share, let space):
        ColorSpaces.mix(
          first.resolve(in: environment), second.resolve(in: environment), share: share, in: space)
      case .asset(let name, let bundle):
        environment.assets.color(named: name, in: bundle, scheme: environment.colorScheme)
          .resolve(in: environment)
      }
    if opacity != 1 { resolved.opacity *= Float(opacity) }
    return resolved
  }

  /// The components of a color, as numbers that need no environment.
  public struct Resolved: Hashable, Sendable {
    /// The sRGB red component, 0…1 inside the sRGB gamut.
    public var red: Float
    /// The sRGB green component.
    public var green: Float
    /// The sRGB blue component.
    public var blue: Float
    /// The opacity, 0…1.
    public var opacity: Float

    /// Creates resolved components; what is no number becomes 0.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      func finite(_ value: Float) -> Float { value.isFinite ? value : 0 }
      self.red = finite(red)
      self.green = finite(green)
      self.blue = finite(blue)
      self.opacity = finite(opacity)
    }

    /// Creates an opaque gray from its lightness, 0…1.
    package init(white: Float) { self.init(red: white, green: white, blue: white) }
  }

  /// Black.
  public static let black = Color(Resolved(white: 0))
  /// White.
  public static let white = Color(Resolved(white: 1))
  /// Nothing.
  public static let clear = Color(Resolved(red: 0, green: 0, blue: 0, opacity: 0))
  /// The system's red.
  public static let red = Color(SystemColor.red)
  /// The system's orange.
  public static let orange = Color(SystemColor.orange)
  /// The system's yellow.
  public static let yellow = Color(SystemColor.yellow)
  /// The system's green.
  public static let green = Color(SystemColor.green)
  /// The system's mint.
  public static let mint = Color(SystemColor.mint)
  /// The system's teal.
  public static let teal = Color(SystemColor.teal)
  /// The system's cyan.
  public static let cyan = Color(SystemColor.cyan)
  /// The system's blue.
  public static let blue = Color(SystemColor.blue)
  /// The system's indigo.
  public static let indigo = Color(SystemColor.indigo)
  /// The system's purple.
  public static let purple = Color(SystemColor.purple)
  /// The system's pink.
  public static let pink = Color(SystemColor.pink)
  /// The system's brown.
  public static let brown = Color(SystemColor.brown)
  /// The system's gray.
  public static let gray = Color(SystemColor.gray)
  /// The color of main content: black in the light, white in the dark.
  public static let primary = Color(SystemColor.primary)
  /// The color of content that matters less.
  public static let secondary = Color(SystemColor.secondary)
  /// The system's accent, blue.
  public static let accentColor = Color(SystemColor.blue)
  package static let separator = Color(SystemColor.separator)
}

extension Color {
  /// Creates a color from CSS's hexadecimal notation: `#RGB`, `#RRGGBB` or `#RRGGBBAA`, the sign
  /// optional; `nil` for anything else.
  public init?(hex: String) {
    let digits = hex.utf8.first == UInt8(ascii: "#") ? hex.dropFirst() : hex[...]
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let channels: [UInt32]
    switch digits.utf8.count {
    case 3: channels = [8, 4, 0].map { (number >> $0 & 0xF) * 17 } + [255]
    case 6: channels = [16, 8, 0].map { number >> $0 & 0xFF } + [255]
    case 8: channels = [24, 16, 8, 0].map { number >> $0 & 0xFF }
    default: return nil
    }
    let parts = channels.map { Float($0) / 255 }
    self.init(Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
  }
}
