import GalleyBase
import GalleyDrawing
import GalleyGoldens
import Testing

@Suite struct DifferencePictureTests {
  @Test func changedPixelsAreMagentaOverAFaintGhost() throws {
    var before = try Bitmap(size: PixelSize(width: 4, height: 1), color: .white)
    before[1, 0] = .black
    before[2, 0] = Color(red: 255, green: 0, blue: 0, alpha: 128)
    var after = before
    after[0, 0] = Color(red: 254, green: 255, blue: 255)
    let picture = try differencePicture(expected: before, actual: after)
    #expect(picture[0, 0] == .difference)
    #expect(picture[1, 0] == Color(red: 204, green: 204, blue: 204))
    #expect(picture[2, 0] == Color(red: 255, green: 230, blue: 230))
    #expect(picture[3, 0] == .white)
  }

  @Test func whereOnlyOneHasPixelsAllIsMagenta() throws {
    let wide = try Bitmap(size: PixelSize(width: 3, height: 1), color: .white)
    let tall = try Bitmap(size: PixelSize(width: 1, height: 2), color: .white)
    let picture = try differencePicture(expected: wide, actual: tall)
    #expect(picture.size == PixelSize(width: 3, height: 2))
    #expect(picture[0, 0] == .white)
    for (x, y) in [(1, 0), (2, 0), (0, 1), (1, 1), (2, 1)] { #expect(picture[x, y] == .difference) }
  }
}

@Suite struct VerdictTests {
  @Test(arguments: [
    (true, true, Verdict.same), (true, false, .rasterDrift), (false, true, .metricsOnly), (false, false, .changed),
  ])
  func layoutAndPixelsTogether(layout: Bool, pixels: Bool, verdict: Verdict) {
    #expect(Verdict(layoutIsSame: layout, pixelsAreSame: pixels) == verdict)
  }

  @Test func verdictsAreCalledAsInTheReport() {
    #expect(Verdict.allCases.map(\.rawValue) == ["same", "raster drift", "metrics only", "paint only", "changed"])
  }
}
