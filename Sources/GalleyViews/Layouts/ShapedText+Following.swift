import GalleyFonts
import GalleyText

extension ShapedText {
  /// Updates the shaped text to `target`, by shaping only the paragraphs that differ from `target`.
  /// Returns the edit that was made; nil if there was none.
  /// - Parameter replaced: the part in which both may differ.
  /// - Returns: the difference; nil if there is none.
  mutating func follow(
    _ target: AttributedText, within replaced: TextReplacement, with typesetter: Typesetter
  ) -> TextEdit? {
    if target.count == 0 || text.count == 0 { return followEmpty(target, with: typesetter) }
    let characters = differingCharacters(from: target, within: replaced)
    var edit: TextEdit?
    if let characters {
      let replacement = target.slice(characters.new)
      edit = replaceCharacters(in: characters.old, with: replacement, typesetter: typesetter)
    }
    guard let range = differingAttributes(from: target, within: replaced.new) else { return edit }
    let next = followAttributes(of: target, in: range, with: typesetter)
    return edit.map { $0.followed(by: next) } ?? next
  }

  /// Updates the shaped text to `target` if either text is empty; returns the edit, or nil if both
  /// are equal. An empty text has no characters to compare, only attributes for the next typed
  /// text.
  private mutating func followEmpty(_ target: AttributedText, with typesetter: Typesetter) -> TextEdit? {
    guard text != target else { return nil }
    let edit = replaceCharacters(in: 0..<text.count, with: target, typesetter: typesetter)
    guard target.count == 0 else { return edit }
    let attributes = target.runs[0].attributes
    return edit.followed(by: setAttributes(attributes, range: 0..<0, typesetter: typesetter))
  }

  /// Returns the ranges of the differing characters, between the common beginning and the common
  /// end of both texts; nil if the characters are equal. Only the replaced part is compared.
  private func differingCharacters(
    from target: AttributedText, within replaced: TextReplacement
  ) -> (old: Range<Int>, new: Range<Int>)? {
    unsafe text.utf16.withUnsafeBufferPointer { old in
      unsafe target.utf16.withUnsafeBufferPointer { new in
        var start = replaced.old.lowerBound
        var (oldEnd, newEnd) = (replaced.old.upperBound, replaced.new.upperBound)
        while start < min(oldEnd, newEnd), unsafe old[start] == new[start] { start += 1 }
        while start < min(oldEnd, newEnd), unsafe old[oldEnd - 1] == new[newEnd - 1] {
          oldEnd -= 1
          newEnd -= 1
        }
        return start == oldEnd && start == newEnd ? nil : (start..<oldEnd, start..<newEnd)
      }
    }
  }

  /// Returns the range from the first to the last character whose attributes differ; nil if none
  /// differ. The texts must have the same characters and may differ only in `range`.
  private func differingAttributes(from target: AttributedText, within range: Range<Int>) -> Range<Int>? {
    let (old, new) = (text.runs, target.runs)
    let shorter = min(old.count, new.count)
    // Runs that end before the range, and runs that begin after it, are equal. A neighbouring run may have grown.
    var first = max(0, min(text.runIndex(at: range.lowerBound), target.runIndex(at: range.lowerBound)) - 1)
    while first < shorter, old[first] == new[first] { first += 1 }
    if first == shorter, old.count == new.count { return nil }
    let behind = min(old.count - text.runIndex(at: range.upperBound), new.count - target.runIndex(at: range.upperBound))
    var last = min(max(0, behind - 2), shorter - first)
    while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
    let start = min(old[first].range.lowerBound, new[first].range.lowerBound)
    let end = max(old[old.count - 1 - last].range.upperBound, new[new.count - 1 - last].range.upperBound)
    return start..<end
  }

  /// The maximum number of runs that are changed one by one. Each change moves all later runs.
  private static let mostRuns = 64

  /// Copies the attributes of a range from a text with the same characters.
  ///
  /// If there are few runs, text keeps its shapes where they stay the same.
  private mutating func followAttributes(
    of target: AttributedText, in range: Range<Int>, with typesetter: Typesetter
  ) -> TextEdit {
    let (first, last) = (target.runIndex(at: range.lowerBound), target.runIndex(at: range.upperBound - 1))
    guard last - first < ShapedText.mostRuns else {
      return replaceCharacters(in: range, with: target.slice(range), typesetter: typesetter)
    }
    let edits = target.runs[first...last].map { run in
      setAttributes(run.attributes, range: run.range, typesetter: typesetter)
    }
    return edits.dropFirst().reduce(edits[0]) { $0.followed(by: $1) }
  }
}
