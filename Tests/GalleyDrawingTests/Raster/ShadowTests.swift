import GalleyBase
import GalleyFonts
import TestSupport
import Testing

@testable import GalleyDrawing

/// Shadows: three box blurs of the drawing, in one colour.
@Suite struct ShadowTests {
  @Test(arguments: [
    (0.0, [], 0), (1.0, [], 0), (2, ["1 0", "0 1", "1 1"], 3), (4, ["2 1", "1 2", "2 2"], 6),
    (5, ["2 2", "2 2", "2 2"], 6), (10, ["4 4", "4 4", "4 4"], 12), (.nan, [], 0),
  ])
  func boxSizesFollowTheStandardDeviation(radius: Double, passes: [String], reach: Int) {
    // The size of a box is the integer part of 1.88 · radius / 2 + 1/2.
    let blur = BoxBlur(radius: radius)
    #expect(blur.passes.map { "\($0.before) \($0.after)" } == passes)
    #expect(blur.reach == reach)
  }

  @Test func aSharpShadowIsTheShapeInOneColour() throws {
    let drawn = try picture(4, 1) { canvas in
      canvas.beginShadow(.black, blurRadius: 0)
      canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), .pureRed)
    }
    #expect(drawn.reds == [[255, 0, 0, 255]])
  }

  @Test func aBlurKeepsItsSumAndItsSymmetry() throws {
    let drawn = try picture(21, 21, background: .white) { canvas in
      canvas.beginShadow(.black, blurRadius: 5)
      canvas.fill(Rect(x: 8, y: 8, width: 5, height: 5), .pureRed)
    }
    let row = drawn.reds(row: 10)
    #expect(row == row.reversed())
    #expect(row == drawn.reds(column: 10))
    // Boxes of 5, 5 and 5 over 5 pixels reach 6 pixels further on either side.
    #expect(row[1] == 255 && row[2] >= 254 && row[10] < 140)
    let total = drawn.reds.joined().reduce(0) { $0 + 255 - $1 }
    #expect(abs(total - 25 * 255) < 120)
  }

  @Test func oneRowIsExactlyThreeMeans() throws {
    // For a column of one pixel, endless up and down, the boxes of 2, 2 and 3 give (1 3 4 3 1) / 12.
    let drawn = try picture(7, 41) { canvas in
      canvas.beginShadow(.black, blurRadius: 2)
      canvas.fill(Rect(x: 3, y: -20, width: 1, height: 81), .black)
    }
    #expect(drawn.reds(row: 20) == [255, 234, 191, 170, 191, 234, 255])
  }

  @Test func aShadowDependsOnOpacityNotOnColour() throws {
    let drawn = try picture(1, 1) { canvas in
      canvas.beginShadow(Color(grey: 0, alpha: 255), blurRadius: 0)
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), Color(grey: 200, alpha: 51))
    }
    #expect(drawn.reds == [[204]])
  }

  @Test func shapesOutsideOfThePictureCastShadowsInside() throws {
    let drawn = try picture(6, 1) { canvas in
      canvas.beginShadow(.black, blurRadius: 5)
      canvas.fill(Rect(x: -4, y: -20, width: 4, height: 41), .black)
    }
    #expect(drawn.reds(row: 0)[0] < 180)
    #expect(drawn.reds(row: 0)[5] > 250)
  }

  @Test func clipsCutTheShadowNotTheShapeThatCastsIt() throws {
    let drawn = try picture(6, 1) { canvas in
      canvas.clip(to: Rect(x: 3, y: 0, width: 3, height: 1))
      canvas.beginShadow(.black, blurRadius: 5)
      canvas.fill(Rect(x: 0, y: -20, width: 3, height: 41), .black)
    }
    #expect(drawn.reds(row: 0)[0...2] == [255, 255, 255])
    #expect(drawn.reds(row: 0)[3] < 200)
  }

  @Test func aShadowInAGroupIsNotCutOff() throws {
    func drawn(inGroup: Bool) throws -> Bitmap {
      try picture(21, 21) { canvas in
        if inGroup { canvas.beginOpacityGroup(1) }
        canvas.beginShadow(.black, blurRadius: 5)
        canvas.fill(Rect(x: 8, y: 8, width: 5, height: 5), .black)
      }
    }
    try expectEqual(drawn(inGroup: true), drawn(inGroup: false))
  }
}

/// Drawing of glyph outlines and of turned glyphs.
@Suite struct GlyphOutlineDrawingTests {
  /// Returns the glyph "H" of the mono face, a box from 50 to 550 and from 0 to 700 of 1000 units.
  private func box() throws -> UInt32 {
    try #require(try testTypesetter().glyph(for: 0x48, in: monoFont(size: 40)))
  }

  @Test func aStrokeIsCentredOnTheOutline() throws {
    let glyph = try box()
    let font = try monoFont(size: 40)
    // The box spans 2 to 22, and reaches from the baseline at 30 up to 2.
    let drawn = try picture(26, 32) { canvas in
      canvas.draw(
        GlyphsCommand(
          font: font, origin: Point(x: 0, y: 30), glyphs: [PositionedGlyph(glyph: glyph, x: 0, y: 0)], color: .black,
          strokeWidth: 2))
    }
    let row = drawn.reds(row: 16)
    #expect(row == [255, 0, 0] + .init(repeating: 255, count: 18) + [0, 0, 255, 255, 255])
    #expect(drawn.reds(column: 12)[0...3] == [255, 0, 0, 255])
  }

  @Test func aTurnedGlyphIsItsOutlineMoved() throws {
    let glyph = try box()
    let font = try monoFont(size: 40)
    // In a quarter turn to the right, the glyph's x points down and its upward y points right.
    let turn = AffineTransformation(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
    let drawn = try picture(32, 24) { canvas in
      canvas.draw(
        TurnedGlyphsCommand(font: font, glyphs: [TurnedGlyph(glyph: glyph, transform: turn)], color: .black))
    }
    #expect(drawn.reds(row: 12)[0...3] == [255, 255, 0, 0])
    #expect(drawn.reds(row: 12)[28...31] == [0, 0, 255, 255])
    #expect(drawn.reds(column: 16) == [255, 255] + .init(repeating: 0, count: 20) + [255, 255])
  }
}
