import GalleyText

/// A replacement in a text. It stores the old and the new part, so that it can be undone.
struct ReversibleEdit: Hashable {
  /// The offset at which the replaced part begins, which is the same before and after the edit.
  private(set) var start: Int
  /// The text that was replaced.
  private(set) var old: AttributedText
  /// The text that replaced the old text.
  private(set) var new: AttributedText

  /// The range of the new text after the edit.
  var newRange: Range<Int> { start..<start + new.count }
  /// True if the edit changed nothing.
  ///
  /// Two empty texts are equal, whatever attributes they keep for the next typed text.
  var isVoid: Bool { old == new || old.count == 0 && new.count == 0 }
  /// The edit that undoes this edit.
  var inverse: ReversibleEdit { ReversibleEdit(start: start, old: new, new: old) }

  /// Returns true if this edit restored the characters that `other` replaced.
  ///
  /// Attributes do not count: code may have set them since, and those of empty text are not kept.
  func takesBack(_ other: ReversibleEdit) -> Bool {
    start == other.start && old.utf16 == other.new.utf16 && new.utf16 == other.old.utf16
  }

  /// Extends the edit by a replacement that is about to be made anywhere in the text.
  /// - Parameter text: the whole text after this edit.
  mutating func follow(by replacement: AttributedText, in range: Range<Int>, of text: AttributedText) {
    widen(
      before: text.slice(min(start, range.lowerBound)..<start),
      after: text.slice(newRange.upperBound..<max(newRange.upperBound, range.upperBound)))
    new.replace(range.lowerBound - start..<range.upperBound - start, with: replacement)
  }

  /// Extends the edit by `next`, which was made after it, and returns true. Returns false if the
  /// two edits do not touch.
  ///
  /// Takes time in proportion to the second change and the memory that moves.
  /// - Returns: false if they do not touch; this edit is then unchanged.
  mutating func join(_ next: ReversibleEdit) -> Bool {
    let nextEnd = next.start + next.old.count
    guard next.start <= newRange.upperBound, nextEnd >= start else { return false }
    let (before, after) = (max(0, start - next.start), max(0, nextEnd - newRange.upperBound))
    widen(before: next.old.slice(0..<before), after: next.old.slice(next.old.count - after..<next.old.count))
    new.replace(next.start - start..<nextEnd - start, with: next.new)
    return true
  }

  /// Extends the old and the new text of the edit by unchanged text before and after them.
  private mutating func widen(before: AttributedText, after: AttributedText) {
    if before.count > 0 {
      old.replace(0..<0, with: before)
      new.replace(0..<0, with: before)
      start -= before.count
    }
    if after.count > 0 {
      old.append(after)
      new.append(after)
    }
  }
}
