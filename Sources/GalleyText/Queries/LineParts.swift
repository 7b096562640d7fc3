import GalleyBase
import GalleyFonts

extension LineFragment {
  /// Returns the same line with only the glyphs of the characters in `range`. The positions of
  /// these glyphs do not change.
  ///
  /// Its rectangles and its range stay the same. A ligature belongs to its first character; a hyphen, an ellipsis and a
  /// list's marker belong to the character whose attributes they have.
  /// - Parameter range: UTF-16 offsets in the text.
  public func showing(_ range: Range<Int>) -> LineFragment {
    var line = self
    line.runs = runs.compactMap { $0.showing(range) }
    return line
  }
}

extension GlyphRun {
  /// Returns the part of the run that shows the characters in `shown`; nil if it shows none of
  /// them.
  fileprivate func showing(_ shown: Range<Int>) -> GlyphRun? {
    switch kind {
    case .token, .hyphen, .marker: return shown.contains(clusterBase + styleOffset) ? self : nil
    case .tab, .attachment: return shown.contains(range.lowerBound) ? self : nil
    case .text: break
    }
    let part = range.clamped(to: shown)
    if part == range { return self }
    if part.isEmpty { return nil }
    let isShown = { (glyph: ShapedGlyph) in part.contains(clusterBase + Int(glyph.cluster)) }
    guard let first = glyphs.firstIndex(where: isShown), let last = glyphs.lastIndex(where: isShown) else { return nil }
    var run = self
    run.range = part
    run.glyphs = glyphs[first...last]
    run.origin.x += GlyphRun.width(of: glyphs[..<first])
    run.width = GlyphRun.width(of: run.glyphs)
    return run
  }

  private static func width(of glyphs: ShapedGlyphs) -> Double {
    glyphs.reduce(0) { $0 + Double(fixed16: $1.advance) }
  }
}
