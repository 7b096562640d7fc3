import GalleyBase
import GalleyRaster
import Testing

@Suite struct SubpixelTests {
  @Test func wholePixelsAreWhole() { #expect(Subpixel(pixels: 3) == 3 * 65_536) }
}
