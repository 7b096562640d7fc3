/// A sequence of glyphs to which a contextual lookup applies.
struct SequenceRule {
  /// The glyphs that may be at one position of the sequence. Offsets refer to coverage tables and
  /// class definitions.
  enum Place: Hashable {
    case glyph(Int)
    case coverage(Int)
    case ofClass(Int, definition: Int)
  }

  /// The glyphs at all positions from left to right: the backtrack, input and lookahead sequences.
  let places: [Place]
  let input: Range<Int>
  /// The lookups that are applied where the sequence matches.
  let lookups: [Int]
  /// True if HarfBuzz always applies the lookups where the glyphs at all positions match. It is
  /// false if HarfBuzz may skip the sequence there. The first glyph of a class rule must also be
  /// covered, and only one list of rules is searched for a glyph that is covered twice.
  var isExact = true

  init(before: [Place] = [], input: [Place], after: [Place] = [], lookups: [Int] = []) {
    // Backtrack sequences are stored nearest first.
    places = before.reversed() + input + after
    self.input = before.count..<before.count + input.count
    self.lookups = lookups
  }
}

extension LayoutTable {
  /// Returns the sequences of a contextual subtable (GSUB 5, 6 and 8, GPOS 7 and 8). The result is
  /// empty for other types.
  func rules(_ subtable: Subtable) throws(MalformedTable) -> [SequenceRule] {
    let offset = subtable.offset
    if let rules = readings.rules[subtable] { return rules }
    let rules =
      switch (subtable.type, isSubstitution) {
      case (5, true), (7, false): try rules(offset, isChained: false)
      case (6, true), (8, false): try rules(offset, isChained: true)
      case (8, true): [try reverseRule(offset)]
      default: [SequenceRule]()
      }
    readings.rules[subtable] = rules
    return rules
  }

  /// Returns the sequences of a contextual subtable. If `isChained` is true, the subtable is a
  /// chained one, which also has backtrack and lookahead sequences.
  private func rules(_ offset: Int, isChained: Bool) throws(MalformedTable) -> [SequenceRule] {
    let format = try number(offset)
    if format == 3 { return [try coverageRule(offset, isChained: isChained)] }
    guard format == 1 || format == 2 else { throw MalformedTable() }
    let covered = try part(offset + 2, of: offset)
    let first = format == 1 ? Array(try coverage(covered).joined()) : []
    let isExact = format == 1 && zip(first, first.dropFirst()).allSatisfy { $0 < $1 }
    let definitions = format == 1 ? [] : try numbers(offset + 4, isChained ? 3 : 1).map { $0 == 0 ? 0 : offset + $0 }
    let inputDefinition = isChained ? 1 : 0
    func place(_ number: Int, _ definition: Int) -> SequenceRule.Place {
      format == 1 ? .glyph(number) : .ofClass(number, definition: definitions[definition])
    }
    let sets = offset + 4 + 2 * definitions.count
    var rules: [SequenceRule] = []
    for (set, distance) in try numbers(sets + 2, try number(sets)).enumerated() where distance != 0 {
      guard format == 2 || set < first.count else { throw MalformedTable() }
      // The coverage alone states the glyphs of class 0.
      let start: SequenceRule.Place =
        format == 2 && set == 0 ? .coverage(covered) : place(format == 1 ? first[set] : set, inputDefinition)
      for rule in try numbers(offset + distance + 2, try number(offset + distance)) {
        if rule == 0 { throw MalformedTable() }
        var rule = try self.rule(offset + distance + rule, isChained: isChained, first: start, place)
        rule.isExact = isExact
        rules.append(rule)
      }
    }
    return rules
  }

  /// Returns one sequence of glyphs or classes. The closure `place` creates a position from a
  /// number and the index of its class definition.
  private func rule(
    _ offset: Int, isChained: Bool, first: SequenceRule.Place, _ place: (Int, Int) -> SequenceRule.Place
  ) throws(MalformedTable) -> SequenceRule {
    if !isChained {
      let input = try numbers(offset + 4, try number(offset) - 1)
      let lookups = try actions(offset + 4 + 2 * input.count, try number(offset + 2))
      return SequenceRule(input: [first] + input.map { place($0, 0) }, lookups: lookups)
    }
    var position = offset
    var parts: [[SequenceRule.Place]] = []
    for part in 0..<3 {
      // The first glyph of the input is not stored.
      let stored = try numbers(position + 2, try number(position) - (part == 1 ? 1 : 0))
      parts.append((part == 1 ? [first] : []) + stored.map { place($0, part) })
      position += 2 + 2 * stored.count
    }
    return SequenceRule(
      before: parts[0], input: parts[1], after: parts[2], lookups: try actions(position + 2, try number(position)))
  }

  private func coverageRule(_ offset: Int, isChained: Bool) throws(MalformedTable) -> SequenceRule {
    if !isChained {
      let input = try coverages(offset + 6, try number(offset + 2), from: offset)
      if input.isEmpty { throw MalformedTable() }
      return SequenceRule(input: input, lookups: try actions(offset + 6 + 2 * input.count, try number(offset + 4)))
    }
    var position = offset + 2
    var parts: [[SequenceRule.Place]] = []
    for _ in 0..<3 {
      parts.append(try coverages(position + 2, try number(position), from: offset))
      position += 2 + 2 * (parts.last?.count ?? 0)
    }
    if parts[1].isEmpty { throw MalformedTable() }
    return SequenceRule(
      before: parts[0], input: parts[1], after: parts[2], lookups: try actions(position + 2, try number(position)))
  }

  private func reverseRule(_ offset: Int) throws(MalformedTable) -> SequenceRule {
    let before = try coverages(offset + 6, try number(offset + 4), from: offset)
    let position = offset + 6 + 2 * before.count
    let after = try coverages(position + 2, try number(position), from: offset)
    return SequenceRule(before: before, input: [.coverage(try part(offset + 2, of: offset))], after: after)
  }

  private func coverages(_ offset: Int, _ count: Int, from start: Int) throws(MalformedTable) -> [SequenceRule.Place] {
    try numbers(offset, count).map { distance throws(MalformedTable) in
      if distance == 0 { throw MalformedTable() }
      return .coverage(start + distance)
    }
  }

  /// Returns the lookups in sequence lookup records, which are pairs of a position and a lookup.
  private func actions(_ offset: Int, _ count: Int) throws(MalformedTable) -> [Int] {
    let numbers = try numbers(offset, 2 * count)
    return (0..<count).map { numbers[2 * $0 + 1] }
  }

  /// Returns all glyphs that may be at a position.
  func glyphs(_ place: SequenceRule.Place) throws(MalformedTable) -> GlyphSet {
    if let set = readings.glyphs[place] { return set }
    try spend(glyphCount / 64)
    let set = try glyphSet(place)
    if readings.glyphs.count < Readings.mostGlyphSets { readings.glyphs[place] = set }
    return set
  }

  private func glyphSet(_ place: SequenceRule.Place) throws(MalformedTable) -> GlyphSet {
    var set = GlyphSet(glyphCount: glyphCount)
    switch place {
    case .glyph(let glyph): set.insert(glyph)
    case .coverage(let offset): for range in try coverage(offset) { set.insert(range) }
    case .ofClass(0, let definition):
      for range in try classes(definition) where range.number != 0 { set.insert(range.glyphs) }
      set.complement()
    case .ofClass(let number, let definition):
      for range in try classes(definition) where range.number == number { set.insert(range.glyphs) }
    }
    return set
  }
}
