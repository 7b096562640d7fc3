package import GalleyText
public import GalleyUnicode

/// Positions and ranges, with the names of UITextInput. A position is a UTF-16 offset, a range is a range of offsets.
extension TextInput {
  /// The first position: 0. UIKit counterpart: `beginningOfDocument`.
  public var beginningOfDocument: Int { 0 }

  /// The last position: the length of the text. UIKit counterpart: `endOfDocument`.
  public var endOfDocument: Int { editing.count }

  /// The position `offset` UTF-16 units after another, or before it if negative; nil outside the text
  /// (rule: text-positions).
  ///
  /// It may lie inside a cluster; a selection there is widened to the whole cluster. UIKit counterpart:
  /// `position(from:offset:)`.
  public func position(from position: Int, offset: Int) -> Int? {
    let (sum, overflows) = position.addingReportingOverflow(offset)
    return !overflows && (0...editing.count).contains(sum) ? sum : nil
  }

  /// The position `offset` steps in a direction on the page: clusters to the left or right, lines up or down.
  ///
  /// Negative steps go the other way. UIKit counterpart: `position(from:in:offset:)`.
  /// - Returns: nil if the text ends before that position.
  public func position(from position: Int, in direction: TextLayoutDirection, offset: Int) -> Int? {
    place(from: (position, .downstream), in: direction, offset: offset)?.offset
  }

  /// The same for a caret, which also has an affinity for where lines or directions meet.
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

  /// The range between two positions, in either order; nil if one lies outside the text.
  ///
  /// UIKit counterpart: `textRange(from:to:)`.
  public func textRange(from start: Int, to end: Int) -> Range<Int>? {
    guard min(start, end) >= 0, max(start, end) <= editing.count else { return nil }
    return min(start, end)..<max(start, end)
  }

  /// The number of UTF-16 units between two positions; negative if the second one comes first.
  ///
  /// UIKit counterpart: `offset(from:to:)`.
  public func offset(from start: Int, to end: Int) -> Int { end - start }

  /// The laid out direction of the paragraph around a position. UIKit counterpart: `baseWritingDirection(for:in:)`.
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
  /// To the right.
  case right
  /// To the left.
  case left
  /// To the line above.
  case up
  /// To the line below.
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
