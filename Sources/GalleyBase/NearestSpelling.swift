/// Returns the candidate nearest to `word`, if it is near enough to be what was meant; the first of several equally
/// near ones.
///
/// The distance is Levenshtein's, with a swap of neighbours counted once, on lower-cased scalars. Up to a third of the
/// word's length may differ, at least one character and at most four; a word of a single letter must match. If nothing
/// is near enough, a candidate that contains the word, as `byWordWrapping` contains `wordWrap`, is returned if it is
/// the only one.
package func nearestSpelling(to word: String, among candidates: [String]) -> String? {
  guard !word.isEmpty, word.utf8.count <= 64 else { return nil }
  let wanted = Array(word.lowercased().unicodeScalars)
  let limit = wanted.count == 1 ? 0 : min(max(wanted.count / 3, 1), 4)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().unicodeScalars)
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  if let best { return best.candidate }
  guard wanted.count >= 4 else { return nil }
  let related = candidates.filter { $0.lowercased().contains(word.lowercased()) }
  return related.count == 1 ? related.first : nil
}

/// Returns the minimum number of insertions, deletions, replacements and swaps of neighbours that turn one word into
/// the other (optimal string alignment).
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for i in first.indices {
    var row = [i + 1] + [Int](repeating: 0, count: second.count)
    for j in second.indices {
      let replacement = last[j] + (first[i] == second[j] ? 0 : 1)
      row[j + 1] = min(replacement, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[second.count]
}
