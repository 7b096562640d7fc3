package import Foundation

/// A picture that is repeated to fill a shape.
public final class CGPattern {
  /// The picture.
  package let image: CGImage
  /// The size of a tile, in points.
  package let size: CGSize

  /// A pattern of a picture in tiles of this size.
  package init(image: CGImage, size: CGSize) {
    self.image = image
    self.size = size
  }
}
