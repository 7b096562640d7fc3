/// Functions that find boundaries of a single kind. The text may have several paragraphs.
extension UnicodeAnalyzer {
  /// Returns the extended grapheme clusters (UAX 29) of a text, in order and without gaps.
  public func graphemeClusters(of text: UnsafeBufferPointer<UInt16>) -> [Range<Int>] {
    let boundaries = marks(of: text) { _ = markCharacters(of: text, in: $0) }
    return stretches(of: boundaries, between: .grapheme)
  }

  /// Returns the words of a text and the segments between them, in order and without gaps (UAX 29,
  /// with ICU's dictionaries).
  ///
  /// `analyze` does not find words, since only editing needs them.
  ///
  /// - locale: as for `analyze`.
  public func words(of text: UnsafeBufferPointer<UInt16>, locale: String) -> [TextWord] {
    // Here the flag for a mandatory boundary marks the end of a word of letters.
    let boundaries = marks(of: text) {
      wordIterator(for: locale).mark(text, with: .softBreak, strong: .hardBreak, in: $0)
    }
    return stretches(of: boundaries, between: .softBreak).map {
      TextWord(range: $0, hasLetters: boundaries[$0.upperBound].contains(.hardBreak))
    }
  }

  /// Returns the line breaks before each unit and at the end of a text (UAX 14): `softBreak` where
  /// a line may end, and also `hardBreak` where it must end.
  ///
  /// It includes those inside grapheme clusters, which `analyze` drops.
  ///
  /// - locale: as for `analyze`.
  public func lineBreaks(of text: UnsafeBufferPointer<UInt16>, locale: String) -> [TextBoundaries] {
    marks(of: text) { lineBreakMarker(for: locale).mark(text, in: $0) }
  }

  private func marks(
    of text: UnsafeBufferPointer<UInt16>, set: (UnsafeMutablePointer<TextBoundaries>) -> Void
  ) -> [TextBoundaries] {
    precondition(text.count <= Int(Int32.max), "a text has \(text.count) units, more than 2^31 - 1")
    return [TextBoundaries](unsafeUninitializedCapacity: text.count + 1) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = text.count + 1
      buffer.initialize(repeating: [])
      set(start)
    }
  }

  private func stretches(of boundaries: [TextBoundaries], between boundary: TextBoundaries) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = 0
    for end in 1..<max(1, boundaries.count) where boundaries[end].contains(boundary) {
      stretches.append(start..<end)
      start = end
    }
    return stretches
  }
}
