/// The paragraphs that an edit of shaped text removed, and the paragraphs that replace them.
///
/// All others kept their glyphs and moved. It is the input of the next layout. UIKit counterpart: what NSTextStorage
/// tells its layout managers in processEditing(for:edited:range:changeInLength:invalidatedRange:).
public struct TextEdit: Hashable, Sendable {
  /// The indices of the removed paragraphs, before the edit.
  public let oldParagraphs: Range<Int>
  /// The indices of the new paragraphs, after the edit. They begin with the same index as
  /// `oldParagraphs`.
  public let newParagraphs: Range<Int>
  /// The change in length, in UTF-16 code units.
  public let changeInLength: Int
  /// The changed part of the paragraph. Nil if the edit changed more than one paragraph, or if any
  /// part of the paragraph may have changed.
  let part: EditedPart?

  init(oldParagraphs: Range<Int>, newParagraphs: Range<Int>, changeInLength: Int, part: EditedPart? = nil) {
    self.oldParagraphs = oldParagraphs
    self.newParagraphs = newParagraphs
    self.changeInLength = changeInLength
    self.part = part
  }

  /// Combines this edit with the next edit, so that the layout can be updated once for both.
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

/// The part of a paragraph in which an edit changed characters, glyphs or line breaks.
struct EditedPart: Hashable, Sendable {
  /// The offset of the part from the start of the paragraph. A line may end there both before and
  /// after the edit.
  var start: Int
  /// The number of units after the part. They did not change.
  var tail: Int

  func joined(with other: EditedPart?) -> EditedPart? {
    other.map { EditedPart(start: min(start, $0.start), tail: min(tail, $0.tail)) }
  }
}
