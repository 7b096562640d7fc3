import GalleyUnicode
import Testing

/// The test files of UAX 9: levels and visual order of every case.
@Suite struct UnicodeBidiTests {
  let analyzer = UnicodeAnalyzer()

  /// Real characters, brackets among them.
  @Test func bidiCharacterTest() throws {
    var count = 0
    var failures: [Int] = []
    try UnicodeDataFile("BidiCharacterTest.txt").forEachLine { reader, line in
      count += 1
      if !passesCharacterTest(&reader) { failures.append(line) }
    }
    #expect(count == 91_707)
    #expect(failures == [])
  }

  /// Every sequence of up to four bidi classes, in each paragraph direction that the file asks for by a bit.
  @Test(arguments: [
    (bit: 1, direction: WritingDirection.natural, cases: 256_747), (2, .leftToRight, 256_747),
    (4, .rightToLeft, 256_747),
  ])
  func bidiTest(bit: Int, direction: WritingDirection, cases: Int) throws {
    var count = 0
    var failures: [Int] = []
    var levels: [BidiLevel?] = []
    var order: [Int] = []
    try UnicodeDataFile("BidiTest.txt").forEachLine { reader, line in
      if reader.skip("@Levels:") {
        levels = Self.levels(&reader)
      } else if reader.skip("@Reorder:") {
        order = Self.numbers(&reader)
      } else if !reader.skip("@") {
        let text = Self.sampleText(&reader)
        guard reader.number(radix: 16) & bit != 0 else { return }
        count += 1
        if !passes(text, direction, baseLevel: nil, levels: levels, order: order) { failures.append(line) }
      }
    }
    #expect(count == cases)
    #expect(failures == [])
  }

  private func passesCharacterTest(_ reader: inout FieldReader) -> Bool {
    var text: [UInt16] = []
    // How many UTF-16 units each code point takes: the file counts code points.
    var widths: [Int] = []
    while !reader.endsField() {
      let character = reader.number(radix: 16)
      widths.append(character > 0xFFFF ? 2 : 1)
      if character > 0xFFFF {
        text.append(UInt16(0xD7C0 + character >> 10))
        text.append(UInt16(0xDC00 + character & 0x3FF))
      } else {
        text.append(UInt16(character))
      }
    }
    let direction = [WritingDirection.leftToRight, .rightToLeft, .natural][reader.number(radix: 10)]
    _ = reader.endsField()
    let baseLevel = BidiLevel(UInt8(reader.number(radix: 10)))
    _ = reader.endsField()
    let levels = Self.levels(&reader)
    let order = Self.numbers(&reader)
    guard widths.contains(2) else {
      return passes(text, direction, baseLevel: baseLevel, levels: levels, order: order)
    }
    let starts = widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    let unitLevels = zip(widths, levels).flatMap { [BidiLevel?](repeating: $1, count: $0) }
    let unitOrder = order.flatMap { place -> [Int] in
      let units = Array(starts[place]..<starts[place + 1])
      return levels[place]?.isRightToLeft ?? false ? units.reversed() : units
    }
    return passes(text, direction, baseLevel: baseLevel, levels: unitLevels, order: unitOrder)
  }

  /// Whether the analysis finds these levels, nil standing for any, and its levels this order.
  private func passes(
    _ text: [UInt16], _ direction: WritingDirection, baseLevel: BidiLevel?, levels: [BidiLevel?], order: [Int]
  ) -> Bool {
    let analysis = text.withUnsafeBufferPointer { analyzer.analyze($0, direction: direction, locale: "") }
    if let baseLevel, baseLevel != analysis.baseLevel { return false }
    guard levels.count == text.count else { return false }
    var kept: [Int] = []
    var found: [BidiLevel] = []
    for index in 0..<text.count {
      guard let level = levels[index] else { continue }
      if analysis.level(at: index) != level { return false }
      kept.append(index)
      found.append(level)
    }
    return visualOrder(ofLevels: found).map { kept[$0] } == order
  }

  /// A field of levels, x being nil.
  private static func levels(_ reader: inout FieldReader) -> [BidiLevel?] {
    var levels: [BidiLevel?] = []
    while !reader.endsField() { levels.append(reader.skip("x") ? nil : BidiLevel(UInt8(reader.number(radix: 10)))) }
    return levels
  }

  private static func numbers(_ reader: inout FieldReader) -> [Int] {
    var numbers: [Int] = []
    while !reader.endsField() { numbers.append(reader.number(radix: 10)) }
    return numbers
  }

  /// A field of class names, as a text with one character of each.
  private static func sampleText(_ reader: inout FieldReader) -> [UInt16] {
    var text: [UInt16] = []
    while !reader.endsField() { text.append(samples[reader.packedWord()] ?? 0) }
    return text
  }

  /// A character of each bidi class by the class's name.
  private static let samples: [UInt64: UInt16] = {
    let characters: [(String, UInt16)] = [
      ("L", 0x61), ("R", 0x5D0), ("AL", 0x627), ("EN", 0x30), ("ES", 0x2B), ("ET", 0x23), ("AN", 0x660),
      ("CS", 0x2C), ("NSM", 0x300), ("BN", 0xAD), ("B", 0x2029), ("S", 0x09), ("WS", 0x20), ("ON", 0x21),
      ("LRE", 0x202A), ("RLE", 0x202B), ("PDF", 0x202C), ("LRO", 0x202D), ("RLO", 0x202E), ("LRI", 0x2066),
      ("RLI", 0x2067), ("FSI", 0x2068), ("PDI", 0x2069),
    ]
    return characters.reduce(into: [:]) { samples, sample in
      samples[sample.0.utf8.reduce(0) { $0 << 8 | UInt64($1) }] = sample.1
    }
  }()
}
