/// Properties of a text as a whole, found in one pass over its characters.
struct CharacterSummary {
  /// Every bidi class in it.
  var bidiClasses: BidiClass.Members = []
  /// True if some unit may not begin a grapheme cluster.
  var mayJoin = false
  /// True if every unit is below U+0080.
  var isASCII = false
}

extension UnicodeAnalyzer {
  /// Sets each entry of `boundaries`, of which there are text.count + 1, to the properties of its unit and to
  /// `grapheme` where a cluster begins or the text ends.
  func markCharacters(
    of text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>
  ) -> CharacterSummary {
    if text.reduce(0, |) < 0x80 { return markASCII(text, in: boundaries) }
    var marker = CharacterMarker(table: table, clusters: clusters)
    marker.mark(text, in: boundaries)
    return CharacterSummary(bidiClasses: marker.bidiClasses, mayJoin: marker.mayJoin)
  }

  /// In ASCII only CR LF joins (UAX 29, rule GB3), where no line may break either (UAX 14, rule LB5).
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
