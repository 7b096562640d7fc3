import GalleyText

/// A movement of the caret by a key. UIKit counterpart: the arrow keys of a hardware keyboard, with Option and Command.
public enum TextMovement: String, Hashable, Sendable, CaseIterable {
  /// One cluster to the left, as it is seen: in text from right to left that is the next one. Where directions meet,
  /// the caret stands next to the cluster that it has just passed. A selection gives way to a caret at its left end.
  case left
  /// One cluster to the right, as it is seen.
  case right
  /// To the line above, as near as can be to where the caret was before it began to move up and down; from the first
  /// line to the beginning of the text.
  case up
  /// To the line below; from the last line to the end of the text.
  case down
  /// To the beginning of the word before; in paragraphs from right to left to the end of the next one. What a field
  /// keeps secret has no words.
  case wordLeft
  /// To the end of the next word; in paragraphs from right to left to the beginning of the word before.
  case wordRight
  /// To the beginning of the line.
  case lineStart
  /// To the end of the line.
  case lineEnd
  /// To the beginning of the text.
  case start
  /// To its end.
  case end
}

/// A place of the caret: an offset of the text, and which character it stands next to where two places have the same.
struct CaretPlace: Hashable {
  var offset: Int
  var affinity: TextAffinity
}

extension TextInput {
  /// Moves the caret, or the end of the selection that moved last, as a key does. Tells the delegate if anything
  /// changed; ends composition when the caret leaves the marked text.
  /// - Parameter extendingSelection: True if the other end of the selection stays, as with the Shift key.
  public func moveCaret(_ movement: TextMovement, extendingSelection: Bool = false) {
    editor.view.move(movement, extendingSelection: extendingSelection)
  }

  /// Moves the caret by so many clusters in the order of the text, or back if there are less than 0, as far as there
  /// are any; from a selection, from the end that lies that way.
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
