/// A sequence of glyphs that a lookup matches across a space. The space is at an inner position.
struct SpaceRule {
  /// The glyphs that may be directly before the space. `right` has the glyphs that may be directly
  /// after it.
  let left: SequenceRule.Place
  let right: SequenceRule.Place
  /// The glyphs that may be at each of the other positions before the space, from the space
  /// outwards. `farRight` has the glyphs at the positions after the space.
  let farLeft: [SequenceRule.Place]
  let farRight: [SequenceRule.Place]
}

/// Collects the rules of one shaping plan that match across a space, and the adjacent glyphs that
/// lookups examine together.
///
/// The words on both sides of a space are shaped separately, the right one with the space before it and each with one
/// space after it. That is exact if no lookup replaces the space, skips it, or changes more than its advance, and no
/// sequence reaches from one word across the space. The last condition depends on the text; `WordSeparation` checks it.
struct SpaceRuleCollector {
  let table: LayoutTable
  let space: Int
  /// A closure that returns true for glyphs that the font classifies as marks.
  private let isMark: (Int) -> Bool
  /// True if there may be spaces at which text can be split; false if there are none.
  private(set) var splitsAtSpaces = true
  /// True if text may be split between letters; false if there are too many pairs of adjacent
  /// glyphs. `neighbours` is then incomplete.
  private(set) var splitsBetweenLetters = true
  private(set) var rules: [SpaceRule] = []
  private(set) var steps = SubstitutionSteps()
  /// True if GPOS positions each glyph by only itself and the next glyph, apart from marks.
  private(set) var kernsPairsOnly = true
  /// The glyphs that GPOS lookups move or widen regardless of their neighbours (type 1).
  private(set) var adjusted: [SequenceRule.Place] = []
  /// The adjacent glyphs that any lookup examines together. Glyphs in ligatures are not included;
  /// `steps` has them.
  private(set) var neighbours: [Neighbours] = []
  private var knownNeighbours: Set<Neighbours> = []
  private var pending: [Int] = []
  /// For each position examined so far, true if the space may be at the position.
  private var answers: [SequenceRule.Place: Bool] = [:]
  private var visited: Set<Int> = []

  /// The error for plans whose text may not be split anywhere.
  struct Inseparable: Error {}

  /// The maximum number of rules at which splitting is worthwhile. `mostPlaces` is the maximum
  /// number of their positions. Each position may take a glyph set of up to 8 KiB.
  static let mostRules = 512
  static let mostPlaces = 2048
  /// The maximum number of pairs of adjacent glyphs at which splitting between letters is
  /// worthwhile. Each pair may take two glyph sets.
  static let mostNeighbours = 1024
  private var placeCount = 0

  init(table: LayoutTable, space: Int, isMark: @escaping (Int) -> Bool) {
    self.table = table
    self.space = space
    self.isMark = isMark
  }

  /// Examines these lookups and all lookups that they call. Throws `Inseparable` or
  /// `MalformedTable`.
  mutating func collect(_ lookups: [Int]) throws {
    pending = lookups
    while let index = pending.popLast() {
      guard visited.insert(index).inserted else { continue }
      let lookup = try table.lookup(index)
      // IgnoreBaseGlyphs, IgnoreLigatures: the lookup may then skip a neighbour in the text.
      if lookup.flags & 6 != 0 { throw Inseparable() }
      for subtable in lookup.subtables {
        if table.isSubstitution { try steps.add(subtable, of: table) } else { try checkPositioning(subtable) }
        for rule in try table.rules(subtable) { try add(rule) }
      }
    }
    if steps.isReplaced(space) { splitsAtSpaces = false }
  }

  private mutating func add(_ rule: SequenceRule) throws {
    pending += rule.lookups
    let places = rule.places
    for (left, right) in zip(places, places.dropFirst()) { note(Neighbours(left: left, right: right)) }
    for place in places.indices where try allowsSpace(places[place]) {
      if rule.input.contains(place) { splitsAtSpaces = false }
      if place == 0 || place == places.count - 1 || !splitsAtSpaces { continue }
      placeCount += places.count
      if rules.count == SpaceRuleCollector.mostRules || placeCount > SpaceRuleCollector.mostPlaces {
        splitsAtSpaces = false
        continue
      }
      rules.append(
        SpaceRule(
          left: places[place - 1], right: places[place + 1], farLeft: places[..<(place - 1)].reversed(),
          farRight: Array(places[(place + 2)...])))
    }
  }

  private mutating func note(_ pair: Neighbours) {
    guard splitsBetweenLetters, knownNeighbours.insert(pair).inserted else { return }
    neighbours.append(pair)
    if neighbours.count > SpaceRuleCollector.mostNeighbours { splitsBetweenLetters = false }
  }

  private mutating func checkPositioning(_ subtable: LayoutTable.Subtable) throws {
    // Contexts, whose sequences are read like those of substitutions.
    guard (1...6).contains(subtable.type) else {
      kernsPairsOnly = false
      return
    }
    let coverage = try table.part(subtable.offset + 2, of: subtable.offset)
    let covered = SequenceRule.Place.coverage(coverage)
    switch subtable.type {
    case 1: adjusted.append(covered)
    case 2, 3: note(Neighbours(left: covered, right: nil))
    // Marks, which attach to glyphs before them.
    case 4...6: note(Neighbours(left: nil, right: covered))
    default: break
    }
    if subtable.type > 2, try !attachesMarks(subtable) { kernsPairsOnly = false }
    switch subtable.type {
    case 1, 3:
      // A space that is moved itself, or is attached to its neighbours.
      if try table.coverage(coverage).contains(where: { $0.contains(space) }) { splitsAtSpaces = false }
    case 2:
      guard (1...2).contains(try table.number(subtable.offset)) else { throw MalformedTable() }
      // A second value moves the second glyph, which is then skipped: a space would not be the first glyph of a pair.
      if try table.number(subtable.offset + 6) != 0 { (splitsAtSpaces, kernsPairsOnly) = (false, false) }
    default: return
    }
  }

  /// Returns true for a subtable that attaches only glyphs that the font classifies as marks.
  /// HarfBuzz attaches all covered glyphs.
  private func attachesMarks(_ subtable: LayoutTable.Subtable) throws(MalformedTable) -> Bool {
    guard (4...6).contains(subtable.type) else { return false }
    return try table.coverage(try table.part(subtable.offset + 2, of: subtable.offset))
      .allSatisfy { $0.allSatisfy(isMark) }
  }

  private mutating func allowsSpace(_ place: SequenceRule.Place) throws(MalformedTable) -> Bool {
    if let answer = answers[place] { return answer }
    let answer =
      switch place {
      case .glyph(let glyph): glyph == space
      case .coverage(let offset): try table.coverage(offset).contains { $0.contains(space) }
      case .ofClass(let number, let definition):
        (try table.classes(definition).first { $0.glyphs.contains(space) }?.number ?? 0) == number
      }
    answers[place] = answer
    return answer
  }
}
