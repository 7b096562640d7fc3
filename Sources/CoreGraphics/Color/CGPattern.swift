package import Foundation
package import GalleyDrawing

/// A picture that is repeated to fill a shape.
public final class CGPattern {
  /// The picture.
  package let bitmap: Bitmap
  /// The size of a tile, in points.
  package let size: CGSize

  /// A pattern of a picture in tiles of this size.
  package init(_ bitmap: Bitmap, size: CGSize) {
    self.bitmap = bitmap
    self.size = size
  }
}
