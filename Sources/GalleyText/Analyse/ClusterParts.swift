import GalleyUnicode

/// The parts that long grapheme clusters are shaped in.
///
/// A cluster may hold any number of combining marks, and each looks for its place among those before it. So it is shaped
/// in parts of one character and at most 30 that join it: the bound that Unicode's stream-safe text format sets for
/// marks (UAX 15, section 13), which no word of any language reaches. To readers, to lines and to the caret it is one
/// cluster all the same.
struct ClusterParts {
  /// The most characters of a part after its first.
  static let mostJoined = 30

  private let analysis: ParagraphAnalysis
  /// The offset up to which starts were looked for.
  private var place = 0
  /// The number of characters since the last start.
  private var joined = 0

  init(_ analysis: ParagraphAnalysis) { self.analysis = analysis }

  /// The next offset inside of a cluster at which a part begins; the end of the text if there is none. It is asked for
  /// in ascending order.
  mutating func nextStart(after start: Int, in units: UnsafeBufferPointer<UInt16>) -> Int {
    while place < units.count {
      if analysis.boundaries[place].contains(.grapheme) {
        joined = 0
        // A part begins behind thirty characters that join the first of their cluster, so none does up to the last
        // cluster that starts within thirty units.
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
