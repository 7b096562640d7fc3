/// Colour properties that apply to all pixels of a picture.
struct ColorSummary {
  /// True if red, green and blue are equal in every pixel.
  let isGrey: Bool
  /// True if every pixel is opaque.
  let isOpaque: Bool

  /// The summary of an empty set of pixels.
  static let none = ColorSummary(isGrey: true, isOpaque: true)

  private init(isGrey: Bool, isOpaque: Bool) {
    self.isGrey = isGrey
    self.isOpaque = isOpaque
  }

  /// Creates the summary of `pixels`, and writes the low byte of each to `greys`. For a grey pixel
  /// this is the grey level. Most pictures of text are grey, and reading them twice would double
  /// the cost.
  init(of pixels: UnsafeBufferPointer<Pixel>, greys: UnsafeMutablePointer<UInt8>) {
    // The loop has no branch, so that it is compiled to vector instructions.
    var colored: UInt32 = 0
    var opaque: UInt32 = .max
    for index in 0..<pixels.count {
      let pixel = pixels[index].word
      colored |= pixel ^ pixel >> 8
      opaque &= pixel
      greys[index] = UInt8(truncatingIfNeeded: pixel)
    }
    isGrey = colored & 0xFFFF == 0
    isOpaque = Pixel(opaque).alphaChannel == 255
  }

  /// Returns the summary of both sets of pixels together.
  func union(_ other: ColorSummary) -> ColorSummary {
    ColorSummary(isGrey: isGrey && other.isGrey, isOpaque: isOpaque && other.isOpaque)
  }

  /// The number of bytes per pixel without a palette.
  var bytesPerPixel: Int { (isGrey ? 1 : 3) + (isOpaque ? 0 : 1) }
}

/// The grey levels of an opaque grey picture, which determine its bit depth.
struct GreyLevels {
  /// The minimum number of bits that can store every level exactly. PNG spreads the values of 1, 2
  /// and 4 bits evenly over 0…255.
  let bitDepth: Int
  /// True if the levels need fewer bits as indices into a palette, because there are at most 16
  /// levels and they are not evenly spaced.
  let fitPaletteBetter: Bool

  init(of greys: [UInt8]) { self.init(firstLevels: GreyLevels.firstLevels(of: greys)) }

  /// - Parameter used: the levels in any order; it makes no difference how many there are above 16.
  init(firstLevels used: some Collection<Int>) {
    if used.count > 16 {
      bitDepth = 8
    } else if used.allSatisfy({ $0 % 255 == 0 }) {
      bitDepth = 1
    } else if used.allSatisfy({ $0 % 85 == 0 }) {
      bitDepth = 2
    } else {
      bitDepth = used.allSatisfy { $0 % 17 == 0 } ? 4 : 8
    }
    fitPaletteBetter = bitDepth == 8 && used.count <= 16
  }

  /// Returns the grey levels in use, in ascending order. At most 17 are returned.
  static func firstLevels(of greys: [UInt8]) -> [Int] {
    var isUsed = [Bool](repeating: false, count: 256)
    var count = 0
    for grey in greys where !isUsed[Int(grey)] {
      isUsed[Int(grey)] = true
      count += 1
      if count > 16 { break }
    }
    return isUsed.indices.filter { isUsed[$0] }
  }
}
