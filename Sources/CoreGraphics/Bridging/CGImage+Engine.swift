package import GalleyDrawing

extension CGImage {
  /// A picture of the engine.
  package convenience init(_ bitmap: Bitmap) { self.init(pixels: bitmap) }

  /// The picture in the engine.
  package var bitmap: Bitmap { pixels }
}
