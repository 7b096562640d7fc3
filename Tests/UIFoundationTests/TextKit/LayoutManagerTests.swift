import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIFoundation

/// A stack of TextKit. Every glyph is 6 points wide, every line 10 high.
struct TextStack {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer

  init(
    _ string: String, width: CGFloat = 60, height: CGFloat = 0, manager: NSLayoutManager = NSLayoutManager(),
    container: NSTextContainer = NSTextContainer(), padding: CGFloat = 0
  ) throws {
    let font = UIFont(try TestFonts.mono(10))
    storage = NSTextStorage(string: string, attributes: [.font: font])
    self.manager = manager
    self.container = container
    container.size = CGSize(width: width, height: height)
    container.lineFragmentPadding = padding
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  /// The glyphs of each line.
  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      _, _, _, range, _ in lines.append(range.location..<NSMaxRange(range))
    }
    return lines
  }
}

@Suite struct LayoutManagerTests {
  @Test func linesHaveGlyphsAndRectangles() throws {
    let stack = try TextStack("one two three four\nfive", padding: 5)
    #expect(stack.lines == [0..<8, 8..<14, 14..<19, 19..<23])
    var range = NSRange()
    let rect = stack.manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range)
    #expect(rect == CGRect(x: 0, y: 10, width: 60, height: 10))
    #expect(range == NSRange(location: 8, length: 6))
    #expect(stack.manager.location(forGlyphAt: 10) == CGPoint(x: 17, y: 8))
    #expect(stack.manager.usedRect(for: stack.container) == CGRect(x: 0, y: 0, width: 58, height: 40))
    #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 23))
  }

  @Test func pointsAndRectanglesOfGlyphs() throws {
    let stack = try TextStack("one two three")
    let rect = stack.manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: stack.container)
    #expect(rect == CGRect(x: 24, y: 0, width: 18, height: 10))
    var fraction: CGFloat = 0
    let index = stack.manager.characterIndex(
      for: CGPoint(x: 27, y: 5), in: stack.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 4)
    #expect(fraction == 0.5)
    #expect(stack.manager.glyphIndex(for: CGPoint(x: 1, y: 15), in: stack.container) == 8)
  }

  @Test func anEditLaysOutLinesAgain() throws {
    let stack = try TextStack("one two")
    #expect(stack.lines == [0..<7])
    stack.storage.append(
      NSAttributedString(string: " three", attributes: stack.storage.attributes(at: 0, effectiveRange: nil)))
    #expect(stack.lines == [0..<8, 8..<13])
    stack.container.size.width = 40
    #expect(stack.lines == [0..<4, 4..<8, 8..<13])
  }

  @Test func theExtraLineFollowsATrailingNewline() throws {
    let stack = try TextStack("one\n")
    #expect(stack.manager.extraLineFragmentRect == CGRect(x: 0, y: 10, width: 60, height: 10))
    #expect(stack.manager.extraLineFragmentTextContainer === stack.container)
    #expect(stack.lines == [0..<4])
  }

  @Test func textFlowsThroughContainersAndIsTruncatedInTheLast() throws {
    let stack = try TextStack("one two three four five six", height: 10)
    let second = NSTextContainer(size: CGSize(width: 60, height: 10))
    second.lineFragmentPadding = 0
    second.lineBreakMode = .byTruncatingTail
    second.maximumNumberOfLines = 1
    stack.manager.addTextContainer(second)
    #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 8))
    #expect(stack.manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === second)
    let hidden = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 9)
    #expect(hidden.location == 17)
    #expect(NSMaxRange(hidden) == 27)
  }
}

// MARK: - Delegates and subclasses

private final class Hiding: NSLayoutManagerDelegate {
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int {
    let string = (layoutManager.textStorage?.string ?? "") as NSString
    let changed = (0..<glyphRange.length).map {
      string.character(at: charIndexes[$0]) == 0x2A ? NSLayoutManager.GlyphProperty.null : props[$0]
    }
    layoutManager.setGlyphs(
      glyphs, properties: changed, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
    return glyphRange.length
  }
}

private final class Spacing: NSLayoutManagerDelegate {
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 4 }
}

private final class Fixed: NSLayoutManagerDelegate {
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool {
    lineFragmentRect.pointee.size.height = 30
    lineFragmentUsedRect.pointee.size.height = 30
    baselineOffset.pointee = 18
    return true
  }
}

private final class Indented: NSTextContainer {
  override func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    var rect = super.lineFragmentRect(
      forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
      remaining: remainingRect)
    rect.origin.x += 12
    rect.size.width -= 12
    return rect
  }
}

@Suite struct LayoutManagerDelegateTests {
  @Test func hiddenCharactersHaveNoRoom() throws {
    let stack = try TextStack("**one** two", width: 200)
    let delegate = Hiding()
    stack.manager.delegate = delegate
    #expect(stack.manager.usedRect(for: stack.container).width == 42)
    #expect(stack.manager.location(forGlyphAt: 2).x == 0)
    #expect(stack.manager.location(forGlyphAt: 8).x == 24)
    #expect(stack.manager.propertyForGlyph(at: 0) == .null)
    #expect(stack.storage.string == "**one** two")
  }

  @Test func usedRectsLeaveTheExtraLineOut() throws {
    for (text, lines) in [("a", 1 as CGFloat), ("a\n", 1), ("a\n\n", 2), ("", 0), ("\n", 1)] {
      let stack = try TextStack(text)
      let used = stack.manager.usedRect(for: stack.container)
      #expect(used.height == lines * 10, "\(text)")
      let hasExtra = text.isEmpty || text.hasSuffix("\n")
      #expect(stack.manager.extraLineFragmentRect.minY == (hasExtra ? lines * 10 : 0), "\(text)")
      #expect((stack.manager.extraLineFragmentRect.height > 0) == hasExtra, "\(text)")
    }
  }

  @Test func theDelegateSetsSpaces() throws {
    let stack = try TextStack("one two three four")
    let delegate = Spacing()
    stack.manager.delegate = delegate
    #expect(stack.manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil).minY == 14)
  }

  @Test func theDelegateSetsRectangles() throws {
    let stack = try TextStack("one two three four")
    let delegate = Fixed()
    stack.manager.delegate = delegate
    #expect(stack.manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil).minY == 30)
    #expect(stack.manager.location(forGlyphAt: 0).y == 18)
    #expect(stack.manager.usedRect(for: stack.container).height == 60)
  }

  @Test func aContainerSetsTheRoomOfLines() throws {
    let stack = try TextStack("one two three", container: Indented())
    #expect(stack.lines == [0..<8, 8..<13])
    #expect(stack.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minX == 12)
    #expect(stack.manager.location(forGlyphAt: 9) == CGPoint(x: 6, y: 8))
  }
}

// MARK: - Drawing

/// A layout manager that notes what it is asked to draw.
private final class Noting: NSLayoutManager {
  var calls: [String] = []

  override func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    calls.append("ground \(rectArray[0].minX) \(rectArray[0].width) \(rectCount)")
    super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
  }

  override func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    calls.append("underline \(glyphRange.location)+\(glyphRange.length)")
    super.drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
}

@Suite struct LayoutManagerDrawingTests {
  private func picture(_ manager: NSLayoutManager) throws -> Data {
    let stack = try TextStack("one two three", manager: manager)
    let part = NSRange(location: 4, length: 3)
    stack.storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: part)
    stack.storage.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: part)
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 24)).pngData { _ in
      manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 2, y: 2))
      manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 2, y: 2))
    }
  }

  @Test func aSubclassIsAskedAndDrawsTheSame() throws {
    let noting = Noting()
    let picture = try picture(noting)
    #expect(noting.calls == ["ground 26.0 18.0 1", "underline 4+3"])
    try expectEqual(picture, self.picture(NSLayoutManager()))
    #expect(picture.count > 100)
  }
}
