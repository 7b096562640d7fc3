import GalleyText

/// A part of a text that became another, with both, so that it can be taken back.
struct ReversibleEdit: Hashable {
  /// The offset of its beginning, in the text before and in the text after.
  private(set) var start: Int
  /// The text that stood there.
  private(set) var old: AttributedText
  /// The text that stands there now.
  private(set) var new: AttributedText

  /// An edit that has been made.
  init(at start: Int, from old: AttributedText, to new: AttributedText) {
    self.start = start
    self.old = old
    self.new = new
  }

  /// The range of the new text.
  var newRange: Range<Int> { start..<start + new.count }
  /// True if it changed nothing.
  var isVoid: Bool { old == new }
  /// The way back.
  var inverse: ReversibleEdit { ReversibleEdit(at: start, from: new, to: old) }

  /// Takes up a replacement that is about to be made, wherever it is.
  /// - Parameter text: the whole text after this edit.
  mutating func follow(by replacement: AttributedText, in range: Range<Int>, of text: AttributedText) {
    widen(
      before: text.slice(min(start, range.lowerBound)..<start),
      after: text.slice(newRange.upperBound..<max(newRange.upperBound, range.upperBound)))
    new.replace(range.lowerBound - start..<range.upperBound - start, with: replacement)
  }

  /// Takes up an edit that was made after this one, if both touch each other. What both cost is what the second changed,
  /// so that long typing does not get slower.
  /// - Returns: false if they do not touch; this edit stays as it is.
  mutating func join(_ next: ReversibleEdit) -> Bool {
    let nextEnd = next.start + next.old.count
    guard next.start <= newRange.upperBound, nextEnd >= start else { return false }
    let (before, after) = (max(0, start - next.start), max(0, nextEnd - newRange.upperBound))
    widen(before: next.old.slice(0..<before), after: next.old.slice(next.old.count - after..<next.old.count))
    new.replace(next.start - start..<nextEnd - start, with: next.new)
    return true
  }

  /// Counts what stands around it as a part that became the same.
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
