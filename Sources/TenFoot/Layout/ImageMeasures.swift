import Foundation

/// How large the images of a tree are, and why some of them can't be drawn.
nonisolated struct ImageMeasures {
  private let catalog: any ImageCatalog
  /// The size of each image of the tree's table in points.
  private(set) var sizes: [CGSize] = []
  /// Why images of the tree's table can't be drawn.
  private(set) var failures: [Int: ImageFailure] = [:]
  /// Why images that fill shapes can't be drawn, by shape.
  private(set) var tileFailures: [Int: ImageFailure] = [:]
  /// Why images in texts can't be drawn, by text.
  private(set) var attachmentFailures: [Int: [ImageFailure]] = [:]
  private var measuredShapes = 0

  /// The size in points of what is drawn for an image that can't be read.
  private static let placeholderSize = CGSize(width: 100, height: 100)

  init(catalog: any ImageCatalog) { self.catalog = catalog }

  /// Measures what a tree has got since it was measured last.
  mutating func measure(_ tree: borrowing NodeTree) {
    for index in sizes.count..<tree.images.count {
      let image = tree.images[index]
      do throws(ImageFailure) {
        sizes.append(try size(of: image.source, scale: image.scale))
      } catch {
        failures[index] = error
        sizes.append(Self.placeholderSize)
      }
    }
    for index in measuredShapes..<tree.shapes.count {
      guard case .image(let source, _, _, _) = tree.shapes[index].paint else { continue }
      do throws(ImageFailure) { _ = try size(of: source, scale: 1) } catch {
        tileFailures[index] = error
      }
    }
    measuredShapes = tree.shapes.count
  }

  /// Gives the images in a text their sizes.
  mutating func measureAttachments(of text: Int, in tree: inout NodeTree) {
    for (run, decoration) in tree.texts[text].decorations.enumerated() {
      guard let image = decoration.image else { continue }
      var attachment = Self.placeholderSize
      do throws(ImageFailure) {
        attachment = try size(of: image.source, scale: image.scale)
      } catch {
        attachmentFailures[text, default: []].append(error)
      }
      tree.texts[text].text.runs[run].attachment = attachment
    }
  }

  /// The size in points of an image of so many pixels per point.
  private func size(of source: ImageSource, scale: CGFloat) throws(ImageFailure) -> CGSize {
    if case .missingAsset(_, let failure) = source { throw failure }
    let (width, height) = try catalog.pixelSize(of: source)
    return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
