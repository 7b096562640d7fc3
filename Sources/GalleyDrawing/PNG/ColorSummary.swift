/// What all pixels of a picture have in common.
struct ColorSummary {
  /// Whether red, green and blue are the same in every pixel.
  let isGrey: Bool
  /// Whether every pixel is opaque.
  let isOpaque: Bool

  /// That of no pixels at all.
  static let none = ColorSummary(isGrey: true, isOpaque: true)

  private init(isGrey: Bool, isOpaque: Bool) {
    self.isGrey = isGrey
    self.isOpaque = isOpaque
  }

  /// Also writes the low byte of every pixel, its grey if it is one, since most pictures of text turn out to be grey
  /// and reading them a second time costs as much as all the rest here.
  init(of pixels: UnsafeBufferPointer<Pixel>, greys: UnsafeMutablePointer<UInt8>) {
    // Without a branch in the loop, so that it runs in vectors.
    var colored: UInt32 = 0
    var opaque: UInt32 = .max
    for index in 0..<pixels.count {
      let pixel = pixels[index]
      colored |= pixel ^ pixel >> 8
      opaque &= pixel
      greys[index] = UInt8(truncatingIfNeeded: pixel)
    }
    isGrey = colored & 0xFFFF == 0
    isOpaque = opaque.alphaChannel == 255
  }

  /// What these and other pixels have in common.
  func union(_ other: ColorSummary) -> ColorSummary {
    ColorSummary(isGrey: isGrey && other.isGrey, isOpaque: isOpaque && other.isOpaque)
  }

  /// Bytes of a pixel without a palette.
  var bytesPerPixel: Int { (isGrey ? 1 : 3) + (isOpaque ? 0 : 1) }
}

/// The levels of grey in a picture that is grey and opaque, as far as they decide about the bit depth.
struct GreyLevels {
  /// Fewest bits that hold every level exactly: PNG spreads the values of 1, 2 and 4 bits evenly over 0…255.
  let bitDepth: Int
  /// Whether there are at most 16 levels, but not at even distances: indices into a palette then take fewer bits.
  let fitPaletteBetter: Bool

  init(of greys: [UInt8]) {
    self.init(firstLevels: GreyLevels.firstLevels(of: greys))
  }

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

  /// The levels used, in ascending order; it stops looking at the seventeenth.
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
