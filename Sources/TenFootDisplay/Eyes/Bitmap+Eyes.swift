public import TenFoot

extension Bitmap {
  /// The picture with what an eye resolves of it from where people sit, and no more.
  ///
  /// Shown on a laptop's screen at arm's length, where an eye resolves every pixel, it is as sharp or
  /// as blurred as the television is from the sofa. The eye's blur is a Gauss curve (Campbell and
  /// Gubisch 1966) that leaves a twentieth of the contrast of bars at the limit of its acuity: of one
  /// arc minute each at an acuity of 1 (ISO 8596).
  ///
  /// - Parameter canvas: The screen with its room; without one the picture stays as it is.
  /// - Returns: The picture as it is seen; the same where the blur is too small for pixels to show.
  public func seen(on canvas: DisplayCanvas) -> Bitmap {
    guard let viewing = canvas.viewing,
      let points = canvas.points(in: .arcMinutes(Self.blur / viewing.acuity)), width > 0, height > 0
    else { return self }
    let deviation = Double(points * canvas.scale)
    guard deviation >= Self.leastBlur else { return self }
    var light = LightPlanes(self)
    // A curve wider than the picture leaves its mean; no kernel needs to be longer.
    light.spread(min(deviation, Double(max(width, height))))
    return light.bitmap
  }

  /// The picture as eyes see it that lack one kind of cones.
  public func seen(by vision: ColorVision) -> Bitmap {
    var light = LightPlanes(self)
    let rows = vision.matrix.map { SIMD3<Float>($0) }
    for place in 0..<(width * height) {
      let color = SIMD3(
        light.channels[0][place], light.channels[1][place], light.channels[2][place])
      for (channel, row) in rows.enumerated() {
        light.channels[channel][place] = (row * color).sum()
      }
    }
    return light.bitmap
  }

  /// The standard deviation of the eye's blur at an acuity of 1, in arc minutes: a grating of 30
  /// cycles a degree keeps exp(-2π²σ²/4) = 0.05 of its contrast.
  private static let blur = 0.779
  /// The standard deviation in pixels below which a blur changes less than a pixel shows.
  private static let leastBlur = 0.3
}
