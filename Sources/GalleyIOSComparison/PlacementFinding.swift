import GalleyText

/// The positions of glyphs of one size in a recorded picture, and the rule that explains the
/// positions.
struct PlacementFinding {
  /// The kind of the view.
  let kind: String
  let pixelsPerEm: Double
  /// The number of measured glyphs.
  let count: Int
  /// The rule by which the scene positions the glyphs.
  let own: PlacementRule
  /// The rules that explain the picture best. There are several if the glyphs cannot distinguish
  /// them.
  let best: [PlacementRule]
  /// The offset in twelfths of a pixel by which the text in the picture begins further to the right
  /// than in the scene. It is 0 unless the offset explains the picture far better than any rule.
  let offset: Int
  /// The fraction of the glyphs that are within a twelfth of a pixel of the best rule's position.
  let share: Double
  /// The measured glyphs that are more than a twelfth of a pixel away from the best rule's
  /// position, each with its line.
  let strays: [(line: GlyphLine, fit: GlyphFit)]

  /// The relative difference of errors below which two rules are not distinguished.
  private static let margin = 0.02

  init(kind: String, pixelsPerEm: Double, own: PlacementRule, _ fits: [(line: GlyphLine, fit: GlyphFit)]) {
    self.kind = kind
    self.pixelsPerEm = pixelsPerEm
    self.own = own
    count = fits.count
    let rules = ([own] + PlacementRule.all.filter { $0 != own }).map { rule in
      (rule: rule, error: fits.reduce(0) { $0 + $1.fit.error(under: rule) })
    }
    let least = rules.map(\.error).min() ?? 0
    let moved = fits.map(\.fit).bestOffset(under: own)
    let isMoved = moved.error * 2 < least
    offset = isMoved ? moved.offset : 0
    best = isMoved ? [own] : rules.filter { $0.error <= least * (1 + Self.margin) + 1 }.map(\.rule)
    let (rule, offset) = (best.first ?? own, self.offset)
    strays = fits.filter { abs($0.fit.best - rule.twelfths(of: $0.fit.glyph.x + Double(offset) / 12)) > 1 }
    share = fits.isEmpty ? 1 : 1 - Double(strays.count) / Double(fits.count)
  }

  /// True if the picture follows the scene's own rule.
  var isOwn: Bool { best.first == own }
}

extension GlyphFit {
  /// Returns the error of the glyph's position in the picture if `rule` positions the glyph after a
  /// move of `offset` twelfths of a pixel to the right. For a position that was not tried, this is
  /// the error of an absent glyph.
  func error(under rule: PlacementRule, offset: Int = 0) -> Double {
    error(at: rule.twelfths(of: glyph.x + Double(offset) / Double(GlyphShape.steps))) ?? energy
  }
}

extension [GlyphFit] {
  /// Returns the offset that explains the measured positions best under a rule, and its error. The
  /// offset, in twelfths of a pixel, moves all glyphs before the rule rounds their positions.
  func bestOffset(under rule: PlacementRule) -> (offset: Int, error: Double) {
    var best = (offset: 0, error: Double.infinity)
    // The nearest offset is tried first, so that it wins if several are equally good.
    for offset in (1 - GlyphShape.steps..<GlyphShape.steps).sorted(by: { abs($0) < abs($1) }) {
      let error = reduce(0) { $0 + $1.error(under: rule, offset: offset) }
      if error < best.error { best = (offset, error) }
    }
    return best
  }
}

extension PlacementFinding {
  /// The finding as a sentence.
  var words: String {
    let size = shortNumber(pixelsPerEm)
    let subject = "\(Wording.count(count, "glyph")) of \(kind)s at \(size) px per em"
    guard let rule = best.first else { return "\(subject) \(count == 1 ? "was" : "were") not measured" }
    let verb = count == 1 ? "is" : "are"
    guard share >= 0.5 else {
      let follow = count == 1 ? "follows" : "follow"
      return "\(subject) \(follow) none of the tried rules: the characters or positions differ"
    }
    let found = "\(subject) \(verb) \(rule.words)" + (share < 0.995 ? " (\(percent(share)) of them)" : "")
    if offset != 0 {
      let distance = shortNumber(abs(Double(offset)) / 12)
      let side = offset > 0 ? "right" : "left"
      return found + ", as Galley draws them, but as if text began about \(distance) px farther \(side)"
    }
    if isOwn { return found + ", as Galley draws them" }
    let others = best.dropFirst().prefix(2).map { " or \($0.words)" }.joined()
    return found + others + "; Galley draws them \(own.words)"
  }
}
