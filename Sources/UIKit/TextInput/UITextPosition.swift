public import CoreGraphics
public import Foundation
import GalleyText

/// A position in the text of an input. Inputs define subclasses.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  private final let mark = SwiftObjectMark()
  nonisolated public override init() {}
}

/// A range of the text of an input.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  nonisolated public override init() {}

  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle that covers a part of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
  open var transform: CGAffineTransform { .identity }
}

/// A position in a text field or text view: a UTF-16 offset and an affinity. At the boundary of two
/// lines or directions, the affinity selects the character beside which the caret is drawn.
final class TextOffset: UITextPosition {
  let offset: Int
  let affinity: TextAffinity?

  init(_ offset: Int, affinity: TextAffinity? = nil) {
    self.offset = offset
    self.affinity = affinity
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}

/// A range in a text field or text view.
final class TextOffsetRange: UITextRange {
  let range: Range<Int>
  /// The affinity of an empty range, which selects the character beside which the caret is drawn.
  let affinity: TextAffinity?

  init(_ range: Range<Int>, affinity: TextAffinity? = nil) {
    self.range = range
    self.affinity = range.isEmpty ? affinity : nil
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffset(range.lowerBound, affinity: affinity) }
  override var end: UITextPosition { TextOffset(range.upperBound, affinity: affinity) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
  override var description: String { "\(range)" }
}

/// A rectangle of the selection in a text field or text view.
final class PlacedSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let direction: NSWritingDirection
  private let ends: (start: Bool, end: Bool)

  init(_ rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
    place = rect
    self.direction = direction
    ends = (containsStart, containsEnd)
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
