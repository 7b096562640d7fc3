/// Questions about one glyph. Lists are sorted, and searched as HarfBuzz searches them.
///
/// HarfBuzz leaves out a list that is not all inside of its table, so each is to be checked before it is asked.
extension LayoutTable {
  /// The place of a glyph in a coverage table; nil if it is not covered.
  func coverageIndex(of glyph: Int, at offset: Int) throws(MalformedTable) -> Int? {
    let count = try number(offset + 2)
    switch try number(offset) {
    case 1:
      return try search(count, for: glyph) { index throws(MalformedTable) in
        let listed = try number(offset + 4 + 2 * index)
        return (listed, listed)
      }
    case 2:
      guard let record = try rangeRecord(of: glyph, offset + 4, count) else { return nil }
      return try number(record + 4) + glyph - (try number(record))
    default: throw MalformedTable()
    }
  }

  /// The class of a glyph; 0 if the definition does not list it.
  func glyphClass(of glyph: Int, at offset: Int) throws(MalformedTable) -> Int {
    switch try number(offset) {
    case 1:
      let (first, count) = (try number(offset + 2), try number(offset + 4))
      return (first..<first + count).contains(glyph) ? try number(offset + 6 + 2 * (glyph - first)) : 0
    case 2:
      guard let record = try rangeRecord(of: glyph, offset + 4, try number(offset + 2)) else { return 0 }
      return try number(record + 4)
    default: throw MalformedTable()
    }
  }

  /// The index of the record whose range has a glyph, of `count` records in order.
  /// - Parameter range: the first and the last glyph of a record.
  func search(
    _ count: Int, for glyph: Int, _ range: (Int) throws(MalformedTable) -> (first: Int, last: Int)
  ) throws(MalformedTable) -> Int? {
    var (lower, upper) = (0, count - 1)
    while lower <= upper {
      let middle = (lower + upper) / 2
      let (first, last) = try range(middle)
      if glyph < first {
        upper = middle - 1
      } else if glyph > last {
        lower = middle + 1
      } else {
        return middle
      }
    }
    return nil
  }

  /// Throws unless a coverage table is all inside.
  func checkCoverage(_ offset: Int) throws(MalformedTable) {
    let count = try number(offset + 2)
    switch try number(offset) {
    case 1: try checkRange(offset + 4, 2 * count)
    case 2: try checkRange(offset + 4, 6 * count)
    default: throw MalformedTable()
    }
  }

  /// Throws unless a class definition is all inside.
  func checkClasses(_ offset: Int) throws(MalformedTable) {
    switch try number(offset) {
    case 1: try checkRange(offset + 6, 2 * (try number(offset + 4)))
    case 2: try checkRange(offset + 4, 6 * (try number(offset + 2)))
    default: throw MalformedTable()
    }
  }

  /// Throws unless all bytes of a range are in the table.
  func checkRange(_ offset: Int, _ count: Int) throws(MalformedTable) {
    guard offset >= 0, offset + count <= data.count else { throw MalformedTable() }
  }

  /// The offset of the range record (first glyph, last glyph, value) that has a glyph.
  private func rangeRecord(of glyph: Int, _ offset: Int, _ count: Int) throws(MalformedTable) -> Int? {
    let index = try search(count, for: glyph) { index throws(MalformedTable) in
      (try number(offset + 6 * index), try number(offset + 6 * index + 2))
    }
    return index.map { offset + 6 * $0 }
  }
}
