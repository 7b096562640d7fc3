import GalleyUnicode

/// The analysis of a text, by an analyzer that has met nothing yet.
func analyze(
  _ text: String, _ direction: WritingDirection = .natural, locale: String = "", embeddingLevels: [UInt8]? = nil
) -> ParagraphAnalysis {
  analyze(Array(text.utf16), direction, locale: locale, embeddingLevels: embeddingLevels)
}

/// The same for a text that may have lone surrogates.
func analyze(
  _ units: [UInt16], _ direction: WritingDirection = .natural, locale: String = "", embeddingLevels: [UInt8]? = nil
) -> ParagraphAnalysis {
  let analyzer = UnicodeAnalyzer()
  return units.withUnsafeBufferPointer {
    analyzer.analyze($0, direction: direction, locale: locale, embeddingLevels: embeddingLevels)
  }
}

extension ParagraphAnalysis {
  /// The places that have all of `flags`.
  func places(_ flags: TextBoundaries) -> [Int] { boundaries.indices.filter { boundaries[$0].contains(flags) } }

  /// The level of every unit, also when all are the base level.
  var allLevels: [BidiLevel] { (0..<boundaries.count - 1).map { level(at: $0) } }
}

extension String {
  /// The pieces between UTF-16 offsets.
  func pieces(at offsets: [Int]) -> [String] {
    let units = Array(utf16)
    let ends = ([0] + offsets + [units.count]).reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
    return zip(ends, ends.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }
}
