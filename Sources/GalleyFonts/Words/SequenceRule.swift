/// One sequence of glyphs that a contextual lookup looks for.
struct SequenceRule {
  /// What may stand at one place of the sequence. Offsets are those of coverage tables and class definitions.
  enum Place: Hashable {
    case glyph(Int)
    case coverage(Int)
    case ofClass(Int, definition: Int)
  }

  /// All places from left to right: what must stand before, what is acted upon, what must follow.
  let places: [Place]
  let input: Range<Int>
  /// Lookups that act where the sequence was found.
  let lookups: [Int]

  init(before: [Place] = [], input: [Place], after: [Place] = [], lookups: [Int] = []) {
    // Backtrack sequences are stored nearest first.
    places = before.reversed() + input + after
    self.input = before.count..<before.count + input.count
    self.lookups = lookups
  }
}

extension LayoutTable {
  /// The sequences of a contextual subtable: GSUB 5, 6 and 8, GPOS 7 and 8. Empty for other types.
  func rules(_ subtable: Subtable) throws(MalformedTable) -> [SequenceRule] {
    let offset = subtable.offset
    switch (subtable.type, isSubstitution) {
    case (5, true), (7, false): return try contextRules(offset)
    case (6, true), (8, false): return try chainedRules(offset)
    case (8, true): return [try reverseRule(offset)]
    default: return []
    }
  }

  private func contextRules(_ offset: Int) throws(MalformedTable) -> [SequenceRule] {
    switch try number(offset) {
    case 1:
      let first = try coverage(offset + (try number(offset + 2))).flatMap { Array($0) }
      return try ruleSets(offset, countAt: 4) { set, rule throws(MalformedTable) in
        guard set < first.count else { throw MalformedTable() }
        return try contextRule(rule, first: .glyph(first[set])) { .glyph($0) }
      }
    case 2:
      let covered = offset + (try number(offset + 2))
      let definition = offset + (try number(offset + 4))
      return try ruleSets(offset, countAt: 6) { set, rule throws(MalformedTable) in
        // What is of class 0 is told by the coverage alone.
        let first = set == 0 ? SequenceRule.Place.coverage(covered) : .ofClass(set, definition: definition)
        return try contextRule(rule, first: first) { .ofClass($0, definition: definition) }
      }
    case 3:
      let count = try number(offset + 2)
      let input = try coverages(offset + 6, count, from: offset)
      return [SequenceRule(input: input, lookups: try actions(offset + 6 + 2 * count, try number(offset + 4)))]
    default: throw MalformedTable()
    }
  }

  private func contextRule(
    _ rule: Int, first: SequenceRule.Place, _ place: (Int) -> SequenceRule.Place
  ) throws(MalformedTable) -> SequenceRule {
    let count = try number(rule)
    guard count > 0 else { throw MalformedTable() }
    let rest = try numbers(rule + 4, count - 1)
    return SequenceRule(
      input: [first] + rest.map(place), lookups: try actions(rule + 4 + 2 * rest.count, try number(rule + 2)))
  }

  private func chainedRules(_ offset: Int) throws(MalformedTable) -> [SequenceRule] {
    switch try number(offset) {
    case 1:
      let first = try coverage(offset + (try number(offset + 2))).flatMap { Array($0) }
      return try ruleSets(offset, countAt: 4) { set, rule throws(MalformedTable) in
        guard set < first.count else { throw MalformedTable() }
        return try chainedRule(rule, first: .glyph(first[set])) { glyph, _ in .glyph(glyph) }
      }
    case 2:
      let covered = offset + (try number(offset + 2))
      let definitions = try numbers(offset + 4, 3).map { offset + $0 }
      return try ruleSets(offset, countAt: 10) { set, rule throws(MalformedTable) in
        let first = set == 0 ? SequenceRule.Place.coverage(covered) : .ofClass(set, definition: definitions[1])
        return try chainedRule(rule, first: first) { .ofClass($0, definition: definitions[$1]) }
      }
    case 3: return [try chainedCoverages(offset)]
    default: throw MalformedTable()
    }
  }

  /// `place` makes a place of a number in the sequence before (0), acted upon (1) or after (2).
  private func chainedRule(
    _ rule: Int, first: SequenceRule.Place, _ place: (Int, Int) -> SequenceRule.Place
  ) throws(MalformedTable) -> SequenceRule {
    var position = rule
    let before = try numbers(position + 2, try number(position))
    position += 2 + 2 * before.count
    let inputCount = try number(position)
    guard inputCount > 0 else { throw MalformedTable() }
    let input = try numbers(position + 2, inputCount - 1)
    position += 2 + 2 * input.count
    let after = try numbers(position + 2, try number(position))
    position += 2 + 2 * after.count
    return SequenceRule(
      before: before.map { place($0, 0) }, input: [first] + input.map { place($0, 1) },
      after: after.map { place($0, 2) }, lookups: try actions(position + 2, try number(position)))
  }

  private func chainedCoverages(_ offset: Int) throws(MalformedTable) -> SequenceRule {
    var position = offset + 2
    var parts: [[SequenceRule.Place]] = []
    for _ in 0..<3 {
      let count = try number(position)
      parts.append(try coverages(position + 2, count, from: offset))
      position += 2 + 2 * count
    }
    return SequenceRule(
      before: parts[0], input: parts[1], after: parts[2], lookups: try actions(position + 2, try number(position)))
  }

  private func reverseRule(_ offset: Int) throws(MalformedTable) -> SequenceRule {
    let beforeCount = try number(offset + 4)
    let before = try coverages(offset + 6, beforeCount, from: offset)
    let position = offset + 6 + 2 * beforeCount
    let after = try coverages(position + 2, try number(position), from: offset)
    return SequenceRule(before: before, input: [.coverage(offset + (try number(offset + 2)))], after: after)
  }

  /// Every rule of every set; a set that is not there has offset 0.
  private func ruleSets(
    _ offset: Int, countAt: Int, _ read: (_ set: Int, _ rule: Int) throws(MalformedTable) -> SequenceRule
  ) throws(MalformedTable) -> [SequenceRule] {
    var rules: [SequenceRule] = []
    for (set, distance) in try numbers(offset + countAt + 2, try number(offset + countAt)).enumerated()
    where distance != 0 {
      let start = offset + distance
      for rule in try numbers(start + 2, try number(start)) { rules.append(try read(set, start + rule)) }
    }
    return rules
  }

  private func coverages(_ offset: Int, _ count: Int, from start: Int) throws(MalformedTable) -> [SequenceRule.Place] {
    try numbers(offset, count).map { .coverage(start + $0) }
  }

  /// The lookups of sequence lookup records: pairs of a place and a lookup.
  private func actions(_ offset: Int, _ count: Int) throws(MalformedTable) -> [Int] {
    let numbers = try numbers(offset, 2 * count)
    return (0..<count).map { numbers[2 * $0 + 1] }
  }
}
