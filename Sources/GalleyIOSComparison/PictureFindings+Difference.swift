import GalleyDrawing
import GalleyGoldens
import GalleyPipeline

extension PictureFindings {
  /// Returns a PNG that marks the pixels that differ by more than the tolerance.
  func difference(named path: String) throws -> [UInt8] {
    try naming(path) {
      let difference = try differencePicture(
        expected: try Bitmap(size: recorded.size, bytes: recorded.bytes),
        actual: try Bitmap(size: drawn.size, bytes: drawn.bytes), tolerance: agreement.tolerance)
      return try PNG.encode(difference, effort: .small)
    }
  }
}
