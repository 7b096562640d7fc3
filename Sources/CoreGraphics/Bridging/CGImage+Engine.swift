package import GalleyDrawing

extension CGImage {
  /// Creates an image from the engine's bitmap.
  package convenience init(_ bitmap: Bitmap) { self.init(pixels: bitmap) }

  /// The pixels as the engine's bitmap.
  package var bitmap: Bitmap { pixels }
}
