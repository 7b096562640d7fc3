import GalleyFonts
import GalleyText

extension ShapedText {
  /// Makes this the shaped form of `target`, shaping only the paragraphs in which both differ.
  /// - Returns: what became different; nil if nothing did.
  mutating func follow(_ target: AttributedText, with typesetter: Typesetter) -> TextEdit? {
    if target.count == 0 || text.count == 0 { return followEmpty(target, with: typesetter) }
    let characters = differingCharacters(from: target)
    var edit: TextEdit?
    if let characters {
      let replacement = target.slice(characters.new)
      edit = replaceCharacters(in: characters.old, with: replacement, typesetter: typesetter)
    }
    guard let range = differingAttributes(from: target) else { return edit }
    let next = followAttributes(of: target, in: range, with: typesetter)
    return edit.map { $0.followed(by: next) } ?? next
  }

  /// The same where one of both is empty: it has no characters to compare, but attributes of what is typed next.
  private mutating func followEmpty(_ target: AttributedText, with typesetter: Typesetter) -> TextEdit? {
    guard text != target else { return nil }
    let edit = replaceCharacters(in: 0..<text.count, with: target, typesetter: typesetter)
    guard target.count == 0 else { return edit }
    let attributes = target.runs[0].attributes
    return edit.followed(by: setAttributes(attributes, range: 0..<0, typesetter: typesetter))
  }

  /// The characters between those that both texts have in common at their ends; nil if all are.
  private func differingCharacters(from target: AttributedText) -> (old: Range<Int>, new: Range<Int>)? {
    let (old, new) = (text.utf16, target.utf16)
    let shorter = min(old.count, new.count)
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        if start == shorter, old.count == new.count { return nil }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start..<old.count - end, start..<new.count - end)
      }
    }
  }

  /// From the first to the last character whose attributes differ in two texts of the same characters; nil if none do.
  private func differingAttributes(from target: AttributedText) -> Range<Int>? {
    let (old, new) = (text.runs, target.runs)
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first] == new[first] { first += 1 }
    if first == shorter, old.count == new.count { return nil }
    var last = 0
    while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
    let start = min(old[first].range.lowerBound, new[first].range.lowerBound)
    let end = max(old[old.count - 1 - last].range.upperBound, new[new.count - 1 - last].range.upperBound)
    return start..<end
  }

  /// How many runs are given attributes one by one; each costs what stands behind it in the list of runs.
  private static let mostRuns = 64

  /// Takes over the attributes of a text with the same characters. What shapes alike is not shaped again, unless there
  /// are many runs.
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
