import CoreGraphics
import Foundation
import GalleyBase
import GalleyText
import GalleyUnicode
import GalleyViews
import UIFoundation

/// An adapter from the engine's text input to UIKit's types, for text fields and text views.
@MainActor
struct EngineInput {
  let input: any TextInput

  private func offset(_ position: UITextPosition) -> Int { (position as? TextOffset)?.offset ?? 0 }

  private func affinity(_ position: UITextPosition) -> TextAffinity? { (position as? TextOffset)?.affinity }

  private func range(_ range: UITextRange) -> Range<Int> {
    if let range = range as? TextOffsetRange { return range.range }
    let (start, end) = (offset(range.start), offset(range.end))
    return min(start, end)..<max(start, end)
  }

  func text(in textRange: UITextRange) -> String? { input.text(in: range(textRange)) }

  func replace(_ textRange: UITextRange, with text: String) { input.replace(range(textRange), withText: text) }

  var selectedTextRange: UITextRange? {
    get { input.selectedTextRange.map { TextOffsetRange($0, affinity: input.editing.affinity) } }
    nonmutating set {
      let end = input.editing.selectedRange.upperBound
      input.select(
        newValue.map(range) ?? end..<end, affinity: newValue.flatMap { affinity($0.start) } ?? .downstream)
    }
  }

  var selectedRange: NSRange {
    get { NSRange(input.editing.selectedRange) }
    nonmutating set { input.select(newValue.clamped(to: input.editing.count)) }
  }

  var markedTextRange: UITextRange? { input.markedTextRange.map { TextOffsetRange($0) } }

  func mark(_ text: String?, selectedRange: NSRange) {
    let text = text ?? ""
    input.setMarkedText(text, selectedRange: selectedRange.clamped(to: text.utf16.count))
  }

  var end: UITextPosition { TextOffset(input.endOfDocument) }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    input.textRange(from: offset(start), to: offset(end)).map { TextOffsetRange($0, affinity: affinity(end)) }
  }

  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    input.position(from: offset(position), offset: distance).map { TextOffset($0) }
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset distance: Int
  ) -> UITextPosition? {
    input.place(
      from: (offset(position), affinity(position) ?? .downstream), in: direction.inEngine, offset: distance
    ).map { TextOffset($0.offset, affinity: $0.affinity) }
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(position), offset(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func offset(from start: UITextPosition, to end: UITextPosition) -> Int { offset(end) - offset(start) }

  func position(within textRange: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    let range = range(textRange)
    let isForward = direction == .right || direction == .down
    return TextOffset(isForward ? range.upperBound : range.lowerBound)
  }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let end = self.position(from: position, in: direction, offset: 1) else { return nil }
    return textRange(from: position, to: end)
  }

  func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
    input.baseWritingDirection(for: offset(position)) == .rightToLeft ? .rightToLeft : .leftToRight
  }

  func firstRect(for textRange: UITextRange) -> CGRect { CGRect(input.firstRect(for: range(textRange))) }

  func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(input.caretRect(for: offset(position), affinity: affinity(position)))
  }

  func selectionRects(for textRange: UITextRange) -> [UITextSelectionRect] {
    input.selectionRects(for: range(textRange)).map { part in
      PlacedSelectionRect(
        CGRect(part.rect), direction: part.isRightToLeft ? .rightToLeft : .leftToRight,
        containsStart: part.containsStart, containsEnd: part.containsEnd)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition { TextOffset(input.closestPosition(to: Point(point))) }

  func closestPosition(to point: CGPoint, within textRange: UITextRange) -> UITextPosition {
    TextOffset(input.closestPosition(to: Point(point), within: range(textRange)))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    input.characterRange(at: Point(point)).map { TextOffsetRange($0) }
  }

  var affinity: UITextStorageDirection {
    get { input.editing.affinity == .upstream ? .backward : .forward }
    nonmutating set {
      input.select(input.editing.selectedRange, affinity: newValue == .backward ? .upstream : .downstream)
    }
  }
}

extension NSRange {
  /// Returns the part of the range that lies inside a text of `count` UTF-16 units.
  func clamped(to count: Int) -> Range<Int> {
    let start = min(max(0, location), count)
    return start..<start + min(max(0, length), count - start)
  }
}

extension UITextLayoutDirection {
  fileprivate var inEngine: GalleyViews.TextLayoutDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}
