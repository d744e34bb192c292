import TenFoot

/// A transparent picture of some pixels of the device.
struct Layer {
  var bitmap: Bitmap
  /// The pixels of the device that it shows.
  var rect: PixelRect
}
