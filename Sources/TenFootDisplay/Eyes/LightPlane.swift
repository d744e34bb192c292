import Foundation

/// One channel of a picture as light, rows from the top.
struct LightPlane {
  let width: Int
  let height: Int
  var values: [Float]

  /// The standard deviation in pixels from which a blurred plane is reckoned from fewer pixels.
  private static let fineBlur = 8.0

  /// The plane with the light of each pixel spread as a Gauss curve does; beyond the edges the last
  /// pixels go on.
  ///
  /// - Parameter deviation: The curve's standard deviation in pixels.
  /// - Returns: The plane of the same size.
  func spread(_ deviation: Double) -> LightPlane {
    let side = Int(deviation * 2 / Self.fineBlur)
    guard side > 1 else {
      let kernel = Self.kernel(deviation)
      return convolved(kernel).transposed.convolved(kernel).transposed
    }
    // What such a blur leaves fits into fewer pixels. The means of squares and the straight lines
    // between them blur as well, by variances of s²/12 - 1/12 and s²/6: those are taken off.
    let square = Double(side * side)
    let rest = deviation * deviation - (square - 1) / 12 - square / 6
    return means(of: side).spread(rest.squareRoot() / Double(side)).enlarged(
      by: side, width: width, height: height)
  }

  /// A Gauss curve whose values add up to 1.
  private static func kernel(_ deviation: Double) -> [Float] {
    let reach = Int((deviation * 3.5).rounded(.up))
    let curve = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = curve.reduce(0, +)
    return curve.map { Float($0 / sum) }
  }

  /// The rows weighted with a kernel around each pixel.
  private func convolved(_ kernel: [Float]) -> LightPlane {
    let reach = kernel.count / 2
    var copy = self
    copy.values = [Float](unsafeUninitializedCapacity: values.count) { target, count in
      target.initialize(repeating: 0)
      var row = [Float](repeating: 0, count: width + 2 * reach)
      for start in stride(from: 0, to: values.count, by: max(width, 1)) {
        for place in row.indices {
          row[place] = values[start + min(max(place - reach, 0), width - 1)]
        }
        row.withUnsafeBufferPointer { row in
          for (index, weight) in kernel.enumerated() {
            for place in 0..<width { target[start + place] += weight * row[place + index] }
          }
        }
      }
      count = values.count
    }
    return copy
  }

  private var transposed: LightPlane {
    LightPlane(
      width: height, height: width,
      values: [Float](unsafeUninitializedCapacity: values.count) { target, count in
        values.withUnsafeBufferPointer { source in
          for row in 0..<height {
            for column in 0..<width { target[column * height + row] = source[row * width + column] }
          }
        }
        count = values.count
      })
  }

  /// The means of squares of pixels; at the right and at the bottom of what is left there.
  private func means(of side: Int) -> LightPlane {
    let (columns, rows) = ((width + side - 1) / side, (height + side - 1) / side)
    var sums = [Float](repeating: 0, count: columns * rows)
    var counts = sums
    for row in 0..<height {
      for column in 0..<width {
        let place = row / side * columns + column / side
        sums[place] += values[row * width + column]
        counts[place] += 1
      }
    }
    return LightPlane(
      width: columns, height: rows, values: zip(sums, counts).map { $0 / $1 })
  }

  /// The plane with straight lines between the middles of its pixels, which become squares.
  private func enlarged(by side: Int, width: Int, height: Int) -> LightPlane {
    /// The pixels on both sides of a place, and the share of the second.
    func neighbors(_ place: Int, _ limit: Int) -> (Int, Int, Float) {
      let middle = (Float(place) + 0.5) / Float(side) - 0.5
      let first = Int(middle.rounded(.down))
      return (min(max(first, 0), limit - 1), min(first + 1, limit - 1), middle - Float(first))
    }
    let across = (0..<width).map { neighbors($0, self.width) }
    var large = LightPlane(width: width, height: height, values: [])
    large.values.reserveCapacity(width * height)
    for row in 0..<height {
      let (above, below, share) = neighbors(row, self.height)
      let line = (0..<self.width).map { column in
        let (one, other) = (
          values[above * self.width + column], values[below * self.width + column]
        )
        return one + (other - one) * share
      }
      for (left, right, share) in across {
        large.values.append(line[left] + (line[right] - line[left]) * share)
      }
    }
    return large
  }
}
