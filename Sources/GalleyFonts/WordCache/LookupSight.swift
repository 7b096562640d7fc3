import CHarfBuzz

/// The glyphs that a lookup looks at, with the lookups that it calls.
///
/// HarfBuzz collects them: `hb_ot_layout_lookup_collect_glyphs`. It leaves out class 0, and says nothing of called lookups
/// but their results.
struct LookupSight {
  /// The glyphs at which it may start.
  fileprivate(set) var starts: GlyphSet
  /// The glyphs that it may change.
  fileprivate(set) var changes: GlyphSet
  /// All glyphs that it may look at.
  fileprivate(set) var sees: GlyphSet
  /// The glyphs that it may put in the place of others.
  fileprivate(set) var results: GlyphSet
  /// How far it looks before the glyph at which it starts.
  fileprivate(set) var before: Int
  /// How far it looks after that glyph.
  fileprivate(set) var after: Int
  /// True if it may look at any glyph, and change it.
  fileprivate(set) var namesClassZero: Bool
  /// True if several glyphs may become fewer, or one more: then there may be fewer glyphs between two than characters.
  fileprivate(set) var joinsGlyphs: Bool
  let movesSecond: Bool
  let kind: Kind

  /// The ways in which lookups look at neighbours.
  enum Kind {
    /// At none.
    case single
    /// GPOS type 2: at the next glyph.
    case pair
    /// GSUB type 4: at glyphs that follow each other, and join.
    case ligature
    /// GPOS type 3: at the glyph before, to which it is attached.
    case cursive
    /// GPOS types 4 to 6: at the glyph before, to which a mark is attached.
    case mark
    /// Rules with contexts.
    case context
  }

  /// Leaves out the glyphs of ligatures that no text can make which consists of some glyphs, and of what becomes of them.
  ///
  /// A ligature of them has a part that is itself the result of one, if nothing but such results comes of the others.
  mutating func leaveOutLigatures(notOf glyphs: GlyphSet, _ face: ShapingFace, _ lookup: Int) {
    guard kind == .ligature else { return }
    var others = glyphs
    others.subtract(results)
    let closure = HarfBuzzSet(others)
    let count = closure.count
    closure.with { hb_ot_layout_lookup_substitute_closure(face.face.harfBuzz, UInt32(lookup), $0) }
    if closure.count == count {
      starts.formIntersection(results)
      changes.formIntersection(results)
    }
  }
}

/// A reader of what the lookups of one table look at.
struct SightReader {
  private let face: ShapingFace
  private let tag: OpenTypeTag
  private var reader: LookupReader
  private var known: [Int: LookupSight] = [:]
  /// The lookups of which each calls the next.
  private var open: [Int] = []

  /// The most calls inside of each other. HarfBuzz goes no further (HB_MAX_NESTING_LEVEL).
  private static let mostCalls = 64
  /// The most glyphs that HarfBuzz compares with the input of a rule, or joins (HB_MAX_CONTEXT_LENGTH).
  static let longestInput = 64

  init(_ tag: OpenTypeTag, _ data: FontData, _ face: ShapingFace) {
    (self.tag, self.face) = (tag, face)
    reader = LookupReader(data: data, isSubstitution: tag == "GSUB")
  }

  /// What a lookup looks at; nil if text in which it acts may not be divided anywhere.
  mutating func sight(of lookup: Int) throws(MalformedTable) -> LookupSight? {
    if let known = known[lookup] { return known }
    let form = try reader.form(of: lookup)
    // IgnoreBaseGlyphs, IgnoreLigatures, and deleted glyphs: neighbours for the lookup may not be neighbours in the text.
    guard form.flags & 6 == 0, !form.deletesGlyphs, !open.contains(lookup), open.count < SightReader.mostCalls else {
      return nil
    }
    open.append(lookup)
    defer { open.removeLast() }
    var sight = collect(lookup, form)
    for called in form.called.sorted() {
      guard let other = try self.sight(of: called) else { return nil }
      sight.changes.formUnion(other.changes)
      sight.sees.formUnion(other.sees)
      sight.results.formUnion(other.results)
      sight.before = max(sight.before, other.before)
      sight.after = max(sight.after, form.longestInput - 1 + other.after)
      sight.namesClassZero = sight.namesClassZero || other.namesClassZero
      sight.joinsGlyphs = sight.joinsGlyphs || other.joinsGlyphs
    }
    known[lookup] = sight
    return sight
  }

  private func collect(_ lookup: Int, _ form: LookupForm) -> LookupSight {
    let (before, input, lookahead, output) = (HarfBuzzSet(), HarfBuzzSet(), HarfBuzzSet(), HarfBuzzSet())
    before.with { before in
      input.with { input in
        lookahead.with { lookahead in
          output.with { output in
            hb_ot_layout_lookup_collect_glyphs(
              face.face.harfBuzz, tag.rawValue, UInt32(lookup), before, input, lookahead, output)
          }
        }
      }
    }
    before.formUnion(input)
    before.formUnion(lookahead)
    let isSubstitution = tag == "GSUB"
    let kind: LookupSight.Kind =
      switch (form.type, isSubstitution) {
      case (1...3, true), (1, false): .single
      case (2, false): .pair
      case (4, true): .ligature
      case (3, false): .cursive
      case (4...6, false): .mark
      default: .context
      }
    let glyphCount = face.face.glyphCount
    var starts = input.glyphs(of: face.face)
    if kind == .pair {
      // HarfBuzz does not tell the first glyphs from the second ones.
      starts = GlyphSet(glyphCount: glyphCount)
      for glyph in form.firsts.joined() { starts.insert(glyph) }
    }
    // A rule that calls another lookup sees as far as that looks, too.
    let after = kind == .ligature ? SightReader.longestInput - 1 : kind == .pair ? 1 : form.after
    return LookupSight(
      starts: starts, changes: starts,
      sees: form.namesClassZero ? .all(glyphCount: glyphCount) : before.glyphs(of: face.face),
      results: output.glyphs(of: face.face), before: kind == .cursive || kind == .mark ? 1 : form.before, after: after,
      namesClassZero: form.namesClassZero, joinsGlyphs: isSubstitution && (form.type == 2 || form.type == 4),
      movesSecond: form.movesSecond, kind: kind)
  }
}
