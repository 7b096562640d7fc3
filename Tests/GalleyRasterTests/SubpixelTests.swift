import GalleyRaster
import Testing

@Suite struct SubpixelTests {
  @Test(arguments: [(0.0, 0), (1, 65_536), (-0.5, -32_768), (1.5 / 65_536, 2), (-1.5 / 65_536, -2), (.nan, 0)])
  func pixelsAreWholeSteps(pixels: Double, steps: Int) {
    #expect(Subpixel(pixels: pixels).steps == steps)
  }

  @Test func farPositionsAreMovedToTheLimit() {
    #expect(Subpixel(pixels: .infinity) == Subpixel(pixel: 4_194_304))
    #expect(Subpixel(pixels: -1e12) == Subpixel(pixel: -4_194_304))
  }

  @Test(arguments: [(0.0, 0, 0, 0), (0.25, 0, 1, 0), (0.5, 0, 1, 1), (-0.25, -1, 0, 0), (-0.5, -1, 0, 0), (3, 3, 3, 3)])
  func positionsLieBetweenPixels(pixels: Double, floor: Int, ceiling: Int, nearest: Int) {
    let position = Subpixel(pixels: pixels)
    #expect(position.pixelFloor == floor && position.pixelCeiling == ceiling && position.nearestPixelEdge == nearest)
    #expect(position.pixels == pixels)
  }

  @Test func distancesAddUp() {
    #expect(Subpixel(pixel: 2) - .pixel == .pixel && Subpixel.pixel + -.pixel == .zero)
    #expect(Subpixel.min < .zero && .zero < Subpixel.max)
    #expect(Subpixel(pixel: 5) &- Subpixel(pixel: 7) == -Subpixel(pixel: 2))
  }
}
