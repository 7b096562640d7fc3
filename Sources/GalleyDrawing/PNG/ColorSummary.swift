/// The properties that all pixels of a picture share.
struct ColorSummary {
  /// True if red, green and blue are the same in every pixel.
  let isGrey: Bool
  /// True if every pixel is opaque.
  let isOpaque: Bool

  /// The summary of no pixels.
  static let none = ColorSummary(isGrey: true, isOpaque: true)

  private init(isGrey: Bool, isOpaque: Bool) {
    self.isGrey = isGrey
    self.isOpaque = isOpaque
  }

  /// Summarises `pixels`, and writes the low byte of each, which is its grey level if it is grey. Most pictures of text
  /// are grey, and reading them a second time would double the cost.
  init(of pixels: UnsafeBufferPointer<Pixel>, greys: UnsafeMutablePointer<UInt8>) {
    // Without a branch in the loop, so that it runs in vectors.
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

  /// Returns the properties that these and other pixels share.
  func union(_ other: ColorSummary) -> ColorSummary {
    ColorSummary(isGrey: isGrey && other.isGrey, isOpaque: isOpaque && other.isOpaque)
  }

  /// Bytes of a pixel without a palette.
  var bytesPerPixel: Int { (isGrey ? 1 : 3) + (isOpaque ? 0 : 1) }
}

/// The grey levels of an opaque grey picture, from which the bit depth follows.
struct GreyLevels {
  /// The fewest bits that hold every level exactly: PNG spreads the values of 1, 2 and 4 bits evenly over 0…255.
  let bitDepth: Int
  /// True if there are at most 16 levels at uneven distances, for which indices into a palette take fewer bits.
  let fitPaletteBetter: Bool

  init(of greys: [UInt8]) { self.init(firstLevels: GreyLevels.firstLevels(of: greys)) }

  /// - Parameter used: in any order; more than 16 count as many.
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

  /// Returns the levels used, in ascending order, up to the seventeenth.
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
