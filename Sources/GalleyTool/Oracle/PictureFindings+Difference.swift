import GalleyDrawing
import GalleyGoldens

extension PictureFindings {
  /// A PNG that shows where the pictures differ by more than the tolerance, as they were compared.
  func difference(named path: String) throws(Complaint) -> [UInt8] {
    do {
      return try PNG.encode(
        try differencePicture(
          expected: try Bitmap(size: recorded.size, bytes: recorded.bytes),
          actual: try Bitmap(size: drawn.size, bytes: drawn.bytes), tolerance: agreement.tolerance), effort: .small)
    } catch let error as BitmapError {
      throw Complaint("\(path): \(error.message)")
    } catch let error as PNGError {
      throw Complaint("\(path): \(error.message)")
    } catch {
      throw Complaint("\(path): \(error)")
    }
  }
}
