public import GalleyBase
public import GalleyFonts
import GalleyUnicode

/// A rectangle that covers a part of the selected text in one line. UIKit counterpart:
/// UITextSelectionRect.
public struct SelectionRect: Hashable, Sendable {
  /// The rectangle in the coordinates of its container.
  public var rect: Rect
  /// The index of the container that the rectangle lies in.
  public var container: Int
  /// True if the text in the rectangle reads from right to left.
  public var isRightToLeft: Bool
  /// True if the rectangle contains the first selected character.
  public var containsStart: Bool
  /// True if the rectangle contains the last selected character.
  public var containsEnd: Bool
}

extension TextLayout {
  /// Returns the rectangles that cover `range`, line by line and from left to right within each
  /// line. Empty for an empty range.
  ///
  /// If the selection continues beyond a line's end, it covers the line up to its margin; if it begins before the line,
  /// it covers the line from its margin on (rule: selection-rects). In mixed text a range may have several parts on a
  /// line. UIKit counterpart: selectionRects(for:) of UITextInput, and NSLayoutManager's enclosing rectangles.
  public func selectionRects(for range: Range<Int>, with typesetter: Typesetter) -> [SelectionRect] {
    guard !range.isEmpty else { return [] }
    var rects: [SelectionRect] = []
    enumerateLineFragments(in: range) { line in
      rects.append(contentsOf: selectionRects(for: range, in: line, with: typesetter))
      return true
    }
    return rects
  }

  private func selectionRects(
    for range: Range<Int>, in line: LineFragment, with typesetter: Typesetter
  ) -> [SelectionRect] {
    let padding = containers[line.container].lineFragmentPadding
    let margins = line.rect.minX + padding...max(line.rect.minX + padding, line.rect.maxX - padding)
    let isRightToLeft = line.baseLevel.isRightToLeft
    let all = clusters(of: line, with: typesetter)
    let text = all.reduce(nil as ClosedRange<Double>?) { extent, box in
      min(extent?.lowerBound ?? box.x, box.x)...max(extent?.upperBound ?? box.x, box.x + box.width)
    }
    var parts: [Part] = []
    for box in all where box.range.lowerBound < range.upperBound && box.range.upperBound > range.lowerBound {
      parts.append(
        Part(
          left: box.x, right: box.x + box.width, isRightToLeft: box.level.isRightToLeft,
          containsStart: box.range.contains(range.lowerBound),
          containsEnd: box.range.contains(range.upperBound - 1)))
    }
    // A selection that continues beyond an empty line covers the whole line.
    let begins = range.lowerBound < line.range.lowerBound
    let ends = range.upperBound > line.range.upperBound
    let start = text.map { isRightToLeft ? $0.upperBound : $0.lowerBound }
    let stop = text.map { isRightToLeft ? $0.lowerBound : $0.upperBound }
    let leading = isRightToLeft ? margins.upperBound : margins.lowerBound
    let trailing = isRightToLeft ? margins.lowerBound : margins.upperBound
    if begins, let start { parts.append(Part(start, leading, isRightToLeft: isRightToLeft)) }
    if ends { parts.append(Part(stop ?? leading, trailing, isRightToLeft: isRightToLeft)) }
    return merged(parts).compactMap { part in
      let left = max(part.left, margins.lowerBound)
      let right = min(part.right, margins.upperBound)
      guard left < right else { return nil }
      return SelectionRect(
        rect: Rect(x: left, y: line.usedRect.minY, width: right - left, height: line.usedRect.height),
        container: line.container, isRightToLeft: part.isRightToLeft, containsStart: part.containsStart,
        containsEnd: part.containsEnd)
    }
  }

  /// Joins adjacent parts of a selection. The joined part has the direction of its leftmost part.
  private func merged(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts.filter({ $0.left < $0.right }).sorted(by: { $0.left < $1.left }) {
      if let last = result.last, part.left <= last.right {
        result[result.count - 1].right = max(last.right, part.right)
        result[result.count - 1].containsStart = last.containsStart || part.containsStart
        result[result.count - 1].containsEnd = last.containsEnd || part.containsEnd
      } else {
        result.append(part)
      }
    }
    return result
  }
}

/// A selected part of a line, given by its left and right edges.
private struct Part {
  var left: Double
  var right: Double
  var isRightToLeft: Bool
  var containsStart = false
  var containsEnd = false
}

extension Part {
  /// Creates the part between two horizontal positions, which may be in any order.
  init(_ first: Double, _ second: Double, isRightToLeft: Bool) {
    left = min(first, second)
    right = max(first, second)
    self.isRightToLeft = isRightToLeft
  }
}
