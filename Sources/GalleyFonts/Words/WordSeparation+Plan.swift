import CHarfBuzz

extension WordSeparation {
  /// Examines everything that the plan for a font and these options uses; nil if text in it is never to be split.
  static func make(_ font: SizedFont, _ options: ShapingOptions, _ buffer: ShapingBuffer) -> WordSeparation? {
    buffer.collectFeatures(font.font.features, options.features)
    let (face, features) = (font.face, buffer.features)
    guard isPlain(face.face), let space = face.glyph(0x20), hasSimpleKerning(face.face),
      !face.isMark(Int(space))
    else { return nil }
    var properties = buffer.properties(options)
    let plan = hb_shape_plan_create_cached(
      face.face.harfBuzz, &properties, features, UInt32(features.count), buffer.shapers)
    defer { hb_shape_plan_destroy(plan) }
    guard let plan else { return nil }
    do {
      var numbering = SpaceRuleNumbering(glyphCount: face.face.glyphCount)
      var steps = SubstitutionSteps()
      // Pairs of the old table may have any glyphs.
      let separatesLetters = options.separatesLetters && face.face.table("kern") == nil
      var joins = separatesLetters ? LetterJoins(glyphCount: face.face.glyphCount) : nil
      var splitsAtSpaces = true
      for isSubstitution in [true, false] {
        guard let data = face.face.table(isSubstitution ? "GSUB" : "GPOS") else { continue }
        if isSubstitution && usesChance(data) { return nil }
        let table = LayoutTable(data: data, isSubstitution: isSubstitution)
        var collector = SpaceRuleCollector(table: table, space: Int(space))
        let isFraction = features.contains { fractionFeatures.contains(OpenTypeTag(rawValue: $0.tag)) }
        let idle = isSubstitution && !isFraction ? idleLookups(data) : []
        try collector.collect(lookups(of: plan, isSubstitution).filter { !idle.contains($0) })
        try numbering.add(collector)
        if collector.splitsBetweenLetters { try joins?.add(collector) } else { joins = nil }
        splitsAtSpaces = splitsAtSpaces && collector.splitsAtSpaces
        guard splitsAtSpaces || joins != nil else { return nil }
        if isSubstitution { steps = collector.steps }
      }
      joins?.settle()
      // Rules may name the results of ligatures, which stand for all the letters that these are made of.
      if joins != nil || splitsAtSpaces && !numbering.rules.isEmpty {
        guard steps.settle(plain: plainGlyphs(of: face), glyphCount: face.face.glyphCount) else { return nil }
      }
      return WordSeparation(
        splitsAtSpaces ? numbering : nil, steps: steps, joins: joins, face: face,
        isRightToLeft: properties.direction == HB_DIRECTION_RTL)
    } catch {
      return nil
    }
  }

  /// False for variable faces, which may change their lookups, and for Apple's tables, which have rules of their own.
  private static func isPlain(_ face: FontFace) -> Bool {
    face.axes.isEmpty && (["morx", "mort", "kerx", "trak"] as [OpenTypeTag]).allSatisfy { face.table($0) == nil }
  }

  /// True if pairs of the `kern` table only add to advances: not in Apple's kind, nor where glyphs move up and down.
  private static func hasSimpleKerning(_ face: FontFace) -> Bool {
    guard let kern = face.table("kern") else { return true }
    guard kern.uint16(at: 0) == 0, let count = kern.uint16(at: 2) else { return false }
    var offset = 4
    for _ in 0..<count {
      guard let length = kern.uint16(at: offset + 2), let coverage = kern.uint16(at: offset + 4),
        coverage & 4 == 0, length >= 6
      else { return false }
      offset += length
    }
    return true
  }

  /// True for a font that picks alternates by chance (`rand`): they depend on the length of the text before.
  private static func usesChance(_ table: FontData) -> Bool {
    guard let list = table.uint16(at: 6), let count = table.uint16(at: list) else { return true }
    return (0..<count).contains { table.tag(at: list + 2 + 6 * $0) == "rand" }
  }

  /// The glyphs of all characters that are not complex.
  private static func plainGlyphs(of face: ShapingFace) -> [Int] {
    guard let characters = hb_set_create() else { return [] }
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(face.face.harfBuzz, characters)
    var glyphs: [Int] = []
    var character = hb_codepoint_t.max
    while hb_set_next(characters, &character) != 0 {
      if let glyph = plainGlyph(of: character, face) { glyphs.append(glyph) }
    }
    return glyphs
  }

  /// HarfBuzz applies these around U+2044 alone, unless they are requested; text with it is never split.
  private static let fractionFeatures: [OpenTypeTag] = ["frac", "numr", "dnom"]

  /// The lookups that belong to these features alone.
  private static func idleLookups(_ table: FontData) -> Set<Int> {
    guard let list = table.uint16(at: 6), let count = table.uint16(at: list) else { return [] }
    var idle: Set<Int> = []
    var others: Set<Int> = []
    for record in 0..<count {
      guard let tag = table.tag(at: list + 2 + 6 * record), let offset = table.uint16(at: list + 6 + 6 * record),
        let lookups = table.uint16(at: list + offset + 2)
      else { return [] }
      for position in 0..<lookups {
        guard let lookup = table.uint16(at: list + offset + 4 + 2 * position) else { return [] }
        if fractionFeatures.contains(tag) { idle.insert(lookup) } else { others.insert(lookup) }
      }
    }
    return idle.subtracting(others)
  }

  private static func lookups(of plan: OpaquePointer, _ isSubstitution: Bool) -> [Int] {
    guard let set = hb_set_create() else { return [] }
    defer { hb_set_destroy(set) }
    let tag: OpenTypeTag = isSubstitution ? "GSUB" : "GPOS"
    hb_ot_shape_plan_collect_lookups(plan, tag.rawValue, set)
    var lookups: [Int] = []
    var lookup = hb_codepoint_t.max
    while hb_set_next(set, &lookup) != 0 { lookups.append(Int(lookup)) }
    return lookups
  }
}
