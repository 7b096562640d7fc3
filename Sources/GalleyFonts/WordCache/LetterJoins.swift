/// The glyphs at two adjacent positions in the sequence of a lookup; nil means any glyph.
struct Neighbours: Hashable {
  let left: SequenceRule.Place?
  let right: SequenceRule.Place?
}

/// The pairs of adjacent glyphs that the lookups of a shaping plan examine together.
///
/// Text may be shaped separately on both sides of a boundary if no lookup has the left letter on its left and the right
/// one on its right. A sequence across that boundary would contain both, since lookups skip only marks.
struct LetterJoins {
  /// Pairs of glyph sets, the largest pair first: the glyphs on the left and the glyphs on the
  /// right. Each pair has the bit with its index, and `size` is its number of glyph pairs.
  private var pairs: [(left: GlyphSet, right: GlyphSet, size: Int)] = []
  private let glyphCount: Int

  private static let mostPairs = 64

  init(glyphCount: Int) { self.glyphCount = glyphCount }

  /// Adds all pairs of adjacent glyphs that the lookups of a table examine.
  mutating func add(_ collector: SpaceRuleCollector) throws(MalformedTable) {
    var sets: [SequenceRule.Place?: (glyphs: GlyphSet, count: Int)] = [:]
    func glyphs(_ place: SequenceRule.Place?) throws(MalformedTable) -> (glyphs: GlyphSet, count: Int) {
      if let set = sets[place] { return set }
      let glyphs = try place.map { place throws(MalformedTable) in try collector.table.glyphs(place) }
      let set = glyphs ?? .all(glyphCount: glyphCount)
      sets[place] = (set, set.count)
      return (set, set.count)
    }
    for pair in collector.neighbours {
      let (left, right) = (try glyphs(pair.left), try glyphs(pair.right))
      pairs.append((left.glyphs, right.glyphs, left.count * right.count))
    }
    let ligatures = collector.steps.ligatureNeighbours
    let (left, right) = (set(ligatures.left), set(ligatures.right))
    pairs.append((left, right, left.count * right.count))
  }

  /// Merges pairs of glyph sets until there are no more pairs than bits. Call this once, after
  /// everything is added. Small pairs are merged first. If large pairs were merged, such as all
  /// ideographs before and after a space, text could not be split anywhere.
  mutating func settle() {
    let sizes = pairs.map(\.size)
    pairs = pairs.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }.map { pairs[$0] }
    while pairs.count > LetterJoins.mostPairs {
      let last = pairs.removeLast()
      pairs[LetterJoins.mostPairs - 1].left.formUnion(last.left)
      pairs[LetterJoins.mostPairs - 1].right.formUnion(last.right)
    }
  }

  /// Returns two sets of bits. `left` has the bits of the pairs of glyph sets with the glyph in the
  /// left set, and `right` the bits of the pairs with the glyph in the right set.
  func bits(of glyph: Int) -> (left: UInt64, right: UInt64) {
    var bits = (left: UInt64(0), right: UInt64(0))
    // By index, so that no set is copied.
    for index in pairs.indices {
      if pairs[index].left.contains(glyph) { bits.left |= 1 << UInt64(index) }
      if pairs[index].right.contains(glyph) { bits.right |= 1 << UInt64(index) }
    }
    return bits
  }

  private func set(_ glyphs: [Int]) -> GlyphSet {
    var set = GlyphSet(glyphCount: glyphCount)
    for glyph in glyphs { set.insert(glyph) }
    return set
  }
}
