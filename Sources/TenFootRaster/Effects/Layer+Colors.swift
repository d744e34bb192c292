import TenFoot

extension Layer {
  /// The layer's outline in one color.
  func silhouette(in color: Color.Resolved) -> Layer {
    // The color at every alpha, premultiplied.
    let opacity = min(max(color.opacity, 0), 1)
    let tones = (0..<256).map { alpha -> UInt32 in
      let share = Float(alpha) * opacity
      func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * share).rounded()) }
      return UInt32(share.rounded()) << 24 | byte(color.red) << 16 | byte(color.green) << 8
        | byte(color.blue)
    }
    return mappingPixels { tones[Int($0 &>> 24)] }
  }

  /// The layer under a color.
  func tinted(_ color: Color.Resolved) -> Layer {
    let opacity = min(max(color.opacity, 0), 1)
    func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    let share = UInt32((opacity * 256).rounded())
    let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
    return mappingPixels { pixel in
      func mix(_ shift: UInt32, _ over: UInt32) -> UInt32 {
        let channel = (pixel &>> shift) & 255
        return ((channel &* (256 &- share) &+ over &* share &+ 128) &>> 8) &<< shift
      }
      return mix(24, 255) | mix(16, red) | mix(8, green) | mix(0, blue)
    }
  }

  /// The layer with its opacity multiplied by another's.
  func masked(by mask: Layer) -> Layer {
    guard mask.rect == rect else { return self }
    return Layer(
      bitmap: Bitmap(width: rect.width, height: rect.height, isOpaque: false) { target in
        bitmap.withUnsafeBytes { source in
          mask.bitmap.withUnsafeBytes { mask in
            var place = 0
            while place < target.count {
              let alpha = UInt32(mask[place | 3])
              // Exact division by 255 of a product, rounded.
              let product = UInt32(source[place]) &* alpha &+ 128
              target[place] = UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
              place &+= 1
            }
          }
        }
      }, rect: rect)
  }

  private func mappingPixels(_ change: (UInt32) -> UInt32) -> Layer {
    Layer(bitmap: bitmap.mappingPixels(change), rect: rect)
  }
}

extension Bitmap {
  /// The picture with each pixel (alpha, red, green, blue from the highest byte) changed.
  func mappingPixels(_ change: (UInt32) -> UInt32) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: false) { target in
      withUnsafeBytes { source in
        var place = 0
        while place < target.count {
          let pixel = UInt32(littleEndian: source.load(fromByteOffset: place, as: UInt32.self))
          target.storeBytes(
            of: change(pixel).littleEndian, toByteOffset: place, as: UInt32.self)
          place &+= 4
        }
      }
    }
  }
}

extension ColorMatrix {
  /// Changes a picture's colors; transparent pixels stay so.
  func apply(to bitmap: Bitmap) -> Bitmap {
    // Neighbors often are of one color.
    var (last, answer) = (UInt32(0), UInt32(0))
    return bitmap.mappingPixels { pixel in
      if pixel != last {
        last = pixel
        answer = changed(pixel)
      }
      return answer
    }
  }

  private func changed(_ pixel: UInt32) -> UInt32 {
    let alpha = Float(pixel &>> 24)
    guard alpha > 0 else { return 0 }
    let red = Float((pixel &>> 16) & 255) / alpha
    let green = Float((pixel &>> 8) & 255) / alpha
    let blue = Float(pixel & 255) / alpha
    let newAlpha = alpha * opacity
    func channel(_ row: Row) -> UInt32 {
      let value = row.red * red + row.green * green + row.blue * blue + row.constant
      return UInt32((min(max(value, 0), 1) * newAlpha).rounded())
    }
    return UInt32(newAlpha.rounded()) << 24 | channel(self.red) << 16 | channel(self.green) << 8
      | channel(self.blue)
  }
}
