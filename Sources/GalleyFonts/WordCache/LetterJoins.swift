/// The glyphs that a shaping plan's lookups look at together with the glyph beside them.
///
/// Text may be shaped apart between two letters if no lookup has the one on its left and the other on its right: a
/// sequence that reaches across that place has both, since no lookup skips anything but marks.
struct LetterJoins {
  /// The glyphs on the left and on the right: a pair of sets for each bit.
  private var pairs: [(left: GlyphSet, right: GlyphSet)] = []

  private static let mostPairs = 64

  init(_ sights: PlanSights, glyphCount: Int) {
    for sight in sights.all where sight.kind != .single {
      let starts = sights.sources(of: sight.starts)
      switch sight.kind {
      case .single: break
      // The second glyph may be one of class 0.
      case .pair: add(starts, .all(glyphCount: glyphCount))
      case .ligature, .cursive, .mark: add(starts, starts)
      case .context:
        let sees = sights.sources(of: sight.sees)
        if sight.before > 1 || sight.after > 1 {
          add(sees, sees)
        } else {
          // It starts at one of two letters, and looks no further than the other one.
          add(starts, sees)
          add(sees, starts)
        }
      }
    }
  }

  /// Adds two sets. When there is no bit left, the last one stands for all that follows.
  private mutating func add(_ left: GlyphSet, _ right: GlyphSet) {
    if pairs.count < LetterJoins.mostPairs {
      pairs.append((left, right))
    } else {
      pairs[LetterJoins.mostPairs - 1].left.formUnion(left)
      pairs[LetterJoins.mostPairs - 1].right.formUnion(right)
    }
  }

  /// The bits of a glyph on the left of its neighbour, and on the right.
  func bits(of glyph: Int) -> (left: UInt64, right: UInt64) {
    var bits = (left: UInt64(0), right: UInt64(0))
    // By index, so that no set is copied.
    for index in pairs.indices {
      if pairs[index].left.contains(glyph) { bits.left |= 1 << UInt64(index) }
      if pairs[index].right.contains(glyph) { bits.right |= 1 << UInt64(index) }
    }
    return bits
  }
}
