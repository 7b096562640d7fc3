import GalleyBase
import TestSupport
import Testing

@testable import GalleyDrawing

/// Every blend is compared with the formula in real numbers.
@Suite struct BlendingTests {
  /// Returns v / 255 rounded to nearest; no v up to 255² lies halfway between two integers.
  static func divided(_ value: Int) -> Int { (2 * value + 255) / 510 }

  @Test func productsOfAllPairsAreExact() {
    var wrong = 0
    for first in 0...255 {
      for second in 0...255 where Int(product255(UInt32(first), UInt32(second))) != Self.divided(first * second) {
        wrong += 1
      }
    }
    #expect(wrong == 0)
  }

  @Test(arguments: [0, 1, 2, 63, 64, 127, 128, 129, 191, 254, 255])
  func mixingIsExactForAllColorsAndDestinations(coverage: Int) {
    var wrong = 0
    for color in 0...255 {
      for under in 0...255 {
        let mixed = grey(under).mixed(with: grey(color), coverage: UInt32(coverage))
        let expected = Self.divided(color * coverage + under * (255 - coverage))
        if mixed != grey(expected) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func mixingKeepsChannelsApart() {
    let under: Pixel = 0xFF_00_FF_00
    #expect(under.mixed(with: 0xFF_FF_00_FF, coverage: 0) == under)
    #expect(under.mixed(with: 0xFF_FF_00_FF, coverage: 255) == 0xFF_FF_00_FF)
    // 255 · 51 / 255 = 51 where the colour has 255, and 204 where the destination has 255.
    #expect(under.mixed(with: 0xFF_FF_00_FF, coverage: 51) == 0xFF_33_CC_33)
  }

  @Test(arguments: [0, 1, 77, 128, 254, 255])
  func composingPremultipliedPixelsNeverOverflows(alpha: Int) {
    var wrong = 0
    for under in 0...255 {
      let source = grey(255).scaled(by: UInt32(alpha))
      let composed = grey(under).composed(under: source)
      let expected = alpha + Self.divided(under * (255 - alpha))
      if composed != grey(expected) { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func premultipliedPixelsRoundTripIfNothingIsLost() {
    for alpha in 0...255 {
      let pixel = Pixel(UInt32(alpha) << 24 | (alpha == 0 ? 0 : 0x00_FF_00_FF))
      #expect(pixel.premultiplied.straight == pixel)
    }
    #expect(Pixel(0x80_40_20_10).premultiplied == 0x80_20_10_08)
    #expect(Pixel(0x80_20_10_08).straight == 0x80_40_20_10)
    #expect(Pixel(0x00_12_34_56).premultiplied == 0)
  }

  @Test func noChannelExceedsAlpha() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<20_000 {
      let under = Pixel(UInt32(truncatingIfNeeded: numbers.next())).premultiplied
      let color = Pixel(UInt32(truncatingIfNeeded: numbers.next()))
      let mixed = under.mixed(with: color.opaque, coverage: UInt32(truncatingIfNeeded: numbers.next() & 255))
      let composed = under.composed(under: color.premultiplied)
      for pixel in [mixed, composed] {
        #expect(pixel.channels.max() == pixel.alphaChannel)
      }
    }
  }

  private func grey(_ level: Int) -> Pixel { Pixel(0xFF00_0000 | 0x0001_0101 * UInt32(level)) }
}
