import GalleyFonts
import GalleyUnicode

extension LineExplainer {
  /// Returns the parts of a fragment that are drawn in another face than the font of their
  /// attributes, and the parts that no face can draw.
  func faces(of fragment: LineFragment) -> [FaceExplanation] {
    fragment.runs.filter { $0.kind == .text }.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .compactMap(face)
      .reduce(into: []) { joined, face in
        // Runs also end where attributes change that do not affect shaping; such runs share one explanation.
        if let last = joined.last, last.range.upperBound == face.range.lowerBound, last.font == face.font,
          last.isMissing == face.isMissing
        {
          joined[joined.count - 1].range = last.range.lowerBound..<face.range.upperBound
          joined[joined.count - 1].text += face.text
        } else {
          joined.append(face)
        }
      }
  }

  private func face(_ run: GlyphRun) -> FaceExplanation? {
    let font = source.text.attributes(at: run.range.lowerBound).setFont(source.defaultFont)
    guard run.isMissing || run.font.face != font.face else { return nil }
    let context = source.paragraph.analysis.fallbackContext(
      script: source.paragraph.items[source.paragraph.itemIndex(at: run.range.lowerBound - base)].script,
      language: source.text.attributes(at: run.range.lowerBound).languageIdentifier ?? source.locale)
    var candidates: [FaceCandidate] = []
    unsafe source.text.utf16.withUnsafeBufferPointer { all in
      let units = unsafe UnsafeBufferPointer(rebasing: all[source.paragraph.range])
      let boundaries = source.paragraph.analysis.boundaries
      var start = run.range.lowerBound - base
      let end = run.range.upperBound - base
      // Characters that need no glyph have no candidates.
      while candidates.isEmpty, start < end {
        var next = start + 1
        while next < end, !boundaries[next].contains(.grapheme) { next += 1 }
        candidates = unsafe typesetter.candidates(for: start..<next, of: units, font: font, context: context)
        start = next
      }
    }
    guard run.isMissing || !candidates.isEmpty else { return nil }
    return FaceExplanation(
      range: run.range, text: text(run.range), font: run.font.fontName, familyName: run.font.familyName,
      isMissing: run.isMissing, asked: candidates)
  }
}
