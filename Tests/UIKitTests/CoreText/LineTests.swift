import CoreText
import Foundation
import TestSupport
import Testing
import UIKit

/// The test face has glyphs of 6 points, 8 of them above the baseline and 2 below it, at 10 points.
@Suite struct LineTests {
  static func text(_ string: String) throws -> NSAttributedString {
    let font = try #require(UIFont(name: "GalleyTestMono-Regular", size: 10))
    return NSAttributedString(string: string, attributes: [.font: font])
  }

  static func line(_ string: String) throws -> CTLine { CTLineCreateWithAttributedString(try text(string)) }

  @Test func boundsAreThoseOfTheFont() throws {
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    #expect(CTLineGetTypographicBounds(try Self.line("abcd"), &ascent, &descent, &leading) == 24)
    #expect((ascent, descent, leading) == (8, 2, 0))
    #expect(CTLineGetTrailingWhitespaceWidth(try Self.line("ab  ")) == 12)
    #expect(CTLineGetBoundsWithOptions(try Self.line("ab"), []) == CGRect(x: 0, y: -2, width: 12, height: 10))
  }

  @Test func glyphsAndCharactersAreCounted() throws {
    let line = try Self.line("abc")
    #expect(CTLineGetGlyphCount(line) == 3)
    #expect(CTLineGetStringRange(line).length == 3)
    #expect((CTLineGetGlyphRuns(line) as? [CTRun])?.count == 1)
  }

  @Test(arguments: [(-5.0, 0), (0, 0), (14, 2), (16, 3), (17.9, 3), (99, 4)])
  func aPositionIsNearestToACaret(x: Double, index: Int) throws {
    #expect(CTLineGetStringIndexForPosition(try Self.line("abcd"), CGPoint(x: x, y: 0)) == index)
  }

  @Test(arguments: 0...4) func anIndexHasAnOffset(index: Int) throws {
    #expect(CTLineGetOffsetForStringIndex(try Self.line("abcd"), index, nil) == CGFloat(index) * 6)
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 38), (1, 76)])
  func aLineIsMovedToFlush(factor: Double, offset: Double) throws {
    #expect(CTLineGetPenOffsetForFlush(try Self.line("abcd"), factor, 100) == offset)
  }

  @Test(arguments: [CTLineTruncationType.start, .middle, .end])
  func aLineIsCutWithAToken(type: CTLineTruncationType) throws {
    let token = try Self.line("-")
    let cut = try #require(CTLineCreateTruncatedLine(try Self.line("abcdefgh"), 30, type, token))
    #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) == 30)
    #expect(CTLineGetGlyphCount(cut) == 5)
    let whole = try Self.line("abc")
    #expect(CTLineCreateTruncatedLine(whole, 30, type, token) === whole)
  }

  @Test func coreTextsOwnColourIsDrawn() throws {
    func picture(_ key: NSAttributedString.Key?, _ color: Any) throws -> Data {
      let text = NSMutableAttributedString(attributedString: try Self.text("ab"))
      if let key { text.addAttribute(key, value: color, range: NSRange(location: 0, length: 2)) }
      let line = CTLineCreateWithAttributedString(text)
      return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).pngData {
        CTLineDraw(line, $0.cgContext)
      }
    }
    let key = NSAttributedString.Key(String(describing: kCTForegroundColorAttributeName))
    let colored = try picture(key, UIColor.red.cgColor)
    try expectEqual(colored, picture(.foregroundColor, UIColor.red))
    #expect(try colored != picture(nil, UIColor.red))
  }
}
