/// Colour properties that apply to all pixels of a picture.
struct ColorSummary {
  /// True if red, green and blue are equal in every pixel.
  let isGrey: Bool
  /// True if every pixel is opaque.
  let isOpaque: Bool

  /// The summary of no pixels, with which unions begin.
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

  /// Returns the summary of all pixels that the two summaries describe.
  func union(_ other: ColorSummary) -> ColorSummary {
    ColorSummary(isGrey: isGrey && other.isGrey, isOpaque: isOpaque && other.isOpaque)
  }

  /// The number of bytes that a pixel takes in a PNG without a palette.
  var bytesPerPixel: Int { (isGrey ? 1 : 3) + (isOpaque ? 0 : 1) }
}

/// The distinct grey levels of a picture whose pixels are all grey and opaque. They determine the
/// bit depth of its PNG.
struct GreyLevels {
  /// The minimum number of bits that can store every level exactly. PNG spreads the values of 1, 2
  /// and 4 bits evenly over 0…255.
  let bitDepth: Int
  /// True if a palette needs fewer bits per pixel, because there are at most 16 levels and PNG's
  /// 4-bit greys do not include all of them.
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

  /// Returns the distinct grey levels of a picture in ascending order. The search ends at the 17th
  /// level.
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
