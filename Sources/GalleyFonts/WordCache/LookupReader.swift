/// An error in data that OpenType does not allow.
struct MalformedTable: Error {}

/// What HarfBuzz has no question for: the type and the flags of a lookup, and the lengths of its rules.
struct LookupForm {
  /// That of the subtables; extensions are followed.
  fileprivate(set) var type: Int
  let flags: Int
  /// The most glyphs that a rule names before the one at which it starts.
  fileprivate(set) var before = 0
  /// The most glyphs that it names after that one.
  fileprivate(set) var after = 0
  /// The most glyphs that a rule may change.
  fileprivate(set) var longestInput = 1
  /// True if a rule names class 0, which all glyphs have that the font does not list.
  fileprivate(set) var namesClassZero = false
  /// The first glyphs of pairs.
  fileprivate(set) var firsts: [ClosedRange<Int>] = []
  /// True if a pair also moves its second glyph.
  fileprivate(set) var movesSecond = false
  /// True if a glyph may be deleted.
  fileprivate(set) var deletesGlyphs = false
  /// The lookups that rules call.
  fileprivate(set) var called: Set<Int> = []
}

/// A reader of the lookups of GSUB or GPOS (OpenType, "Common Table Formats").
struct LookupReader {
  private let data: FontData
  private let isSubstitution: Bool
  /// The number of rules and their places that may still be read. Tables whose parts overlap on purpose could be read for
  /// hours.
  private var effort = 1_000_000

  init(data: FontData, isSubstitution: Bool) { (self.data, self.isSubstitution) = (data, isSubstitution) }

  mutating func form(of lookup: Int) throws(MalformedTable) -> LookupForm {
    let list = try part(8, of: 0)
    guard lookup < (try number(list)) else { throw MalformedTable() }
    let start = try part(list + 2 + 2 * lookup, of: list)
    var form = LookupForm(type: try number(start), flags: try number(start + 2))
    let isExtension = form.type == (isSubstitution ? 7 : 9)
    for index in 0..<(try number(start + 4)) {
      var subtable = try part(start + 6 + 2 * index, of: start)
      if isExtension {
        let type = try number(subtable + 2)
        // HarfBuzz leaves out a lookup of several types.
        guard index == 0 || type == form.type, let distance = data.uint32(at: subtable + 4) else {
          throw MalformedTable()
        }
        form.type = type
        subtable += distance
      }
      try read(subtable, into: &form)
    }
    return form
  }

  private mutating func read(_ subtable: Int, into form: inout LookupForm) throws(MalformedTable) {
    switch (form.type, isSubstitution) {
    case (2, false):
      if try number(subtable + 6) != 0 { form.movesSecond = true }
      try readCoverage(try part(subtable + 2, of: subtable), into: &form)
    case (2, true):
      for index in 0..<(try number(subtable + 4)) {
        // A glyph of which nothing becomes is deleted, and its neighbours meet.
        if try number(try part(subtable + 6 + 2 * index, of: subtable)) == 0 { form.deletesGlyphs = true }
      }
    case (5, true), (7, false): try readRules(subtable, isChained: false, into: &form)
    case (6, true), (8, false): try readRules(subtable, isChained: true, into: &form)
    case (8, true):
      let before = try number(subtable + 4)
      try note(before: before, input: 1, after: try number(subtable + 6 + 2 * before), in: &form)
    default: break
    }
  }

  private mutating func readCoverage(_ coverage: Int, into form: inout LookupForm) throws(MalformedTable) {
    let isOfRanges = try number(coverage) == 2
    for index in 0..<(try number(coverage + 2)) {
      let record = coverage + 4 + (isOfRanges ? 6 : 2) * index
      let (first, last) = (try number(record), try number(isOfRanges ? record + 2 : record))
      guard first <= last else { throw MalformedTable() }
      effort -= last - first + 1
      form.firsts.append(first...last)
    }
    if effort < 0 { throw MalformedTable() }
  }

  /// Reads the rules of a context subtable, or of a chained one, which names glyphs before and after the input.
  private mutating func readRules(
    _ subtable: Int, isChained: Bool, into form: inout LookupForm
  ) throws(MalformedTable) {
    let format = try number(subtable)
    guard (1...3).contains(format) else { throw MalformedTable() }
    if format == 3 {
      let counts = isChained ? subtable + 2 : subtable
      return try readRule(counts, isChained: isChained, format: 3, into: &form)
    }
    // After the coverage, and the definitions of classes.
    let sets = subtable + 4 + (format == 1 ? 0 : isChained ? 6 : 2)
    for set in 0..<(try number(sets)) where try number(sets + 2 + 2 * set) != 0 {
      let rules = try part(sets + 2 + 2 * set, of: subtable)
      for rule in 0..<(try number(rules)) {
        try readRule(try part(rules + 2 + 2 * rule, of: rules), isChained: isChained, format: format, into: &form)
      }
    }
  }

  /// Reads a rule: counts of places, each with the places, and the lookups that it calls. Rules of glyphs and of classes
  /// leave out the first place of the input, which the coverage states.
  private mutating func readRule(
    _ start: Int, isChained: Bool, format: Int, into form: inout LookupForm
  ) throws(MalformedTable) {
    let omitted = format == 3 ? 0 : 1
    func checkClasses(_ place: Int, _ count: Int, in form: inout LookupForm) throws(MalformedTable) {
      guard format == 2, count > 0 else { return }
      for index in 0..<count where try number(place + 2 * index) == 0 { form.namesClassZero = true }
    }
    if !isChained {
      let counts = format == 3 ? start + 2 : start
      let input = try number(counts)
      try note(before: 0, input: input, after: 0, in: &form)
      try checkClasses(counts + 4, input - omitted, in: &form)
      return try readCalls(counts + 4 + 2 * (input - omitted), try number(counts + 2), into: &form)
    }
    var place = start
    var counts: [Int] = []
    for part in 0..<3 {
      counts.append(try number(place))
      let stored = counts[part] - (part == 1 ? omitted : 0)
      try checkClasses(place + 2, stored, in: &form)
      place += 2 + 2 * stored
    }
    try note(before: counts[0], input: counts[1], after: counts[2], in: &form)
    try readCalls(place + 2, try number(place), into: &form)
  }

  /// Reads sequence lookup records: pairs of a place and a lookup.
  private func readCalls(_ place: Int, _ count: Int, into form: inout LookupForm) throws(MalformedTable) {
    for index in 0..<count { form.called.insert(try number(place + 4 * index + 2)) }
  }

  private mutating func note(
    before: Int, input: Int, after: Int, in form: inout LookupForm
  ) throws(MalformedTable) {
    effort -= before + input + after
    guard input > 0, effort > 0 else { throw MalformedTable() }
    form.before = max(form.before, before)
    form.after = max(form.after, input - 1 + after)
    form.longestInput = max(form.longestInput, input)
  }

  private func number(_ offset: Int) throws(MalformedTable) -> Int {
    guard let number = data.uint16(at: offset) else { throw MalformedTable() }
    return number
  }

  /// The offset that `place` states from the start of a table. Throws if it states none: HarfBuzz takes the part for empty.
  private func part(_ place: Int, of table: Int) throws(MalformedTable) -> Int {
    let distance = try number(place)
    if distance == 0 { throw MalformedTable() }
    return table + distance
  }
}
