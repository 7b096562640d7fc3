import GalleyBase

/// A text before and after a change, with its name in sentences.
struct TextPair {
  var before: String
  var after: String
  var name: String
  /// The words before the name in a sentence, such as `the placeholder of `.
  var kind = ""

  /// Returns words for ranges of the present text: `'title'` if they cover the whole text,
  /// otherwise `“per month” in 'title'`.
  /// - Parameter length: the length of the text that was compared.
  func place(_ ranges: [Range<Int>], of length: Int) -> String {
    let whole = kind + "'\(name)'"
    guard let first = ranges.first, ranges.reduce(0, { $0 + $1.count }) < length else { return whole }
    let more = ranges.count > 1 ? " and \(counted(ranges.count - 1, "other place"))" : ""
    return "\(excerpt(first))\(more) in \(whole)"
  }

  /// Returns the text of a range in quotation marks. White space is invisible, so the word before
  /// it is quoted instead.
  private func excerpt(_ range: Range<Int>) -> String {
    let units = Array(after.utf16)
    let range = range.clamped(to: 0..<units.count)
    if units[range].allSatisfy({ $0 == 0xFFFC }) { return behindWord("the attachment", range, units) }
    guard units[range].allSatisfy(isSpace) else { return String(decoding: units[range], as: UTF16.self).quoted }
    let noun = range.count == 1 && units[range].first == 0x20 ? "the space" : "the white space"
    return behindWord(noun, range, units)
  }

  /// Returns a noun with the word before a range: `the space after “per”`.
  private func behindWord(_ noun: String, _ range: Range<Int>, _ units: [UInt16]) -> String {
    let end = units[..<range.lowerBound].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
    let start = units[..<end].lastIndex(where: isSpace).map { $0 + 1 } ?? 0
    guard start < end else { return noun + " at the start" }
    return "\(noun) after \(String(decoding: units[start..<end], as: UTF16.self).quoted)"
  }
}
