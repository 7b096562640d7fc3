import GalleyBase

/// A pixel in one word: red in the low byte, then green, blue and alpha, which on a little-endian machine is the order
/// of the bytes in a bitmap.
///
/// Arithmetic keeps two channels in one word, sixteen bits for each.
typealias Pixel = UInt32

#if _endian(big)
  #error("Pixels are written as words whose low byte is red; a big-endian machine would swap the channels.")
#endif

extension Color {
  /// The colour as a straight pixel.
  @inline(__always) var littleEndianPixel: Pixel {
    Pixel(red) | Pixel(green) << 8 | Pixel(blue) << 16 | Pixel(alpha) << 24
  }
}

extension Pixel {
  @inline(__always) var alphaChannel: UInt32 { self >> 24 }
}

extension UnsafeBufferPointer<Pixel> {
  /// Returns true if another buffer of the same length holds the same pixels. Blocks without a branch inside let the
  /// compiler use vectors.
  func holdsSame(as other: UnsafeBufferPointer<Pixel>) -> Bool {
    for start in stride(from: 0, to: count, by: 4096) {
      var difference: Pixel = 0
      for index in start..<Swift.min(start + 4096, count) { difference |= self[index] ^ other[index] }
      if difference != 0 { return false }
    }
    return true
  }
}
