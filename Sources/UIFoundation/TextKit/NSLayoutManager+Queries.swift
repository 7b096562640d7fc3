import CoreGraphics
import Foundation
import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews

extension NSLayoutManager {
  /// Returns the result of `body` for the layout; nil if there is no layout.
  private func ask<Answer>(_ body: (TextLayout, Typesetter) -> Answer?) -> Answer? {
    EngineLock.withLock {
      guard let layout = laidOut, let typesetter = state.context?.typesetter else { return nil }
      return body(layout, typesetter)
    }
  }

  /// Returns the index of a container; nil if it belongs to a different layout manager.
  func index(of container: NSTextContainer) -> Int? { textContainers.firstIndex { $0 === container } }

  /// Returns the line that contains a glyph; nil if the glyph is not laid out.
  func lineFragment(at index: Int) -> LineFragment? {
    ask { layout, _ in layout.lineFragmentIndex(at: index).map { layout.lines[$0] } }
  }

  /// Returns a rectangle of the line that contains a glyph, and writes the line's glyph range
  /// including separators.
  func fragment(at index: Int, _ range: NSRangePointer?, _ rect: (LineFragment) -> CGRect) -> CGRect {
    let found = ask { layout, _ in
      layout.lineFragmentIndex(at: index).map { (rect(layout.lines[$0]), layout.wholeRange(ofLine: $0)) }
    }
    range?.pointee = found.map { NSRange($0.1) } ?? NSRange(location: index, length: 0)
    return found?.0 ?? .zero
  }

  func usedRect(ofContainer container: NSTextContainer) -> CGRect {
    guard let index = index(of: container) else { return .zero }
    return ask { layout, _ in CGRect(layout.usedRectOfGlyphs(inContainer: index)) } ?? .zero
  }

  /// Returns the position of a glyph on the baseline, relative to the upper left corner of the
  /// line's rectangle; zero if the glyph is not laid out.
  func origin(ofGlyphAt index: Int) -> CGPoint {
    ask { layout, typesetter -> CGPoint? in
      guard let line = layout.lineFragmentIndex(at: index).map({ layout.lines[$0] }) else { return nil }
      let boxes = layout.clusters(of: line, with: typesetter)
      let box = boxes.first { $0.range.contains(index) }
      // An empty line is in the used rectangle, after the indent.
      let padding = layout.containers[line.container].lineFragmentPadding
      let x =
        box?.x ?? boxes.last?.trailingEdge
        ?? (line.baseLevel.isRightToLeft ? line.usedRect.maxX - padding : line.usedRect.minX + padding)
      return CGPoint(x: x - line.rect.minX, y: line.baseline - line.rect.minY)
    } ?? .zero
  }

  /// Returns the glyph of a character after shaping; nil if the character has no separate glyph.
  func shapedGlyph(at index: Int) -> CGGlyph? {
    ask { layout, _ in table(of: layout).glyph(at: index) }
  }

  private func table(of layout: TextLayout) -> GlyphTable {
    if let table = state.table { return table }
    let table = GlyphTable(layout)
    state.table = table
    return table
  }

  /// Returns the properties of a character's glyph.
  func property(at index: Int) -> GlyphProperty {
    guard let textStorage, index >= 0, index < textStorage.length else { return .null }
    let layout = laidOut
    if let property = state.properties[index] { return property }
    let property = GlyphProperty(
      nominalFor: layout != nil && index < state.units.count
        ? state.units[index] : (textStorage.string as NSString).character(at: index))
    let isLone = property.isEmpty && layout != nil && shapedGlyph(at: index) == nil && lineFragment(at: index) != nil
    return isLone && sizeOfAttachment(at: index).width < 0 ? .null : property
  }

  /// Returns the bidirectional level of a character; 0 if the character is not laid out.
  func bidiLevel(at index: Int) -> UInt8 {
    ask { layout, _ -> UInt8? in
      guard let line = layout.lineFragmentIndex(at: index).map({ layout.lines[$0] }) else { return nil }
      return table(of: layout).level(at: index) ?? line.baseLevel.value
    } ?? 0
  }

  /// Returns the size of an attachment; (-1, -1) if there is no attachment.
  func sizeOfAttachment(at index: Int) -> CGSize {
    ask { layout, _ in
      guard index >= 0, index < layout.shaped.text.count, layout.shaped.text.utf16[index] == TextAttachment.character
      else { return nil }
      return layout.shaped.text.attributes(at: index).attachment.map { CGSize($0.frame.size) }
    } ?? CGSize(width: -1, height: -1)
  }

  // MARK: Rectangles

  /// Returns the bounding rectangle of glyphs. It is as high as the used parts of their lines.
  func boundingRect(of range: NSRange, in container: NSTextContainer) -> CGRect {
    guard let container = index(of: container), let range = Range(range) else { return .zero }
    return ask { layout, typesetter in
      var result: Rect?
      layout.enumerateLineFragments(in: range) { line in
        guard line.container == container else { return true }
        let boxes = layout.clusters(of: line, with: typesetter).filter { $0.range.overlaps(range) }
        var rects = boxes.map {
          Rect(x: $0.x, y: line.usedRect.minY, width: $0.width, height: line.usedRect.height)
        }
        if rects.isEmpty, let caret = layout.caret(at: max(range.lowerBound, line.range.lowerBound), with: typesetter) {
          rects = [Rect(x: caret.x, y: line.usedRect.minY, width: 0, height: line.usedRect.height)]
        }
        for rect in rects { result = result?.union(rect) ?? rect }
        return true
      }
      return result.map { CGRect($0) }
    } ?? .zero
  }

  /// Returns the rectangles that enclose a range of glyphs, one or more for each line.
  func enclosingRects(of range: NSRange, isSelected: Bool, in container: NSTextContainer) -> [CGRect] {
    guard let container = index(of: container), let range = Range(range) else { return [] }
    return ask { layout, typesetter in
      var rects: [SelectionRect] = []
      if isSelected {
        rects = layout.selectionRects(for: range, with: typesetter)
      } else {
        layout.enumerateLineFragments(in: range) { line in
          rects += layout.selectionRects(for: range.clamped(to: line.range), with: typesetter)
          return true
        }
      }
      return rects.filter { $0.container == container }.map { CGRect($0.rect) }
    } ?? []
  }

  /// Calls `body` with each line that contains some of the glyphs.
  func forEachLine(
    in range: NSRange, _ body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout = laidOut, let range = Range(range), let first = layout.lineFragmentIndex(at: range.lowerBound)
    else { return }
    for index in first..<layout.lines.count {
      let line = layout.lines[index]
      if index > first, line.range.lowerBound >= range.upperBound || line.isExtra { return }
      var stop = ObjCBool(false)
      body(
        CGRect(line.rect), CGRect(line.usedRect), textContainers[line.container],
        NSRange(layout.wholeRange(ofLine: index)), &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the glyphs of all lines that overlap a rectangle.
  func glyphs(ofLinesIn bounds: CGRect, of container: NSTextContainer) -> NSRange {
    guard let container = index(of: container), let layout = laidOut else { return NSRange(location: 0, length: 0) }
    let found = layout.lines.indices.filter {
      layout.lines[$0].container == container && CGRect(layout.lines[$0].rect).intersects(bounds)
    }
    guard let first = found.first, let last = found.last else { return NSRange(location: 0, length: 0) }
    return NSRange(layout.lines[first].range.lowerBound..<layout.wholeRange(ofLine: last).upperBound)
  }

  // MARK: Points

  /// Returns the index of the character nearest to a point, and the fraction of the character
  /// before the point. After the end of the text, this is the last character.
  func nearestCharacter(to point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    guard let container = index(of: container) else { return (0, 0) }
    return ask { layout, typesetter -> (Int, CGFloat)? in
      guard let found = layout.characterIndex(at: Point(point), inContainer: container, with: typesetter) else {
        return nil
      }
      let last = layout.shaped.text.count - 1
      return found.offset > last ? (max(0, last), last < 0 ? 0 : 1) : (found.offset, CGFloat(found.fraction))
    } ?? (0, 0)
  }

  /// Returns the insertion points in the line of a character, each with its character offset and
  /// its x position. Positions are relative to the line's left edge.
  func insertionPoints(inLineOf index: Int, inDisplayOrder: Bool) -> [(offset: Int, x: CGFloat)] {
    ask { layout, typesetter -> [(Int, CGFloat)]? in
      guard let line = layout.lineFragmentIndex(at: index).map({ layout.lines[$0] }) else { return nil }
      let carets = layout.carets(of: line, with: typesetter)
      let ordered = inDisplayOrder ? carets.sorted { $0.x < $1.x } : carets
      return ordered.map { ($0.offset, CGFloat($0.x - line.rect.minX)) }
    } ?? []
  }
}

extension TextLayout {
  /// Returns the character range of a line, with the separator that ends the line.
  func wholeRange(ofLine index: Int) -> Range<Int> {
    let start = lines[index].range.lowerBound
    let next = index + 1 < lines.count ? lines[index + 1].range.lowerBound : overflow?.lowerBound ?? shaped.text.count
    return start..<max(start, next)
  }
}
