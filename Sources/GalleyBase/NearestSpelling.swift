/// Returns the candidate nearest to `word`; nil if none is similar enough to be the intended word.
/// Of several equally near candidates, the first is returned.
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

/// Returns the candidates most similar to a word, the most similar first. Candidates are compared
/// by the length of the longest run of characters that they share with the word, then by edit
/// distance.
package func nearestSpellings(to word: String, among candidates: [String], count: Int) -> [String] {
  let wanted = Array(word.prefix(64).lowercased().unicodeScalars)
  let ranked = candidates.enumerated().map { place, candidate in
    let letters = Array(candidate.lowercased().unicodeScalars)
    return (
      run: -longestCommonRun(wanted, letters), distance: editDistance(wanted, letters), place: place, name: candidate
    )
  }
  return ranked.sorted { ($0.run, $0.distance, $0.place) < ($1.run, $1.distance, $1.place) }.prefix(count).map(\.name)
}

/// Returns the length of the longest run of characters that both words contain.
private func longestCommonRun(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var longest = 0
  var last = [Int](repeating: 0, count: second.count + 1)
  for letter in first {
    var row = [Int](repeating: 0, count: second.count + 1)
    for (index, other) in second.enumerated() where letter == other {
      row[index + 1] = last[index] + 1
      longest = max(longest, row[index + 1])
    }
    last = row
  }
  return longest
}

/// Returns the minimum number of insertions, deletions, replacements and swaps of adjacent
/// characters that turn one word into the other (optimal string alignment).
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
