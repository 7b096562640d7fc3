import GalleyUnicode

extension Typesetter {
  /// Splits text by the faces that set it.
  ///
  /// Each grapheme cluster goes whole to the first face that has all of it: the font's own, its cascade list's, the
  /// collection's fallback in the order that suits the context. A cluster counts as had if the face has what is
  /// canonically equivalent to it. Default ignorables, controls and separators need no glyph and stay with what stands
  /// before them. A cluster that no face has whole is divided among the faces that have its characters; one that none
  /// has stays with the font, and its run says so. An emoji (by U+FE0F or Emoji_Presentation) goes to the first coloured
  /// face that has it, a character before U+FE0E to the first other one, else as usual. Stand-ins have the font's size,
  /// features, slant and stretch, and are chosen from their family by its traits.
  /// - Parameters:
  ///   - context: script and language of the range.
  ///   - isClusterStart: whether a grapheme cluster starts at this offset; asked only inside `range`.
  public func faceRuns(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, context: FallbackContext = FallbackContext(),
    isClusterStart: (Int) -> Bool
  ) -> [FaceRun] {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run outside of its text")
    let sized = sizedFont(font)
    let cascade = cascade(of: sized, context)
    var runs = FaceRunCollector(start: range.lowerBound)
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + 1
      // Below the combining marks every character is a cluster, but for CR LF, which needs no glyph.
      if text[index] < 0x300, next == range.upperBound || text[next] < 0x300 {
        let answer = self.answer(UInt32(text[index]), in: cascade)
        if answer != .any { runs.add(answer, at: index) }
        index = next
        continue
      }
      let first = scalar(in: text, at: index, end: range.upperBound)
      var end = index + first.length
      while end < range.upperBound && !isClusterStart(end) { end += 1 }
      let cluster = ClusterPlace(range: index..<end, first: first, script: context.script)
      let answer = answer(cluster, of: text, in: cascade)
      if answer == .missing, first.length < cluster.range.count {
        addParts(of: cluster.range, of: text, in: cascade, to: &runs)
      } else if answer != .any {
        runs.add(answer, at: index)
      }
      index = end
    }
    return runs.finish(at: range.upperBound).map { run in
      let standIn = run.answer.candidateIndex ?? 0
      return FaceRun(
        range: run.range, font: self.font(standIn, of: sized, in: cascade), isMissing: run.answer == .missing)
    }
  }
}
