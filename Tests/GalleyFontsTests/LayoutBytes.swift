import GalleyFonts
import TestSupport

/// Writes the tables of OpenType that hold lookups, big-endian, for fonts that are made in a test.
enum LayoutBytes {
  /// A part of a table. A table in it stands after all numbers, and its offset in its place.
  indirect enum Part: ExpressibleByIntegerLiteral, Sendable {
    case number(Int)
    case tag(OpenTypeTag)
    case table([Part])

    init(integerLiteral value: Int) { self = .number(value) }
  }

  /// A lookup, and the feature that applies it; nil if only another lookup calls it.
  struct Lookup: Sendable {
    let feature: OpenTypeTag?
    let type: Int
    let subtables: [[Part]]

    init(feature: OpenTypeTag?, type: Int, subtables: [[Part]]) {
      (self.feature, self.type, self.subtables) = (feature, type, subtables)
    }

    init(feature: OpenTypeTag?, type: Int, subtable: [Part]) {
      self.init(feature: feature, type: type, subtables: [subtable])
    }
  }

  /// A GSUB or GPOS table with these lookups, each for all scripts.
  /// - Parameter hasVariations: true for a table of variations of features, which has none.
  static func table(_ lookups: [Lookup], hasVariations: Bool = false) -> [UInt8] {
    // One record a feature: of two with the same tag the second would never be looked at.
    let features = Dictionary(grouping: lookups.indices) { lookups[$0].feature }
      .compactMap { tag, indices in tag.map { (tag: $0, indices: indices) } }
      .sorted { $0.tag.rawValue < $1.tag.rawValue }
    let language: [Part] = [0, 0xFFFF] + list(features.indices.map(Part.number))
    let records = features.flatMap { feature -> [Part] in
      [.tag(feature.tag), .table([0] + list(feature.indices.map(Part.number)))]
    }
    let tables = lookups.map { Part.table([.number($0.type), 0] + list($0.subtables.map(Part.table))) }
    let lists: [Part] = [
      .table([1, .tag("DFLT"), .table([.table(language), 0])]), .table([.number(features.count)] + records),
      .table(list(tables)),
    ]
    return bytes(hasVariations ? [1, 1] + lists + [0, .table([1, 0, 0, 0])] : [1, 0] + lists)
  }

  static func coverage(_ glyphs: [Int]) -> Part { .table([1] + list(Set(glyphs).sorted().map(Part.number))) }

  /// Replaces each glyph by another (type 1).
  static func single(_ results: [Int: Int]) -> [Part] {
    [2, coverage(Array(results.keys))] + list(results.sorted { $0.key < $1.key }.map { .number($0.value) })
  }

  /// Replaces each glyph by several (type 2).
  static func multiple(_ results: [Int: [Int]]) -> [Part] {
    let lists = results.sorted { $0.key < $1.key }.map { Part.table(list($0.value.map(Part.number))) }
    return [1, coverage(Array(results.keys))] + list(lists)
  }

  /// Replaces sequences that begin with one glyph (type 4).
  static func ligatures(from first: Int, _ ligatures: [(rest: [Int], result: Int)]) -> [Part] {
    let tables = ligatures.map {
      Part.table([.number($0.result), .number($0.rest.count + 1)] + $0.rest.map(Part.number))
    }
    return [1, coverage([first])] + list([.table(list(tables))])
  }

  /// Applies a lookup at a place of the input, or none (GSUB 6, GPOS 8); the places before the input are stored nearest
  /// first.
  static func context(
    before: [[Int]] = [], input: [[Int]], after: [[Int]] = [], at place: Int = 0, lookup: Int?
  ) -> [Part] {
    [3] + list(before.map(coverage)) + list(input.map(coverage)) + list(after.map(coverage))
      + (lookup.map { [1, .number(place), .number($0)] } ?? [0])
  }

  /// Looks at sequences of classes that begin with a covered glyph, and applies a lookup to the first glyph, or none
  /// (GSUB 5, format 2).
  /// - Parameter rules: the classes of each sequence; rules with the same first class stand together.
  static func classContext(
    covered: [Int], _ numbers: [Int: Int], rules: [(classes: [Int], lookup: Int?)]
  ) -> [Part] {
    let sets = (0...(numbers.values.max() ?? 0)).map { first -> Part in
      let tables = rules.filter { $0.classes[0] == first }.map { rule in
        Part.table(
          [.number(rule.classes.count), rule.lookup == nil ? 0 : 1] + rule.classes.dropFirst().map(Part.number)
            + (rule.lookup.map { [0, .number($0)] } ?? []))
      }
      return tables.isEmpty ? 0 : .table(list(tables))
    }
    return [2, coverage(covered), classes(numbers)] + list(sets)
  }

  /// Looks at pairs of glyphs, and does nothing (GSUB 5).
  static func idlePairs(_ pairs: [Int: [Int]]) -> [Part] {
    let sets = pairs.sorted { $0.key < $1.key }.map { pair in
      Part.table(list(pair.value.map { .table([2, 0, .number($0)]) }))
    }
    return [1, coverage(Array(pairs.keys))] + list(sets)
  }

  /// Adds to the advance of a glyph before another (GPOS 2).
  static func kerning(_ first: Int, _ seconds: [Int: Int]) -> [Part] {
    let pairs = seconds.sorted { $0.key < $1.key }.flatMap { [Part.number($0.key), .number($0.value & 0xFFFF)] }
    return [1, coverage([first]), 4, 0, 1, .table([.number(seconds.count)] + pairs)]
  }

  /// Changes a glyph before another by the classes of both (GPOS 2, format 2).
  /// - Parameters:
  ///   - firsts: the glyphs that the subtable covers, with their classes.
  ///   - seconds: the classes of glyphs; all others are of class 0.
  ///   - format: the lengths that are stated, a bit for each.
  ///   - value: the length of a bit for two classes.
  static func classKerning(
    _ firsts: [Int: Int], _ seconds: [Int: Int], format: Int, value: (_ first: Int, _ second: Int, _ bit: Int) -> Int
  ) -> [Part] {
    let counts = [firsts, seconds].map { ($0.values.max() ?? 0) + 1 }
    let values = (0..<counts[0]).flatMap { first in
      (0..<counts[1]).flatMap { second in
        (0..<4).filter { format >> $0 & 1 != 0 }.map { Part.number(value(first, second, $0) & 0xFFFF) }
      }
    }
    return [2, coverage(Array(firsts.keys)), .number(format), 0, classes(firsts), classes(seconds)]
      + counts.map(Part.number) + values
  }

  /// A class definition by ranges, of one glyph each.
  private static func classes(_ numbers: [Int: Int]) -> Part {
    let ranges = numbers.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.key, $0.value].map(Part.number) }
    return .table([2, .number(numbers.count)] + ranges)
  }

  /// A `cmap` table that maps these characters.
  static func characters(_ glyphs: [UInt32: Int]) -> [UInt8] {
    func wide(_ number: Int) -> [Part] { [.number(number >> 16), .number(number & 0xFFFF)] }
    let groups = glyphs.sorted { $0.key < $1.key }.flatMap {
      wide(Int($0.key)) + wide(Int($0.key)) + wide($0.value)
    }
    return bytes(
      [0, 1, 3, 10] + wide(12) + [12, 0] + wide(16 + 12 * glyphs.count) + wide(0) + wide(glyphs.count) + groups)
  }

  static func list(_ parts: [Part]) -> [Part] { [.number(parts.count)] + parts }

  private static func bytes(_ parts: [Part]) -> [UInt8] {
    var head: [UInt8] = []
    var tail: [UInt8] = []
    let size = parts.reduce(0) { size, part in
      if case .tag = part { size + 4 } else { size + 2 }
    }
    func big(_ number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)] }
    for part in parts {
      switch part {
      case .number(let number): head += big(number)
      case .tag(let tag): head += big(Int(tag.rawValue >> 16)) + big(Int(tag.rawValue & 0xFFFF))
      case .table(let inner):
        precondition(size + tail.count <= 0xFFFF, "a table further away than an offset tells")
        head += big(size + tail.count)
        tail += bytes(inner)
      }
    }
    return head + tail
  }
}
