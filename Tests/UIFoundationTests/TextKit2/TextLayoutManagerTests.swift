import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIFoundation

/// A text laid out by paragraphs. Every glyph is 6 points wide, every line 10 high.
private struct ParagraphStack {
  let storage = NSTextContentStorage()
  let manager = NSTextLayoutManager()
  let container = NSTextContainer(size: CGSize(width: 60, height: 0))

  init(_ string: String, padding: CGFloat = 0) throws {
    storage.attributedString = NSAttributedString(string: string, attributes: [.font: UIFont(try TestFonts.mono(10))])
    container.lineFragmentPadding = padding
    storage.addTextLayoutManager(manager)
    manager.textContainer = container
  }

  var fragments: [NSTextLayoutFragment] {
    var found: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil) {
      found.append($0)
      return true
    }
    return found
  }
}

private final class Marked: NSTextLayoutFragment {}

private final class MarkedFragments: NSObject, NSTextLayoutManagerDelegate {
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { Marked(textElement: textElement, range: textElement.elementRange) }
}

@Suite struct TextLayoutManagerTests {
  @Test func paragraphsHaveFramesAndLines() throws {
    let stack = try ParagraphStack("one two three four\nfive", padding: 5)
    let fragments = stack.fragments
    #expect(fragments.map(\.layoutFragmentFrame).map(\.minY) == [0, 30])
    #expect(fragments.map(\.layoutFragmentFrame).map(\.height) == [30, 10])
    #expect(fragments.map(\.layoutFragmentFrame).map(\.minX) == [5, 5])
    #expect(fragments[0].textLineFragments.map(\.characterRange) == [0..<8, 8..<14, 14..<19].map { NSRange($0) })
    #expect(fragments[0].textLineFragments.map(\.typographicBounds).map(\.minY) == [0, 10, 20])
    #expect(fragments[1].textLineFragments.map(\.typographicBounds) == [CGRect(x: 0, y: 0, width: 24, height: 10)])
    #expect(fragments[1].textLineFragments[0].glyphOrigin == CGPoint(x: 0, y: 8))
    #expect(fragments[1].textLineFragments[0].attributedString.string == "five")
    #expect(stack.manager.usageBoundsForTextContainer == CGRect(x: 0, y: 0, width: 58, height: 40))
  }

  @Test func fragmentsAreFoundByPointsAndPlaces() throws {
    let stack = try ParagraphStack("one\ntwo")
    let second = try #require(stack.manager.textLayoutFragment(for: CGPoint(x: 1, y: 15)))
    #expect(second === stack.fragments[1])
    let start = stack.manager.documentRange.location
    let place = try #require(stack.storage.location(start, offsetBy: 4))
    #expect(stack.manager.textLayoutFragment(for: place) === second)
    #expect(stack.storage.offset(from: start, to: place) == 4)
    #expect(stack.storage.location(start, offsetBy: 8) == nil)
    let line = try #require(second.textLineFragments.first)
    #expect(line.locationForCharacter(at: 2) == CGPoint(x: 12, y: 8))
    #expect(line.characterIndex(for: CGPoint(x: 7, y: 1)) == 1)
  }

  @Test func changesAreLaidOutAgain() throws {
    let stack = try ParagraphStack("one")
    #expect(stack.fragments.count == 1)
    stack.storage.textStorage?.append(NSAttributedString(string: "\ntwo", attributes: [:]))
    #expect(stack.fragments.count == 2)
    #expect((stack.fragments[0].textElement as? NSTextParagraph)?.paragraphSeparatorRange?.isEmpty == false)
    #expect((stack.fragments[1].textElement as? NSTextParagraph)?.paragraphSeparatorRange == nil)
  }

  @Test func segmentsAreLineByLine() throws {
    let stack = try ParagraphStack("one two three")
    let start = try #require(stack.storage.location(stack.storage.documentRange.location, offsetBy: 4))
    let range = try #require(NSTextRange(location: start, end: stack.storage.documentRange.endLocation))
    var rects: [CGRect] = []
    stack.manager.enumerateTextSegments(in: range, type: .standard) { _, rect, baseline, _ in
      #expect(baseline == 8)
      rects.append(rect)
      return true
    }
    #expect(rects.map(\.origin) == [CGPoint(x: 24, y: 0), CGPoint(x: 0, y: 10)])
  }

  @Test func fragmentsOfADelegateDrawThemselves() throws {
    let stack = try ParagraphStack("one\ntwo")
    let delegate = MarkedFragments()
    stack.manager.delegate = delegate
    let fragment = stack.fragments[1]
    #expect(fragment is Marked)
    func drawn(_ draw: (CGContext) -> Void) -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { draw($0.cgContext) }.pngData()
    }
    let alone = drawn { fragment.draw(at: CGPoint(x: 2, y: 3), in: $0) }
    let expected = try TextStack("two")
    #expect(
      alone
        == drawn { _ in
          expected.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: CGPoint(x: 2, y: 3))
        })
    #expect(alone != drawn { _ in })
    let line = NSTextLineFragment(
      attributedString: NSAttributedString(attributedString: expected.storage), range: NSRange(location: 0, length: 3))
    #expect(line.typographicBounds == CGRect(x: 0, y: 0, width: 18, height: 10))
    #expect(drawn { line.draw(at: CGPoint(x: 2, y: 3), in: $0) } == alone)
  }

  @Test func partsOfTextsCompare() throws {
    let storage = NSTextContentStorage()
    storage.attributedString = NSAttributedString(string: "0123456789")
    func part(_ range: Range<Int>) throws -> NSTextRange {
      let start = storage.documentRange.location
      let first = try #require(storage.location(start, offsetBy: range.lowerBound))
      return try #require(NSTextRange(location: first, end: storage.location(start, offsetBy: range.upperBound)))
    }
    try expectEqual(part(2..<5).intersection(part(4..<8)), part(4..<5))
    try expectEqual(part(2..<5).union(part(4..<8)), part(2..<8))
    #expect(try part(2..<5).contains(part(3..<5)))
    #expect(try !part(2..<5).intersects(part(5..<6)))
    #expect(try part(2..<2).isEmpty)
  }
}
