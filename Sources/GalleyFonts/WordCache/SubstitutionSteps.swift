/// The results of a shaping plan's substitutions for each glyph, from the GSUB lookups of types 1,
/// 2, 3, 4 and 8.
struct SubstitutionSteps {
  private struct Ligature {
    let components: [Int]
    let result: Int
  }

  /// The resulting glyphs by the glyph that is replaced, alone or as a part of a ligature.
  private var results: [Int: [Int]] = [:]
  private var ligatures: [Ligature] = []
  /// The glyphs that may become several glyphs or none.
  private var splitting: Set<Int> = []
  /// The glyphs that may join with others or become several.
  private(set) var unsteady: Set<Int> = []
  /// The glyphs that a substitution may delete.
  private(set) var vanishing: Set<Int> = []
  /// The maximum number of glyphs in a ligature.
  private(set) var longestLigature = 1

  mutating func add(_ subtable: LayoutTable.Subtable, of table: LayoutTable) throws(MalformedTable) {
    let offset = subtable.offset
    switch subtable.type {
    case 1: try addSingle(offset, table)
    case 2, 3: try addSequences(offset, table, areAlternates: subtable.type == 3)
    case 4: try addLigatures(offset, table)
    case 8: try addReverse(offset, table)
    default: return
    }
  }

  /// Returns true if any lookup replaces a glyph, alone or together with others.
  func isReplaced(_ glyph: Int) -> Bool {
    results[glyph] != nil || ligatures.contains { $0.components.contains(glyph) }
  }

  /// The glyphs that are followed by another glyph in a ligature (`left`), and the glyphs that
  /// follow another glyph in a ligature (`right`).
  var ligatureNeighbours: (left: [Int], right: [Int]) {
    (ligatures.flatMap { $0.components.dropLast() }, ligatures.flatMap { $0.components.dropFirst() })
  }

  /// Removes the ligatures that text without complex characters cannot form. Complex characters are
  /// marks, and characters that shaping may hide, compose or skip. Call this once, after everything
  /// is added.
  ///
  /// - Parameter plain: the glyphs of all characters that are not complex; additional glyphs only keep more ligatures.
  /// - Returns: false if ligatures are made of ligatures in an endless chain.
  mutating func settle(plain: () -> GlyphSet) -> Bool {
    unsteady.formUnion(splitting)
    if ligatures.isEmpty { return true }
    var reached = plain()
    reachResults(of: results.keys.filter(reached.contains), &reached)
    var pending = ligatures
    for _ in 0..<SubstitutionSteps.mostGenerations {
      let made = pending.filter { $0.components.allSatisfy(reached.contains) }
      if made.isEmpty { return true }
      pending.removeAll { $0.components.allSatisfy(reached.contains) }
      for ligature in made {
        for component in ligature.components { add(component, ligature.result) }
        if ligature.components.count > 1 { unsteady.formUnion(ligature.components) }
      }
      reachResults(of: made.map(\.result).filter { reached.insert($0) }, &reached)
    }
    return false
  }

  private static let mostGenerations = 16

  /// Inserts into `reached` all glyphs that these glyphs may become.
  private func reachResults(of glyphs: [Int], _ reached: inout GlyphSet) {
    var pending = glyphs
    while let glyph = pending.popLast() {
      // A glyph that the face lacks is not inserted, and has no results.
      for result in results[glyph] ?? [] where reached.insert(result) { pending.append(result) }
    }
  }

  /// Returns the glyph and all glyphs that it may become through any number of steps.
  func closure(of glyph: Int) -> [Int] {
    if results[glyph] == nil { return [glyph] }
    var closure = [glyph]
    var seen: Set<Int> = [glyph]
    var position = 0
    while position < closure.count {
      for result in results[closure[position]] ?? [] where seen.insert(result).inserted { closure.append(result) }
      position += 1
    }
    return closure
  }

  private mutating func add(_ glyph: Int, _ result: Int) { results[glyph, default: []].append(result) }

  private func covered(
    _ offset: Int, _ table: LayoutTable
  ) throws(MalformedTable) -> FlattenSequence<[ClosedRange<Int>]> {
    try table.coverage(try table.part(offset + 2, of: offset)).joined()
  }

  private mutating func addSingle(_ offset: Int, _ table: LayoutTable) throws(MalformedTable) {
    let glyphs = try covered(offset, table)
    switch try table.number(offset) {
    case 1:
      let delta = try table.number(offset + 4)
      for glyph in glyphs { add(glyph, (glyph + delta) & 0xFFFF) }
    case 2:
      let results = try table.numbers(offset + 6, try table.number(offset + 4))
      for (glyph, result) in zip(glyphs, results) { add(glyph, result) }
    default: throw MalformedTable()
    }
  }

  /// Adds substitutions of a glyph by several glyphs (type 2) or by one of several (type 3). Both
  /// types are stored as lists of lists.
  private mutating func addSequences(_ offset: Int, _ table: LayoutTable, areAlternates: Bool) throws(MalformedTable) {
    let lists = try table.numbers(offset + 6, try table.number(offset + 4))
    let glyphs = try covered(offset, table)
    // HarfBuzz deletes a glyph without a list.
    guard lists.count >= glyphs.count, !lists.contains(0) else { throw MalformedTable() }
    for (glyph, list) in zip(glyphs, lists) {
      let results = try table.numbers(offset + list + 2, try table.number(offset + list))
      self.results[glyph, default: []] += results
      if areAlternates { continue }
      if results.isEmpty { vanishing.insert(glyph) }
      if results.count != 1 { splitting.insert(glyph) }
    }
  }

  private mutating func addLigatures(_ offset: Int, _ table: LayoutTable) throws(MalformedTable) {
    try table.forEachLigature(offset) { first, rest, result in
      ligatures.append(Ligature(components: [first] + rest, result: result))
      longestLigature = max(longestLigature, rest.count + 1)
    }
  }

  private mutating func addReverse(_ offset: Int, _ table: LayoutTable) throws(MalformedTable) {
    var position = offset + 4
    for _ in 0..<2 { position += 2 + 2 * (try table.number(position)) }
    let results = try table.numbers(position + 2, try table.number(position))
    for (glyph, result) in zip(try covered(offset, table), results) { add(glyph, result) }
  }
}
