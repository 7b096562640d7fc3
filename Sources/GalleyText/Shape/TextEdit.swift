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

  /// This edit and one after it as one, for several edits before the next layout.
  /// UIKit counterpart: what stands between beginEditing and endEditing.
  public func followed(by next: TextEdit) -> TextEdit {
    let lower = min(newParagraphs.lowerBound, next.oldParagraphs.lowerBound)
    // In the text between the two edits.
    let upper = max(newParagraphs.upperBound, next.oldParagraphs.upperBound)
    return TextEdit(
      oldParagraphs: lower..<upper - newParagraphs.count + oldParagraphs.count,
      newParagraphs: lower..<upper - next.oldParagraphs.count + next.newParagraphs.count,
      changeInLength: changeInLength + next.changeInLength)
  }
}
