package import GalleyText
public import GalleyUnicode

/// Positions and ranges, with the names of UITextInput. A position is a UTF-16 offset, and a range
/// is a range of offsets.
extension TextInput {
  /// The first position, which is 0. UIKit counterpart: `beginningOfDocument`.
  public var beginningOfDocument: Int { 0 }

  /// The last position, which is the length of the text. UIKit counterpart: `endOfDocument`.
  public var endOfDocument: Int { editing.count }

  /// Returns the position that is `offset` UTF-16 units after a given position, or before it if
  /// `offset` is negative; nil outside the text (rule: text-positions).
  ///
  /// It may lie inside a cluster; a selection there is widened to the whole cluster. UIKit counterpart:
  /// `position(from:offset:)`.
  public func position(from position: Int, offset: Int) -> Int? {
    let (sum, overflows) = position.addingReportingOverflow(offset)
    return !overflows && (0...editing.count).contains(sum) ? sum : nil
  }

  /// Returns the position `offset` steps away in a direction on the page; nil if the text ends
  /// before. A step is a cluster to the left or right, or a line up or down.
  ///
  /// Negative steps go the other way. UIKit counterpart: `position(from:in:offset:)`.
  /// - Returns: nil if the text ends before that position.
  public func position(from position: Int, in direction: TextLayoutDirection, offset: Int) -> Int? {
    place(from: (position, .downstream), in: direction, offset: offset)?.offset
  }

  /// Returns the caret position `offset` steps away in a direction on the page; nil if the text
  /// ends before. Its affinity determines to which of two lines or directions the caret belongs.
  package func place(
    from start: (offset: Int, affinity: TextAffinity), in direction: TextLayoutDirection, offset: Int
  ) -> (offset: Int, affinity: TextAffinity)? {
    let movement = offset < 0 ? direction.opposite.movement : direction.movement
    var place = CaretPlace(offset: start.offset, affinity: start.affinity)
    var goalX: Double?
    for _ in 0..<offset.magnitude {
      guard let next = editor.view.place(from: place, movement, goalX: &goalX) else { return nil }
      place = next
    }
    return (0...editing.count).contains(place.offset) ? (place.offset, place.affinity) : nil
  }

  /// Returns the range between two positions, in either order; nil if one of them lies outside the
  /// text.
  ///
  /// UIKit counterpart: `textRange(from:to:)`.
  public func textRange(from start: Int, to end: Int) -> Range<Int>? {
    guard min(start, end) >= 0, max(start, end) <= editing.count else { return nil }
    return min(start, end)..<max(start, end)
  }

  /// Returns the number of UTF-16 units from one position to another; negative if the second comes
  /// first.
  ///
  /// UIKit counterpart: `offset(from:to:)`.
  public func offset(from start: Int, to end: Int) -> Int { end - start }

  /// Returns the direction in which the paragraph around a position is laid out. UIKit counterpart:
  /// `baseWritingDirection(for:in:)`.
  public func baseWritingDirection(for position: Int) -> WritingDirection {
    let view = editor.view
    guard let layout = view.placement?.layout,
      let line = layout.lineFragmentIndex(at: view.displayedOffset(of: position))
    else { return .leftToRight }
    return layout.lines[line].baseLevel.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// A direction on the page. UIKit counterpart: UITextLayoutDirection.
public enum TextLayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// The direction to the right.
  case right
  /// The direction to the left.
  case left
  /// The direction to the line above.
  case up
  /// The direction to the line below.
  case down

  var movement: TextMovement {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }

  var opposite: TextLayoutDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .down
    case .down: .up
    }
  }
}
