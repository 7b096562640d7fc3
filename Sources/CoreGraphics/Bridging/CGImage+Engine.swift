package import GalleyDrawing

extension CGImage {
  /// Creates an image from a bitmap of the engine.
  package convenience init(_ bitmap: Bitmap) { self.init(pixels: bitmap) }

  /// The pixels as a bitmap of the engine.
  package var bitmap: Bitmap { pixels }
}
