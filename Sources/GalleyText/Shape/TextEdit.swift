/// The paragraphs that an edit of a shaped text removed and inserted.
///
/// All others kept their glyphs and moved. It is the input of the next layout. UIKit counterpart: what NSTextStorage
/// tells its layout managers in processEditing(for:edited:range:changeInLength:invalidatedRange:).
public struct TextEdit: Hashable, Sendable {
  /// Indices in the paragraphs before the edit.
  public let oldParagraphs: Range<Int>
  /// Indices in the paragraphs after the edit; they begin at the same index.
  public let newParagraphs: Range<Int>
  /// The change in length, in UTF-16 code units.
  public let changeInLength: Int
  /// The changed part, if one paragraph changed and is still one; nil if all of it may have changed.
  let part: EditedPart?

  init(oldParagraphs: Range<Int>, newParagraphs: Range<Int>, changeInLength: Int, part: EditedPart? = nil) {
    self.oldParagraphs = oldParagraphs
    self.newParagraphs = newParagraphs
    self.changeInLength = changeInLength
    self.part = part
  }

  /// Combines this edit with the next one, for several edits before the next layout.
  ///
  /// UIKit counterpart: edits between beginEditing and endEditing.
  public func followed(by next: TextEdit) -> TextEdit {
    let lower = min(newParagraphs.lowerBound, next.oldParagraphs.lowerBound)
    // In the text between the two edits.
    let upper = max(newParagraphs.upperBound, next.oldParagraphs.upperBound)
    return TextEdit(
      oldParagraphs: lower..<upper - newParagraphs.count + oldParagraphs.count,
      newParagraphs: lower..<upper - next.oldParagraphs.count + next.newParagraphs.count,
      changeInLength: changeInLength + next.changeInLength,
      part: newParagraphs == next.oldParagraphs ? part?.joined(with: next.part) : nil)
  }
}

/// The part of a paragraph that an edit changed: its characters, their glyphs, and where lines may end.
struct EditedPart: Hashable, Sendable {
  /// The offset of the part from the paragraph's start: a line may end there, before the edit and after it.
  var start: Int
  /// The number of units between the part and the paragraph's end, which did not change.
  var tail: Int

  func joined(with other: EditedPart?) -> EditedPart? {
    other.map { EditedPart(start: min(start, $0.start), tail: min(tail, $0.tail)) }
  }
}
