import GalleyUnicode

extension ParagraphAnalysis {
  /// Returns the analysis without break opportunities between two Hangul characters, like CSS
  /// `word-break: keep-all`.
  ///
  /// A word that is wider than its line is still cut.
  func keepingHangulWords(of text: UnsafeBufferPointer<UInt16>) -> ParagraphAnalysis {
    var boundaries = boundaries
    for index in text.indices.dropFirst() where unsafe isHangul(text[index]) && isHangul(text[index - 1]) {
      boundaries[index].remove(.softBreak)
    }
    return ParagraphAnalysis(
      baseLevel: baseLevel, levels: levels, boundaries: boundaries, scripts: scripts, isOfOneDirection: isOfOneDirection
    )
  }
}

/// True if a UTF-16 unit belongs to the Hangul script. All jamo and syllable blocks are in the
/// Basic Multilingual Plane.
private func isHangul(_ unit: UInt16) -> Bool {
  switch unit {
  case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: true
  default: false
  }
}
