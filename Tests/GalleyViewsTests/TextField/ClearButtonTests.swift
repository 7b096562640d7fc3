import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

@testable import GalleyViews

/// The clear button against the one of a search field at 2x: My-Wallet-V3-iOS, wallet-searchbar-clear@2x.
@Suite struct ClearButtonTests {
  /// How much of each pixel of 40 × 40 the button covers, in a button of 19 points in the middle, on white.
  private func picture(ground: Color = .white) throws -> Bitmap {
    var canvas = Canvas(scale: 2)
    ClearButton(style: .light).draw(in: Rect(x: 0.5, y: 0.5, width: 19, height: 19), on: &canvas)
    return try rasterize(
      canvas.displayList, size: PixelSize(width: 40, height: 40), scale: 2, background: ground,
      typesetter: TestFonts.typesetter())
  }

  @Test func theDiscIsGreyAndTheCrossShowsTheGround() throws {
    let ground = Color(red: 0xEE, green: 0xEE, blue: 0xEF)
    let picture = try picture(ground: ground)
    // Inside of the disc, above the cross; in the middle of the cross and of its arms; outside of the disc.
    #expect(picture[20, 6] == Color(red: 0x8E, green: 0x8E, blue: 0x93))
    for (x, y) in [(20, 20), (16, 16), (23, 16), (16, 23), (23, 23)] { #expect(picture[x, y] == ground) }
    #expect(picture[4, 4] == ground && picture[20, 1] == ground)
  }

  /// Recorded: pixels that add up to 806.6 covered ones; 33.8 across; the cross 3.86 pixels in a row through an arm, that
  /// is 2.73 thick, and 13.9 from end to end.
  @Test func itsMeasuresAreTheRecordedOnes() throws {
    let picture = try picture()
    func coverage(_ x: Int, _ y: Int) -> Double { Double(255 - picture[x, y].red) / Double(255 - 0x8E) }
    let all = (0..<40).flatMap { y in (0..<40).map { x in coverage(x, y) } }.reduce(0, +)
    #expect(abs(all - 806.6) < 1.5)
    let across = (0..<40).map { coverage($0, 10) }.reduce(0, +)
    let recorded = 2 * (16.92 * 16.92 - 9.5 * 9.5).squareRoot()
    #expect(abs(across - recorded) < 0.2)
    let arm = (10..<20).map { 1 - coverage($0, 15) }.reduce(0, +)
    #expect(abs(arm - 3.86) < 0.1)
    let rows = (8..<32).filter { y in (12..<28).contains { coverage($0, y) < 0.6 } }
    #expect(rows == Array(13...26))
  }

  @Test func aLargerButtonIsTheSameInProportion() {
    let small = ClearButton.outline(around: .zero, factor: 1)
    let large = ClearButton.outline(around: .zero, factor: 2)
    #expect(small.elements.count == large.elements.count)
    #expect(large.inkExtents(fromY: -100, to: 100) == [-ClearButton.disc...ClearButton.disc])
  }
}
