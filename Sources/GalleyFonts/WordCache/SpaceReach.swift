/// The glyphs from which lookups of a shaping plan may look across a space.
///
/// The words to both sides of a space are shaped apart, the right one with the space before it and each with one space after
/// it. That is exact if no lookup changes the space, and none that sees it looks from one word to the other.
struct SpaceReach {
  /// The glyphs, and all that may become one of them.
  private(set) var starts: GlyphSet
  /// The most glyphs that lookups look back and ahead from there; 0 and 0 if none looks across a space.
  private(set) var (back, ahead) = (0, 0)

  /// True if some lookup looks across spaces.
  var isAnywhere: Bool { back + ahead > 0 }

  /// nil if a lookup may replace or move the space wherever it stands.
  /// - Parameter plain: the glyphs of all characters that are not complex; nil if too many to look at.
  init?(_ sights: PlanSights, space: Int, plain: () -> GlyphSet?, glyphCount: Int) {
    starts = GlyphSet(glyphCount: glyphCount)
    for sight in sights.all {
      switch sight.kind {
      case .single, .ligature, .cursive: if sight.starts.contains(space) { return nil }
      // The second glyph would be passed over: a space would not be the first of its own pair.
      case .pair: if sight.movesSecond { return nil }
      case .mark: break
      case .context where sight.sees.contains(space):
        // What is done to the space itself would be done in both words: the lookup must not reach it.
        let more = sight.namesClassZero || sight.changes.contains(space) ? 1 : 0
        (back, ahead) = (max(back, sight.before + more), max(ahead, sight.after + more))
        starts.formUnion(sight.starts)
      case .context: break
      }
    }
    guard isAnywhere else { return }
    var sights = sights
    if let plain = plain() { sights.leaveOutLigatures(notOf: plain) }
    // There may be fewer glyphs to a space than characters, but not from the last of those that join: it looks as far.
    for sight in sights.substitutions where sight.joinsGlyphs { starts.formUnion(sight.changes) }
    starts = sights.sources(of: starts)
  }
}
