import GalleyUnicode

/// Divides long grapheme clusters into parts that are shaped separately.
///
/// A cluster may hold any number of combining marks, and shaping compares each mark with those before it. A part
/// therefore has one character and at most 30 that join it. Unicode's stream-safe text format sets the same limit for
/// marks (UAX 15, section 13), and no word of any language reaches it. For readers, lines and the caret the parts are
/// still one cluster.
struct ClusterParts {
  /// The maximum number of characters that a part may have after its first character.
  static let mostJoined = 30

  private let analysis: ParagraphAnalysis
  /// The offset up to which the search for the starts of parts has come.
  private var place = 0
  /// The number of characters since the start of the last part.
  private var joined = 0

  init(_ analysis: ParagraphAnalysis) { self.analysis = analysis }

  /// Returns the next offset after `start` at which a new part of a long cluster begins, or the end
  /// of the text if there is none.
  ///
  /// Calls must be in ascending order.
  mutating func nextStart(after start: Int, in units: UnsafeBufferPointer<UInt16>) -> Int {
    while place < units.count {
      if analysis.boundaries[place].contains(.grapheme) {
        joined = 0
        // A part begins only after thirty characters that join the first of their cluster. So no part begins before the
        // last cluster that starts within thirty units.
        var next = min(place + ClusterParts.mostJoined, units.count)
        while next > place + 1, !analysis.boundaries[next].contains(.grapheme) { next -= 1 }
        place = next
        continue
      }
      if unsafe place == 0 || !(UTF16.isTrailSurrogate(units[place]) && UTF16.isLeadSurrogate(units[place - 1])) {
        if joined == ClusterParts.mostJoined {
          if place > start { return place }
          joined = 0
        } else {
          joined += 1
        }
      }
      place += 1
    }
    return units.count
  }
}
