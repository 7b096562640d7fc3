package import Foundation
package import GalleyDrawing

/// A bitmap that is repeated to fill a shape.
public final class CGPattern {
  /// The bitmap to repeat.
  package let bitmap: Bitmap
  /// The size of a tile, in points.
  package let size: CGSize

  /// Creates a pattern that repeats a bitmap in tiles of this size.
  package init(_ bitmap: Bitmap, size: CGSize) {
    self.bitmap = bitmap
    self.size = size
  }
}
