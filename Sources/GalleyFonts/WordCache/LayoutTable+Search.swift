/// Searches for single glyphs. As in HarfBuzz, lists are assumed to be sorted.
///
/// HarfBuzz ignores a list that is not wholly inside its table, so check each list before searching it.
extension LayoutTable {
  /// Returns the index of a glyph in a coverage table; nil if it is not covered.
  func coverageIndex(of glyph: Int, at offset: Int) throws(MalformedTable) -> Int? {
    let count = try number(offset + 2)
    if try number(offset) == 1 {
      return try search(count, records: offset + 4, size: 2, last: 0, for: glyph).map { ($0 - offset - 4) / 2 }
    }
    guard let record = try search(count, records: offset + 4, size: 6, last: 2, for: glyph) else { return nil }
    return try number(record + 4) + glyph - (try number(record))
  }

  /// Returns the class of a glyph; 0 if the class definition does not list it.
  func glyphClass(of glyph: Int, at offset: Int) throws(MalformedTable) -> Int {
    if try number(offset) == 1 {
      let (first, count) = (try number(offset + 2), try number(offset + 4))
      return (first..<first + count).contains(glyph) ? try number(offset + 6 + 2 * (glyph - first)) : 0
    }
    let count = try number(offset + 2)
    guard let record = try search(count, records: offset + 4, size: 6, last: 2, for: glyph) else { return 0 }
    return try number(record + 4)
  }

  /// Returns the offset of the record for a glyph, or for a range that contains the glyph; nil if
  /// there is none.
  /// - Parameters:
  ///   - count: the number of records.
  ///   - offset: that of the first record, which begins with a glyph, as all do.
  ///   - size: the size of a record in bytes.
  ///   - last: the offset of its last glyph inside a record: 0 if it has one.
  func search(
    _ count: Int, records offset: Int, size: Int, last: Int, for glyph: Int
  ) throws(MalformedTable) -> Int? {
    var (lower, upper) = (0, count - 1)
    while lower <= upper {
      let middle = (lower + upper) / 2
      let record = offset + size * middle
      if glyph < (try number(record)) {
        upper = middle - 1
      } else if glyph > (try number(record + last)) {
        lower = middle + 1
      } else {
        return record
      }
    }
    return nil
  }

  /// Throws an error unless a coverage table lies wholly inside the data.
  func checkCoverage(_ offset: Int) throws(MalformedTable) {
    let count = try number(offset + 2)
    switch try number(offset) {
    case 1: try checkRange(offset + 4, 2 * count)
    case 2: try checkRange(offset + 4, 6 * count)
    default: throw MalformedTable()
    }
  }

  /// Throws an error unless a class definition lies wholly inside the data.
  func checkClasses(_ offset: Int) throws(MalformedTable) {
    switch try number(offset) {
    case 1: try checkRange(offset + 6, 2 * (try number(offset + 4)))
    case 2: try checkRange(offset + 4, 6 * (try number(offset + 2)))
    default: throw MalformedTable()
    }
  }

  /// Throws an error unless a range of bytes lies wholly inside the table.
  func checkRange(_ offset: Int, _ count: Int) throws(MalformedTable) {
    guard offset >= 0, offset + count <= data.count else { throw MalformedTable() }
  }
}
