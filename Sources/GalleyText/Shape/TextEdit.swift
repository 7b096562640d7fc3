/// The paragraphs that an edit of a shaped text removed and those that it inserted. All others kept their glyphs and
/// moved. The input of the next layout. UIKit counterpart: what NSTextStorage tells its layout managers in
/// processEditing(for:edited:range:changeInLength:invalidatedRange:).
public struct TextEdit: Hashable, Sendable {
  /// Indices in the paragraphs before the edit.
  public let oldParagraphs: Range<Int>
  /// Indices in the paragraphs after it; they begin at the same one.
  public let newParagraphs: Range<Int>
  /// The change in length, in UTF-16 code units.
  public let changeInLength: Int
  /// The part that changed of a paragraph which stayed one; nil if all of it may have.
  let part: EditedPart?

  init(oldParagraphs: Range<Int>, newParagraphs: Range<Int>, changeInLength: Int, part: EditedPart? = nil) {
    self.oldParagraphs = oldParagraphs
    self.newParagraphs = newParagraphs
    self.changeInLength = changeInLength
    self.part = part
  }

  /// This edit and one after it as one, for several edits before the next layout.
  /// UIKit counterpart: what stands between beginEditing and endEditing.
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
  /// The offset from the paragraph's start at which it begins: a line may end there, before the edit and after it.
  var start: Int
  /// The number of units after it, up to the paragraph's end, that stayed as they were.
  var tail: Int

  func joined(with other: EditedPart?) -> EditedPart? {
    other.map { EditedPart(start: min(start, $0.start), tail: min(tail, $0.tail)) }
  }
}
