import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIFoundation

/// Makes asterisks control characters without width, as editors of Markdown do.
private final class Collapsing: NSLayoutManagerDelegate {
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int {
    let string = (layoutManager.textStorage?.string ?? "") as NSString
    let changed = (0..<glyphRange.length).map {
      string.character(at: charIndexes[$0]) == 0x2A ? NSLayoutManager.GlyphProperty.controlCharacter : props[$0]
    }
    layoutManager.setGlyphs(
      glyphs, properties: changed, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
    return glyphRange.length
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction {
    let string = (layoutManager.textStorage?.string ?? "") as NSString
    return string.character(at: charIndex) == 0x2A ? .zeroAdvancement : action
  }
}

/// Notes the lines and sizes that it is told of.
private final class Noting: NSLayoutManagerDelegate {
  var lines: [NSRange] = []
  var sizes: [CGSize] = []

  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool {
    lines.append(glyphRange)
    return false
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) { sizes.append(oldSize) }
}

/// Gives the extra line another height.
private final class HighExtraLine: NSLayoutManager {
  override func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) {
    var rect = fragmentRect
    rect.size.height = 30
    super.setExtraLineFragmentRect(rect, usedRect: usedRect, textContainer: container)
  }
}

@Suite struct LayoutManagerHookTests {
  @Test func charactersAreHiddenByTheirAction() throws {
    let stack = try TextStack("**one** two", width: 200)
    let delegate = Collapsing()
    stack.manager.delegate = delegate
    #expect(stack.manager.usedRect(for: stack.container).width == 42)
    #expect(stack.manager.location(forGlyphAt: 8).x == 24)
  }

  @Test func linesHaveTheirSeparators() throws {
    let stack = try TextStack("one\ntwo three four\r\nx\u{2028}y")
    let delegate = Noting()
    stack.manager.delegate = delegate
    #expect(delegate.lines.isEmpty)
    #expect(stack.lines == [0..<4, 4..<14, 14..<20, 20..<22, 22..<23])
    #expect(delegate.lines.map { $0.location..<NSMaxRange($0) } == stack.lines)
  }

  @Test func theDelegateReceivesTheOldSize() throws {
    let stack = try TextStack("one", width: 60)
    let delegate = Noting()
    stack.manager.delegate = delegate
    stack.container.size.width = 40
    #expect(delegate.sizes == [CGSize(width: 60, height: 0)])
  }

  @Test func aSubclassSetsTheExtraLine() throws {
    let stack = try TextStack("one\n", manager: HighExtraLine())
    #expect(stack.manager.extraLineFragmentRect == CGRect(x: 0, y: 10, width: 60, height: 30))
    #expect(stack.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height == 10)
  }

  @Test func aGlyphThatIsNotShownKeepsItsRoom() throws {
    func picture(_ string: String, hiding index: Int?) throws -> Data {
      let stack = try TextStack(string)
      if let index { stack.manager.setNotShownAttribute(true, forGlyphAt: index) }
      #expect(stack.manager.notShownAttribute(forGlyphAt: 1) == (index == 1))
      return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 12)).pngData { _ in
        stack.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: .zero)
      }
    }
    try expectEqual(picture("axb", hiding: 1), picture("a b", hiding: nil))
    #expect(try picture("axb", hiding: nil) != picture("a b", hiding: nil))
  }

  @Test func glyphsAreCopiedAsTheyAreAskedForSingly() throws {
    let stack = try TextStack("aba\ncb")
    var glyphs = [CGGlyph](repeating: 0, count: 6)
    var levels = [UInt8](repeating: 9, count: 6)
    let count = stack.manager.getGlyphs(
      in: NSRange(location: 0, length: 6), glyphs: &glyphs, properties: nil, characterIndexes: nil, bidiLevels: &levels)
    #expect(count == 6)
    #expect(glyphs == (0..<6).map { stack.manager.cgGlyph(at: $0) })
    #expect(glyphs[0] == glyphs[2] && glyphs[1] == glyphs[5] && glyphs[0] != glyphs[1] && glyphs[3] == 0)
    #expect(levels == [0, 0, 0, 0, 0, 0])
    stack.storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "c")
    #expect(stack.manager.cgGlyph(at: 0) == glyphs[4])
  }

  @Test func aPictureOfContentsIsDecodedOnce() {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).pngData { _ in }
    let attachment = BasicTextAttachment(data: data, ofType: "public.png")
    let first = attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)
    #expect(first != nil)
    #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === first)
    attachment.contents = nil
    #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) == nil)
  }
}
