import Foundation

/// The functions of librsvg, looked up when the first SVG drawing is met: the library is large, and
/// most frames have none.
struct SVGLibrary: @unchecked Sendable {
  // The functions never change, and the library stays open.

  /// `GError`, of which only the message is read.
  struct Failure {
    var domain: UInt32
    var code: Int32
    var message: UnsafePointer<CChar>?
  }

  /// `RsvgLength`.
  struct Length {
    var value: Double
    var unit: Int32
  }

  /// `RsvgRectangle`.
  struct Rectangle {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  // C's view of the structures above is of their memory alone.
  typealias NewFromData =
    @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutableRawPointer) -> OpaquePointer?
  typealias SetResolution = @convention(c) (OpaquePointer, Double) -> Void
  typealias PixelSize =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Int32
  typealias Dimensions =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>,
      UnsafeMutableRawPointer
    ) -> Void
  typealias Render =
    @convention(c) (
      OpaquePointer, OpaquePointer, UnsafeRawPointer, UnsafeMutableRawPointer
    ) -> Int32
  typealias Release = @convention(c) (OpaquePointer) -> Void
  typealias ReleaseFailure = @convention(c) (UnsafeMutableRawPointer) -> Void

  let newFromData: NewFromData
  let setResolution: SetResolution
  let pixelSize: PixelSize
  let dimensions: Dimensions
  let render: Render
  let release: Release
  let releaseFailure: ReleaseFailure

  /// The library; `nil` where it isn't installed.
  static let shared = SVGLibrary()

  private init?() {
    let names = [
      "librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib",
      "/usr/local/lib/librsvg-2.2.dylib",
    ]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
      return nil
    }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard
      let newFromData = function("rsvg_handle_new_from_data", NewFromData.self),
      let setResolution = function("rsvg_handle_set_dpi", SetResolution.self),
      let pixelSize = function("rsvg_handle_get_intrinsic_size_in_pixels", PixelSize.self),
      let dimensions = function("rsvg_handle_get_intrinsic_dimensions", Dimensions.self),
      let render = function("rsvg_handle_render_document", Render.self),
      let release = function("g_object_unref", Release.self),
      let releaseFailure = function("g_error_free", ReleaseFailure.self)
    else { return nil }
    self.newFromData = newFromData
    self.setResolution = setResolution
    self.pixelSize = pixelSize
    self.dimensions = dimensions
    self.render = render
    self.release = release
    self.releaseFailure = releaseFailure
  }
}
