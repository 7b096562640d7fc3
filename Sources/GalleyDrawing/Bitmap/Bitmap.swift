public import GalleyBase

/// A picture in straight (not premultiplied) 8-bit sRGB with alpha. A pixel has four bytes: red,
/// green, blue and alpha. Rows are stored from top to bottom without padding.
///
/// A fully transparent pixel keeps its colour bytes as given; in pictures made by `rasterize` they are zero. Either
/// side may be 0 pixels long. UIKit counterpart: the bitmap of a CGImage.
///
/// ```swift
/// var picture = try Bitmap(size: PixelSize(width: 4, height: 4), color: .white)
/// picture[1, 2] = .black
/// let bytes = try PNG.encode(picture)
/// let same = try PNG.decode(bytes) == picture
/// ```
public struct Bitmap: Hashable, Sendable {
  /// The maximum number of pixels of a bitmap: 2^28, a gigabyte.
  public static let maximumPixelCount = 1 << 28
  /// The maximum length of a bitmap's sides, in pixels. It is also libpng's default limit.
  public static let maximumSide = 1_000_000

  /// The width and height in pixels.
  public let size: PixelSize
  /// The bytes of all pixels, four for each pixel, row by row from the top.
  public private(set) var bytes: [UInt8]

  /// Creates a bitmap of one colour, which is transparent by default.
  public init(size: PixelSize, color: Color = .clear) throws(BitmapError) {
    try Bitmap.check(size)
    let pixel = color.littleEndianPixel
    self.init(size: size) { $0.update(repeating: pixel) }
  }

  /// Creates a bitmap from bytes in the order that the property `bytes` describes.
  public init(size: PixelSize, bytes: [UInt8]) throws(BitmapError) {
    try Bitmap.check(size)
    let expected = 4 * size.width * size.height
    guard bytes.count == expected else { throw .byteCount(expected: expected, actual: bytes.count) }
    self.size = size
    self.bytes = bytes
  }

  /// Creates a bitmap whose size is already checked. `fill` must write every pixel.
  init(size: PixelSize, fill: (UnsafeMutableBufferPointer<Pixel>) -> Void) {
    let count = 4 * size.width * size.height
    self.size = size
    self.bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableBufferPointer(rebasing: buffer[0..<count]).withMemoryRebound(to: Pixel.self, fill)
      initialized = count
    }
  }

  /// The width in pixels.
  @inlinable public var width: Int { size.width }
  /// The height in pixels.
  @inlinable public var height: Int { size.height }

  /// The pixel in column `x` of row `y`, both counted from 0 at the upper left. An index out of range is a programming
  /// error.
  @inlinable public subscript(x: Int, y: Int) -> Color {
    get {
      precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "pixel outside the bitmap")
      let start = 4 * (y * size.width + x)
      return Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
    }
    set {
      precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "pixel outside the bitmap")
      setBytes(at: 4 * (y * size.width + x), to: newValue)
    }
  }

  /// Calls `body` with the bytes of row `y`, four per pixel. The pointer is valid during the call only.
  @inlinable public func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    precondition(y >= 0 && y < size.height, "row outside the bitmap")
    return try bytes.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[4 * size.width * y..<4 * size.width * (y + 1)]))
    }
  }

  /// Calls `body` with all pixels, each as one 32-bit word.
  func withPixels<Result>(_ body: (UnsafeBufferPointer<Pixel>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { $0.withMemoryRebound(to: Pixel.self, body) }
  }

  /// Throws an error if a size exceeds the limits. The sides are checked first, so that their
  /// product cannot overflow.
  static func check(_ size: PixelSize) throws(BitmapError) {
    guard size.width <= maximumSide, size.height <= maximumSide, size.width * size.height <= maximumPixelCount else {
      throw .tooLarge(width: size.width, height: size.height)
    }
  }

  @usableFromInline mutating func setBytes(at start: Int, to color: Color) {
    bytes[start] = color.red
    bytes[start + 1] = color.green
    bytes[start + 2] = color.blue
    bytes[start + 3] = color.alpha
  }

  /// Returns true if all bytes are equal, including the colours of transparent pixels.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.size == right.size else { return false }
    return left.withPixels { one in
      right.withPixels { other in one.baseAddress == other.baseAddress || one.holdsSame(as: other) }
    }
  }

  /// Hashes the size and all bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
