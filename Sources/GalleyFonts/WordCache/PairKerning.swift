/// The kerning of glyph pairs in the font (OpenType, GPOS lookup type 2, "Pair Adjustment
/// Positioning").
///
/// HarfBuzz gives the same result for each pair that this covers. Calling it for the few new pairs of a label takes
/// several times as long as reading them.
struct PairKerning {
  /// The change of the first glyph in a pair.
  struct Adjustment: Equatable {
    /// The horizontal offset in font units. `yOffset` counts upwards.
    var xOffset = 0
    var yOffset = 0
    var advance = 0
    /// True if a lookup specifies a change, even if another lookup reverts it. A line break between
    /// the two glyphs is then unsafe.
    var isStated = false
  }

  private let table: LayoutTable
  /// The offsets of the subtables of each lookup.
  private let lookups: [[Int]]

  /// Reads the kerning lookups. Throws an error if any part of them is malformed, because HarfBuzz
  /// ignores parts of such lookups.
  /// - Parameter lookups: the indices of a plan's lookups in GPOS, none of which moves the second glyph of a pair.
  init(_ table: LayoutTable, lookups: [Int]) throws(MalformedTable) {
    // Without the parts read so far.
    self.table = LayoutTable(data: table.data, isSubstitution: false, glyphCount: table.glyphCount)
    var kerning: [[Int]] = []
    for index in lookups {
      let subtables = try table.lookup(index).subtables
      if !subtables.contains(where: { $0.type == 2 }) { continue }
      for subtable in subtables { try PairKerning.check(subtable, of: table) }
      kerning.append(subtables.map(\.offset))
    }
    self.lookups = kerning
  }

  /// Throws an error unless a subtable contains pairs, lies wholly inside the table and has no
  /// values for sizes in pixels.
  private static func check(_ subtable: LayoutTable.Subtable, of table: LayoutTable) throws(MalformedTable) {
    let offset = subtable.offset
    let format = try table.number(offset + 4)
    guard subtable.type == 2, format <= plainFormats else { throw MalformedTable() }
    try table.checkCoverage(try table.part(offset + 2, of: offset))
    switch try table.number(offset) {
    case 1:
      let sets = try table.number(offset + 8)
      try table.checkRange(offset + 10, 2 * sets)
      for index in 0..<sets {
        let set = try table.part(offset + 10 + 2 * index, of: offset)
        try table.checkRange(set + 2, (try table.number(set)) * (2 + valueSize(format)))
      }
    case 2:
      for place in [8, 10] { try table.checkClasses(try table.part(offset + place, of: offset)) }
      let (firsts, seconds) = (try table.number(offset + 12), try table.number(offset + 14))
      try table.checkRange(offset + 16, firsts * seconds * valueSize(format))
    default: throw MalformedTable()
    }
  }

  /// Returns the change of a glyph before another glyph; nil if the pair must be shaped by
  /// HarfBuzz.
  func adjustment(of first: Int, before second: Int) -> Adjustment? {
    var sum = Adjustment()
    for subtables in lookups {
      guard let adjustment = try? adjustment(of: first, before: second, in: subtables) else { return nil }
      sum.xOffset += adjustment.xOffset
      sum.yOffset += adjustment.yOffset
      sum.advance += adjustment.advance
      sum.isStated = sum.isStated || adjustment.isStated
    }
    return sum
  }

  /// Returns the change that the first matching subtable specifies. A subtable matches if it has
  /// the pair.
  ///
  /// Where no class is stated for the second glyph, HarfBuzz after 6.0 also searches the next subtable; both must give
  /// the same result.
  private func adjustment(
    of first: Int, before second: Int, in subtables: [Int]
  ) throws(MalformedTable) -> Adjustment {
    var ended: Adjustment?
    var found = Adjustment()
    for offset in subtables {
      guard let place = try table.coverageIndex(of: first, at: try table.part(offset + 2, of: offset)) else { continue }
      if try table.number(offset) == 1 {
        guard let record = try record(of: second, inSet: place, offset) else { continue }
        found = try value(record, offset)
        break
      }
      guard let record = try record(of: first, second, offset) else { continue }
      let value = try value(record.offset, offset)
      if !record.isOfAnyOther {
        found = value
        break
      }
      ended = ended ?? value
    }
    guard ended == nil || ended == found else { throw MalformedTable() }
    return found
  }

  /// Returns the offset of the values for a pair in a set of pairs (format 1); nil if the set does
  /// not contain the pair.
  private func record(of second: Int, inSet place: Int, _ offset: Int) throws(MalformedTable) -> Int? {
    guard place < (try table.number(offset + 8)) else { return nil }
    let set = offset + (try table.number(offset + 10 + 2 * place))
    let size = 2 + PairKerning.valueSize(try table.number(offset + 4))
    let record = try table.search(try table.number(set), records: set + 2, size: size, last: 0, for: second)
    return record.map { $0 + 2 }
  }

  /// Returns the offset of the values for a pair of classes (format 2). `isOfAnyOther` is true if
  /// the second class is 0, the class of glyphs that the table does not list. Returns nil if there
  /// is no such pair.
  private func record(
    of first: Int, _ second: Int, _ offset: Int
  ) throws(MalformedTable) -> (offset: Int, isOfAnyOther: Bool)? {
    let (firstClass, secondClass) = (
      try table.glyphClass(of: first, at: offset + (try table.number(offset + 8))),
      try table.glyphClass(of: second, at: offset + (try table.number(offset + 10)))
    )
    let (firstCount, secondCount) = (try table.number(offset + 12), try table.number(offset + 14))
    let size = PairKerning.valueSize(try table.number(offset + 4))
    guard firstClass < firstCount, secondClass < secondCount else { return nil }
    return (offset + 16 + size * (firstClass * secondCount + secondClass), secondClass == 0)
  }

  /// Returns the values at an offset, in the format of the subtable: horizontal and vertical
  /// offset, and horizontal advance. The vertical advance is ignored.
  private func value(_ record: Int, _ subtable: Int) throws(MalformedTable) -> Adjustment {
    let format = try table.number(subtable + 4)
    var adjustment = Adjustment()
    var offset = record
    for bit in 0..<3 where format >> bit & 1 != 0 {
      guard let number = table.data.int16(at: offset) else { throw MalformedTable() }
      offset += 2
      switch bit {
      case 0: adjustment.xOffset = number
      case 1: adjustment.yOffset = number
      default: adjustment.advance = number
      }
      if number != 0 { adjustment.isStated = true }
    }
    return adjustment
  }

  /// The format bits for the four lengths. Higher bits mean tables of values for sizes in pixels.
  private static let plainFormats = 15

  /// Returns the number of bytes that values in a format take.
  private static func valueSize(_ format: Int) -> Int { 2 * format.nonzeroBitCount }
}
