public import GalleyBase

/// An error in reading or writing a PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not begin with PNG's eight-byte signature.
  case notPNG
  /// The bytes end before the end of the picture.
  case truncated
  /// The picture has more pixels than the limit of the call, or a side longer than
  /// `Bitmap.maximumSide`. The values are in pixels.
  case tooLarge(width: Int, height: Int)
  /// The checksum of a chunk does not match its bytes, so the file was altered. `chunk` is the
  /// four-letter name of the chunk.
  case checksum(chunk: String)
  /// The file violates the PNG specification in another way. The value is libpng's message.
  case damaged(String)
  /// The picture has no pixels, or the animation has no pictures. PNG cannot represent this.
  case empty
  /// The pictures of an animation differ in size. The values are the sizes of the first picture and
  /// of the first different one, in pixels.
  case unequalSizes(PixelSize, PixelSize)
  /// libpng could not allocate enough memory.
  case outOfMemory

  /// A sentence that describes the error.
  public var message: String {
    switch self {
    case .notPNG: return "not a PNG: the bytes do not begin with the PNG signature"
    case .truncated: return "the PNG is cut short: its data end before the last row of pixels"
    case .tooLarge(let width, let height):
      return "the PNG is too large: \(width) × \(height) pixels, the limit is \(Bitmap.maximumPixelCount) in all and"
        + " \(Bitmap.maximumSide) a side"
    case .checksum(let chunk): return "the PNG is damaged: wrong checksum in chunk \(chunk)"
    case .damaged(let reason): return "the PNG is damaged: \(reason)"
    case .empty: return "a picture without pixels cannot be a PNG: both sides must be at least 1"
    case .unequalSizes(let first, let other):
      return "the pictures of an animation must be of one size: \(first.width) × \(first.height) pixels, then"
        + " \(other.width) × \(other.height)"
    case .outOfMemory: return "there is not enough memory to read or write the PNG"
    }
  }
}
