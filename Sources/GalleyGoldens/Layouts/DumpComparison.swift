import GalleyBase

/// Returns a sentence about the first line in which two texts differ; empty if they are equal. It
/// is used for differences of layout dumps for which there is no other sentence. Both excerpts
/// begin a little before the difference.
package func firstDifference(expected: String, actual: String) -> String {
  guard !expected.isExactly(actual) else { return "" }
  let before = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let after = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(before, after).enumerated().first { !$0.element.0.isExactly($0.element.1) }?.offset
  guard let index else {
    return "the layout now has \(counted(after.count, "line")) of text instead of \(before.count)"
  }
  let (old, new) = (Array(before[index]), Array(after[index]))
  let same = zip(old, new).prefix { $0.isExactly($1) }.count
  let start = max(0, same - 24)
  let texts = quoted(String(old[start...]), differingFrom: String(new[start...]))
  return "line \(index + 1) of the layout differs: \(texts.before) → \(texts.after)"
}
