import GalleyBase
import GalleySystem

/// A pixel in one word: red in the low byte, then green, blue and alpha. On a little-endian machine this is the order
/// of the bytes in a bitmap.
struct Pixel: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The channels in one word. Arithmetic processes two channels at a time, with sixteen bits for
  /// each.
  var word: UInt32

  @inline(__always) init(_ word: UInt32) { self.word = word }
  @inline(__always) init(integerLiteral word: UInt32) { self.word = word }

  /// Creates a pixel from its channels: red, green, blue and alpha, 0…255.
  @inline(__always) init(_ channels: SIMD4<UInt32>) {
    word = channels[0] | channels[1] << 8 | channels[2] << 16 | channels[3] << 24
  }

  /// The channels red, green, blue and alpha, 0…255.
  @inline(__always) var channels: SIMD4<UInt32> {
    SIMD4(word & 0xFF, word >> 8 & 0xFF, word >> 16 & 0xFF, word >> 24)
  }

  @inline(__always) var alphaChannel: UInt32 { word >> 24 }

  /// The pixel with 255 in its alpha channel.
  @inline(__always) var opaque: Pixel { Pixel(word | 0xFF00_0000) }
}

#if _endian(big)
  #error("Pixels are written as words whose low byte is red; a big-endian machine would swap the channels.")
#endif

extension Color {
  /// The colour as a straight (not premultiplied) pixel, with red in the low byte.
  @inline(__always) var littleEndianPixel: Pixel {
    Pixel(SIMD4(UInt32(red), UInt32(green), UInt32(blue), UInt32(alpha)))
  }
}

extension UnsafeMutablePointer<Pixel> {
  /// Sets `count` pixels to the same value. If the four bytes of the value are equal, as in opaque
  /// white, a faster function of the C library is used.
  @inline(__always)
  func fill(with pixel: Pixel, count: Int) {
    let byte = UInt8(truncatingIfNeeded: pixel.word)
    if pixel.word == UInt32(byte) &* 0x0101_0101 {
      memset(self, Int32(byte), 4 * count)
    } else {
      update(repeating: pixel, count: count)
    }
  }
}

extension UnsafeBufferPointer<Pixel> {
  /// Returns true if another buffer of the same length contains the same pixels. It compares blocks without a branch
  /// inside, so that the compiler can use vector instructions.
  func holdsSame(as other: UnsafeBufferPointer<Pixel>) -> Bool {
    for start in stride(from: 0, to: count, by: 4096) {
      var difference: UInt32 = 0
      for index in start..<Swift.min(start + 4096, count) { difference |= self[index].word ^ other[index].word }
      if difference != 0 { return false }
    }
    return true
  }
}
