import GalleyText

/// A movement of the caret by a key. UIKit counterpart: the arrow keys of a hardware keyboard, with Option and Command.
public enum TextMovement: String, Hashable, Sendable, CaseIterable {
  /// Moves one cluster to the left on the page. In right-to-left text, this is the next cluster.
  ///
  /// Where directions meet, the caret stays beside the cluster that it has just passed. A selection collapses to its
  /// left end.
  case left
  /// Moves one cluster to the right on the page. In right-to-left text, this is the previous
  /// cluster.
  case right
  /// Moves to the line above, as near as possible to the x at which vertical movement began. On the
  /// first line, moves to the beginning of the text.
  case up
  /// Moves to the line below. On the last line, moves to the end of the text.
  case down
  /// Moves to the beginning of the previous word. In right-to-left paragraphs, moves to the end of
  /// the next word.
  ///
  /// Secret text has no words.
  case wordLeft
  /// Moves to the end of the next word. In right-to-left paragraphs, moves to the beginning of the
  /// previous word.
  case wordRight
  /// Moves to the beginning of the line.
  case lineStart
  /// Moves to the end of the line.
  case lineEnd
  /// Moves to the beginning of the text.
  case start
  /// Moves to the end of the text.
  case end
}

/// A position of the caret: an offset of the text and the affinity, which matters where one offset
/// has two positions.
struct CaretPlace: Hashable {
  var offset: Int
  var affinity: TextAffinity
}

extension TextInput {
  /// Moves the caret as a key does, or moves the end of the selection that moved last.
  ///
  /// Informs the delegate if anything changed; ends composition when the caret leaves the marked text.
  /// - Parameter extendingSelection: True if the other end of the selection stays, as with the Shift key.
  public func moveCaret(_ movement: TextMovement, extendingSelection: Bool = false) {
    editor.view.move(movement, extendingSelection: extendingSelection)
  }

  /// Moves the caret by `count` clusters in text order, or backwards if negative. The movement
  /// stops at the end of the text.
  ///
  /// A selection first collapses to its end in that direction.
  public func moveCaret(byClusters count: Int) {
    let state = editing
    var offset = count < 0 ? state.selectedRange.lowerBound : state.selectedRange.upperBound
    for _ in 0..<min(count.magnitude, state.count.magnitude) {
      offset =
        count < 0
        ? state.clusterBoundary(before: offset, using: editor.view.analyzer)
        : state.clusterBoundary(after: offset, using: editor.view.analyzer)
    }
    select(offset..<offset)
  }
}
