/// Finds grapheme clusters (UAX 29) along with what is looked up for each character.
///
/// ICU is asked only about the stretches where something may join. Between two characters that are not of a joining
/// kind there is always a boundary, so a stretch that starts and ends at such a place can be looked at alone.
struct CharacterMarker {
  /// The number of units that do not join over which a stretch goes on; starting another one costs about as much.
  private static let longestGap = 24

  let table: CharacterTable
  let clusters: BreakIterator

  /// Every bidi class that was met.
  private(set) var bidiClasses: BidiClass.Members = []
  /// True if ICU was asked, so that some unit may not begin a cluster.
  private(set) var mayJoin = false

  /// Sets each entry of `boundaries`, of which there are text.count + 1, to the properties of its unit and to
  /// `grapheme` where a cluster begins or the text ends.
  mutating func mark(_ text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>) {
    var stretch: Int?
    var lastJoiner = 0
    var previous = 0
    var previousJoins = false
    var index = 0
    while index < text.count {
      // Most ideographs follow another one. The code below would do the same.
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
