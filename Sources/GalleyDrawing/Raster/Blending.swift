// Integer blending of 8-bit channels: exact, the same on every machine, and directly on sRGB bytes (no gamma).
//
// A working surface contains premultiplied pixels. Division by 255 rounds to nearest and is exact: with t = v + 128, (t
// + (t >> 8)) >> 8 is v / 255 rounded, for every v up to 255 · 255. Two channels are processed in one word, sixteen
// bits each, and never carry into each other.

private let evenChannels: UInt32 = 0x00FF_00FF
private let halves: UInt32 = 0x0080_0080

extension Pixel {
  /// Returns every channel of `self` times `factor` / 255; `factor` is 0…255.
  @inline(__always) func scaled(by factor: UInt32) -> Pixel {
    let even = (word & evenChannels) &* factor &+ halves
    let odd = (word >> 8 & evenChannels) &* factor &+ halves
    return Pixel.dividedBy255(even, odd)
  }

  /// Returns this premultiplied pixel with `color` over it at `coverage` (0…255). Every channel is
  /// (color · coverage + self · (255 − coverage)) / 255, rounded once, so that a colour over itself
  /// does not change.
  ///
  /// `color` is straight with 255 in its alpha channel; its own opacity is part of `coverage`. The result is
  /// source-over for any surface: a channel cannot become larger than alpha, because it was not larger before and
  /// rounding is monotone.
  @inline(__always) func mixed(with color: Pixel, coverage: UInt32) -> Pixel {
    let rest = 255 &- coverage
    let even = (color.word & evenChannels) &* coverage &+ (word & evenChannels) &* rest &+ halves
    let odd = (color.word >> 8 & evenChannels) &* coverage &+ (word >> 8 & evenChannels) &* rest &+ halves
    return Pixel.dividedBy255(even, odd)
  }

  /// Returns this premultiplied pixel with the premultiplied `source` over it. No channel can
  /// overflow: a channel of the source is at most the source's alpha, and at most 255 minus that
  /// alpha remains of a channel of this pixel.
  @inline(__always) func composed(under source: Pixel) -> Pixel {
    Pixel(source.word &+ scaled(by: 255 &- source.alphaChannel).word)
  }

  /// The premultiplied form of a straight (not premultiplied) pixel.
  @inline(__always) var premultiplied: Pixel { Pixel(0).mixed(with: opaque, coverage: alphaChannel) }

  /// True if the pixel is neither opaque nor transparent. Its straight form may then be different.
  @inline(__always) var needsStraightening: Bool { word &- 1 < 0xFEFF_FFFF }

  /// The straight form of a premultiplied pixel, rounded to the nearest; zero if the pixel is
  /// transparent.
  @inline(__always) var straight: Pixel {
    guard needsStraightening else { return self }
    let alpha = alphaChannel
    let half = alpha / 2
    let red = ((word & 0xFF) &* 255 &+ half) / alpha
    let green = ((word >> 8 & 0xFF) &* 255 &+ half) / alpha
    let blue = ((word >> 16 & 0xFF) &* 255 &+ half) / alpha
    return Pixel(red | green << 8 | blue << 16 | alpha << 24)
  }

  @inline(__always) private static func dividedBy255(_ even: UInt32, _ odd: UInt32) -> Pixel {
    let low = (even &+ (even >> 8 & evenChannels)) >> 8 & evenChannels
    let high = (odd &+ (odd >> 8 & evenChannels)) & ~evenChannels
    return Pixel(low | high)
  }
}

/// Returns `first` · `second` / 255, rounded to the nearest; both are 0…255.
@inline(__always) func product255(_ first: UInt32, _ second: UInt32) -> UInt32 {
  let sum = first &* second &+ 128
  return (sum &+ sum >> 8) >> 8
}
