import CHarfBuzz

/// What all lookups of a shaping plan look at.
struct PlanSights {
  private(set) var substitutions: [LookupSight] = []
  private(set) var positions: [LookupSight] = []
  private let lookups: PlanLookups
  private let face: ShapingFace

  /// nil if there is a lookup in whose text no place can be told at which it may be divided.
  init?(_ lookups: PlanLookups, _ face: ShapingFace) throws(MalformedTable) {
    (self.lookups, self.face) = (lookups, face)
    func sights(of lookups: [Int], _ tag: OpenTypeTag) throws(MalformedTable) -> [LookupSight]? {
      guard let table = face.face.table(tag) else { return [] }
      var reader = SightReader(tag, table, face)
      var sights: [LookupSight] = []
      for lookup in lookups {
        guard let sight = try reader.sight(of: lookup) else { return nil }
        sights.append(sight)
      }
      return sights
    }
    guard let substitutions = try sights(of: lookups.substitution, "GSUB"),
      let positions = try sights(of: lookups.positioning, "GPOS")
    else { return nil }
    (self.substitutions, self.positions) = (substitutions, positions)
  }

  var all: [LookupSight] { substitutions + positions }

  /// The glyphs that may become one of a set by substitutions, with the set.
  func sources(of glyphs: GlyphSet) -> GlyphSet {
    var (sources, pending) = (glyphs, substitutions)
    while let index = pending.firstIndex(where: { $0.results.intersects(sources) }) {
      let lookup = pending.remove(at: index)
      sources.formUnion(lookup.namesClassZero ? lookup.sees : lookup.changes)
    }
    return sources
  }

  /// Leaves out the ligatures that text without complex characters cannot make, such as those of a letter and its accents.
  /// - Parameter plain: the glyphs of all characters that are not complex.
  mutating func leaveOutLigatures(notOf plain: GlyphSet) {
    let reached = HarfBuzzSet(plain)
    HarfBuzzSet(lookups.substitution).with { lookups in
      reached.with { hb_ot_layout_lookups_substitute_closure(face.face.harfBuzz, lookups, $0) }
    }
    let glyphs = reached.glyphs(of: face.face)
    for (index, lookup) in lookups.substitution.enumerated() where substitutions.indices.contains(index) {
      substitutions[index].leaveOutLigatures(notOf: glyphs, face, lookup)
    }
  }
}
