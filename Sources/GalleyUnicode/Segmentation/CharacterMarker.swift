/// Finds grapheme clusters (UAX 29) and looks up the properties of each character.
///
/// ICU is called only for stretches where something may join. There is always a boundary between two characters that
/// never join, so a stretch that starts and ends at such a boundary can be analysed alone.
struct CharacterMarker {
  /// The number of consecutive units without joining characters after which a range ends that is
  /// passed to ICU. Starting another range costs as much as about so many units.
  private static let longestGap = 24

  let table: CharacterTable
  let clusters: BreakIterator

  /// All bidirectional classes of the characters that were read so far.
  private(set) var bidiClasses: BidiClass.Members = []
  /// True if ICU was called to find clusters. Some unit may then continue a cluster.
  private(set) var mayJoin = false

  /// Sets each of the text.count + 1 entries of `boundaries` to the properties of its unit. Adds
  /// `grapheme` where a cluster begins or the text ends.
  mutating func mark(_ text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>) {
    var stretch: Int?
    var lastJoiner = 0
    var previous = 0
    var previousJoins = false
    var index = 0
    while index < text.count {
      // Most ideographs follow another one. The code below would have the same result.
      if text[index].isIdeograph, !previousJoins, stretch == nil {
        bidiClasses.insert(.leftToRight)
        repeat {
          boundaries[index] = .grapheme
          index += 1
        } while index < text.count && text[index].isIdeograph
        previous = index - 1
        continue
      }
      let character = text.scalar(at: index)
      let properties = table[character]
      bidiClasses.insert(properties.bidiClass)
      let joins = properties.traits.contains(.joinsClusters)
      if joins {
        if stretch == nil { stretch = previous }
        lastJoiner = index
      } else if !previousJoins, let start = stretch, index - lastJoiner > Self.longestGap {
        markClusters(of: text, from: start, to: index, in: boundaries)
        stretch = nil
      }
      boundaries[index] = joins || previousJoins ? properties.marks : properties.marks.union(.grapheme)
      if character > 0xFFFF { boundaries[index + 1] = properties.marks }
      previous = index
      previousJoins = joins
      index += character.utf16Width
    }
    boundaries[text.count] = .grapheme
    if let start = stretch { markClusters(of: text, from: start, to: text.count, in: boundaries) }
    if !text.isEmpty { boundaries[0].insert(.grapheme) }
  }

  private mutating func markClusters(
    of text: UnsafeBufferPointer<UInt16>, from start: Int, to end: Int,
    in boundaries: UnsafeMutablePointer<TextBoundaries>
  ) {
    mayJoin = true
    let stretch = UnsafeBufferPointer(rebasing: text[start..<end])
    clusters.mark(stretch, with: .grapheme, strong: [], in: boundaries + start)
  }
}
