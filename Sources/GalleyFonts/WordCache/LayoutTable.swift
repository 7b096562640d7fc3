/// The error for a table that does not follow the OpenType specification.
struct MalformedTable: Error {}

/// Reads the parts of GSUB or GPOS that show if lookups depend on text beyond a space (OpenType,
/// "Common Table Formats").
struct LayoutTable {
  let data: FontData
  let isSubstitution: Bool
  /// The number of glyphs in the face.
  let glyphCount: Int
  let readings = Readings()

  /// The parts of the table that were read so far. Several examinations use the same parts.
  final class Readings {
    /// The work that may still be spent on reading the table. Without this limit, a table whose
    /// parts overlap on purpose could take hours.
    fileprivate var effortLeft = 4_000_000
    /// The glyph sequences in the contextual subtables that were read.
    var rules: [Subtable: [SequenceRule]] = [:]
    /// The glyphs that may be at the positions of sequences. Each set takes up to 8 KiB.
    var glyphs: [SequenceRule.Place: GlyphSet] = [:]

    /// The maximum number of glyph sets that are cached.
    static let mostGlyphSets = 1024
  }

  init(data: FontData, isSubstitution: Bool, glyphCount: Int) {
    (self.data, self.isSubstitution, self.glyphCount) = (data, isSubstitution, glyphCount)
  }

  struct Lookup {
    let flags: Int
    let subtables: [Subtable]
  }

  /// A subtable of a lookup and its offset. An extension subtable is replaced by the subtable to
  /// which it refers.
  struct Subtable: Hashable {
    let type: Int
    let offset: Int
  }

  /// The lookup type of extension subtables: 7 in GSUB, 9 in GPOS.
  private var extensionType: Int { isSubstitution ? 7 : 9 }

  func lookup(_ index: Int) throws(MalformedTable) -> Lookup {
    let list = try part(8, of: 0)
    guard index < (try number(list)) else { throw MalformedTable() }
    let start = try part(list + 2 + 2 * index, of: list)
    let type = try number(start)
    var subtables: [Subtable] = []
    for distance in try numbers(start + 6, try number(start + 4)) {
      if distance == 0 { throw MalformedTable() }
      var subtable = Subtable(type: type, offset: start + distance)
      if type == extensionType {
        guard try number(subtable.offset) == 1, let distance = data.uint32(at: subtable.offset + 4), distance > 0 else {
          throw MalformedTable()
        }
        subtable = Subtable(type: try number(subtable.offset + 2), offset: subtable.offset + distance)
        // HarfBuzz ignores a lookup with subtables of different types.
        if let first = subtables.first, first.type != subtable.type { throw MalformedTable() }
      }
      subtables.append(subtable)
    }
    return Lookup(flags: try number(start + 2), subtables: subtables)
  }

  func number(_ offset: Int) throws(MalformedTable) -> Int {
    guard let number = data.uint16(at: offset) else { throw MalformedTable() }
    return number
  }

  /// Returns the offset stored at `place`, counted from the start of a table. Throws an error if it
  /// is 0, because HarfBuzz treats such a part as empty.
  func part(_ place: Int, of table: Int) throws(MalformedTable) -> Int {
    let distance = try number(place)
    if distance == 0 { throw MalformedTable() }
    return table + distance
  }

  func spend(_ count: Int) throws(MalformedTable) {
    readings.effortLeft -= count
    if readings.effortLeft < 0 { throw MalformedTable() }
  }

  /// A list of numbers that are read on access, because fonts have thousands of short lists.
  struct Numbers: RandomAccessCollection {
    fileprivate let data: FontData

    var startIndex: Int { 0 }
    var endIndex: Int { data.count / 2 }
    subscript(index: Int) -> Int {
      guard let number = data.uint16(at: 2 * index) else {
        preconditionFailure("index \(index) outside of \(count) numbers")
      }
      return number
    }
  }

  func numbers(_ offset: Int, _ count: Int) throws(MalformedTable) -> Numbers {
    try spend(count + 1)
    guard count >= 0, offset >= 0, offset + 2 * count <= data.count else { throw MalformedTable() }
    return Numbers(data: data.slice(offset..<offset + 2 * count))
  }

  /// Calls `body` with each ligature of a GSUB 4 subtable: its first glyph, the other glyphs, and
  /// the resulting glyph.
  func forEachLigature(
    _ offset: Int, _ body: (_ first: Int, _ rest: Numbers, _ result: Int) -> Void
  ) throws(MalformedTable) {
    let sets = try numbers(offset + 6, try number(offset + 4))
    for (first, set) in zip(try coverage(offset + (try number(offset + 2))).joined(), sets) {
      let start = offset + set
      for distance in try numbers(start + 2, try number(start)) {
        let ligature = start + distance
        let count = try number(ligature + 2)
        guard count > 0 else { throw MalformedTable() }
        body(first, try numbers(ligature + 4, count - 1), try number(ligature))
      }
    }
  }

  /// Returns the ranges of glyphs that a coverage table lists. Throws an error if the ranges or
  /// their first indices are not in order, because HarfBuzz would not find all of them. Two ranges
  /// may share a glyph.
  func coverage(_ offset: Int) throws(MalformedTable) -> [ClosedRange<Int>] {
    let count = try number(offset + 2)
    switch try number(offset) {
    case 1:
      let glyphs = try numbers(offset + 4, count)
      guard zip(glyphs, glyphs.dropFirst()).allSatisfy({ $0 <= $1 }) else { throw MalformedTable() }
      return glyphs.map { $0...$0 }
    case 2:
      var covered = 0
      return try ranges(offset + 4, count).map { range throws(MalformedTable) in
        // The expected coverage index.
        if range.number != covered { throw MalformedTable() }
        covered += range.glyphs.count
        return range.glyphs
      }
    default: throw MalformedTable()
    }
  }

  /// Returns the ranges of glyphs that a class definition lists, with their classes. All other
  /// glyphs have class 0. An offset of 0 means that there is no definition, so that all glyphs have
  /// class 0. Throws an error if the ranges are not in order or share a glyph.
  func classes(_ offset: Int) throws(MalformedTable) -> [(glyphs: ClosedRange<Int>, number: Int)] {
    if offset == 0 { return [] }
    switch try number(offset) {
    case 1:
      let first = try number(offset + 2)
      let numbers = try numbers(offset + 6, try number(offset + 4))
      return numbers.enumerated().map { (first + $0.offset...first + $0.offset, $0.element) }
    case 2:
      let ranges = try ranges(offset + 4, try number(offset + 2))
      guard zip(ranges, ranges.dropFirst()).allSatisfy({ $0.glyphs.upperBound < $1.glyphs.lowerBound }) else {
        throw MalformedTable()
      }
      return ranges
    default: throw MalformedTable()
    }
  }

  private func ranges(_ offset: Int, _ count: Int) throws(MalformedTable) -> [(glyphs: ClosedRange<Int>, number: Int)] {
    let numbers = try numbers(offset, 3 * count)
    var ranges: [(glyphs: ClosedRange<Int>, number: Int)] = []
    for record in 0..<count {
      let (first, last) = (numbers[3 * record], numbers[3 * record + 1])
      let isInOrder = record == 0 || first >= numbers[3 * record - 3] && last >= numbers[3 * record - 2]
      guard isInOrder, first <= last else { throw MalformedTable() }
      try spend(numbers[3 * record + 1] - numbers[3 * record])
      ranges.append((numbers[3 * record]...numbers[3 * record + 1], numbers[3 * record + 2]))
    }
    return ranges
  }
}
