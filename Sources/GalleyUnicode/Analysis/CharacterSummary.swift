/// Properties of a whole text that are found in one pass over its characters.
struct CharacterSummary {
  /// The bidirectional classes of all characters in the text.
  var bidiClasses: BidiClass.Members = []
  /// True if some unit in the text may continue a grapheme cluster that began before it.
  var mayJoin = false
  /// True if all units are below U+0080.
  var isASCII = false
}

extension UnicodeAnalyzer {
  /// Sets each of the text.count + 1 entries of `boundaries` to the properties of its unit, and
  /// adds `grapheme` where a cluster begins or the text ends. Returns the properties of the whole
  /// text.
  func markCharacters(
    of text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>
  ) -> CharacterSummary {
    if text.reduce(0, |) < 0x80 { return markASCII(text, in: boundaries) }
    var marker = CharacterMarker(table: table, clusters: clusters)
    marker.mark(text, in: boundaries)
    return CharacterSummary(bidiClasses: marker.bidiClasses, mayJoin: marker.mayJoin)
  }

  /// Sets `boundaries` as `markCharacters` does, for ASCII text. Only CR LF forms a cluster of
  /// several units (UAX 29, rule GB3), and no line may break inside it (UAX 14, rule LB5).
  private func markASCII(
    _ text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>
  ) -> CharacterSummary {
    var summary = CharacterSummary(isASCII: true)
    var previous: UInt16 = 0
    for index in 0..<text.count {
      let unit = text[index]
      let properties = table[UInt32(unit)]
      summary.bidiClasses.insert(properties.bidiClass)
      let joins = unit == 0x0A && previous == 0x0D
      boundaries[index] = joins ? properties.marks : properties.marks.union(.grapheme)
      previous = unit
    }
    boundaries[text.count] = .grapheme
    return summary
  }
}
