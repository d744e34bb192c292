/// Eyes that lack one of the three kinds of cones.
///
/// The matrices are those of Machado, Oliveira and Fernandes 2009 at full severity, for linear sRGB.
public nonisolated enum ColorVision: String, Hashable, Sendable, CaseIterable {
  /// Without cones for long waves: red is dark.
  case protan
  /// Without cones for middle waves: red and green are alike.
  case deutan
  /// Without cones for short waves: blue and green are alike.
  case tritan

  /// The rows of the matrix: what each channel takes of red, green and blue.
  package var matrix: [SIMD3<Double>] {
    switch self {
    case .protan:
      [
        SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
        SIMD3(-0.003882, -0.048116, 1.051998),
      ]
    case .deutan:
      [
        SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
        SIMD3(-0.011820, 0.042940, 0.968881),
      ]
    case .tritan:
      [
        SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
        SIMD3(0.004733, 0.691367, 0.303900),
      ]
    }
  }

  /// A color as these eyes see it.
  func seen(_ shade: Shade) -> Shade {
    let channels = SIMD3(shade.red, shade.green, shade.blue)
    let seen = matrix.map { min(max(($0 * channels).sum(), 0), 1) }
    return Shade(red: seen[0], green: seen[1], blue: seen[2])
  }
}
