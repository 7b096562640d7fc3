/// An error in the creation of a bitmap.
public enum BitmapError: Error, Hashable, Sendable {
  /// The bitmap would have more pixels than `Bitmap.maximumPixelCount`, or a side longer than
  /// `Bitmap.maximumSide`. The values are in pixels.
  case tooLarge(width: Int, height: Int)
  /// The layers of nested opacity groups would have more than `Bitmap.maximumPixelCount` pixels together.
  case groupsTooLarge
  /// The number of bytes is not four times the number of pixels.
  case byteCount(expected: Int, actual: Int)

  /// A sentence with the reason of the error and, if a limit was exceeded, the limit.
  public var message: String {
    switch self {
    case .tooLarge(let width, let height):
      return "a bitmap of \(width) × \(height) pixels is too large: the limit is \(Bitmap.maximumPixelCount) pixels"
        + " in all and \(Bitmap.maximumSide) a side"
    case .groupsTooLarge:
      return "partly transparent views inside each other need layers of more than \(Bitmap.maximumPixelCount) pixels "
        + "together: make the picture smaller, or fewer of these views transparent"
    case .byteCount(let expected, let actual):
      return "\(actual) bytes do not fill the bitmap: it needs \(expected), four for each pixel"
    }
  }
}
