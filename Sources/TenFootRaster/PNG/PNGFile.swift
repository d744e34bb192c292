package import Foundation
package import TenFoot

/// The bytes of a picture's file, with the name that messages call it by.
package struct PNGFile: Sendable {
  /// The bytes.
  package let data: Data
  private let name: String

  /// Takes bytes in memory.
  package init(_ data: Data) {
    self.data = data
    name = ImageSource.data(data).name
  }

  /// Reads a file; what is no picture is never read whole.
  ///
  /// - Throws: ``RasterError`` that says what is wrong with the file.
  package init(at url: URL) throws(RasterError) {
    name = ImageSource.file(url).name
    do {
      data = try ImageSource.bytes(of: url, pixelLimit: PixelSize.mostPixels)
    } catch {
      throw .image(name: name, problem: error)
    }
  }

  /// What the picture shows.
  package func bitmap() throws(RasterError) -> Bitmap {
    do throws(RasterError.ImageProblem) {
      return try PNGReader.read(data, pixelLimit: PixelSize.mostPixels)
    } catch {
      throw .image(name: name, problem: error)
    }
  }

  /// The pixels as the file has them.
  package func straightPixels() throws(RasterError) -> StraightPixels {
    do throws(RasterError.ImageProblem) {
      return try StraightPixels(png: data)
    } catch {
      throw .image(name: name, problem: error)
    }
  }
}
