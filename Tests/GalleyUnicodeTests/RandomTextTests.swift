import CICU
import GalleyUnicode
import Testing

/// Random UTF-16 from all planes, lone surrogates and controls included: what must hold for any text.
@Suite struct RandomTextTests {
  @Test func everyTextIsConsistent() throws {
    var random = SplitMix(state: 15)
    let analyzer = UnicodeAnalyzer()
    for round in 0..<500 {
      let units = Self.text(&random)
      let direction = [WritingDirection.natural, .leftToRight, .rightToLeft][Int(random.next() % 3)]
      let locale = ["", "ja-u-lb-loose", "ko-u-lw-keepall", "th-u-lw-breakall", "ja-u-lw-phrase"][
        Int(random.next() % 5)]
      let embedding = random.next() % 4 == 0 ? units.map { _ in UInt8(truncatingIfNeeded: random.next()) } : nil
      let analysis = units.withUnsafeBufferPointer {
        analyzer.analyze($0, direction: direction, locale: locale, embeddingLevels: embedding)
      }
      try #require(Self.faults(of: analysis, units) == [], "\(units)")
      if round % 25 == 0 {
        // What the analyzer has met before makes no difference.
        try #require(analysis == analyze(units, direction, locale: locale, embeddingLevels: embedding), "\(units)")
      }
      let clusters = units.withUnsafeBufferPointer { analyzer.graphemeClusters(of: $0) }
      let boundaries = try Self.clusterBoundaries(of: units)
      try #require([0] + clusters.map(\.upperBound) == boundaries, "\(units)")
    }
  }

  /// What is wrong with an analysis, in words.
  static func faults(of analysis: ParagraphAnalysis, _ units: [UInt16]) -> [String] {
    let count = units.count
    var faults: [String] = []
    func check(_ holds: Bool, _ claim: String) { if !holds { faults.append(claim) } }
    check(analysis.boundaries.count == count + 1, "one entry for each unit and the end")
    check(analysis.boundaries[0].contains(.grapheme), "a cluster begins at 0")
    check(analysis.boundaries[0].isDisjoint(with: [.softBreak, .hardBreak]), "no break at 0")
    check(analysis.boundaries[count].isSuperset(of: [.grapheme, .softBreak]), "the end is a boundary and a break")
    check(analysis.boundaries[count].isDisjoint(with: CharacterFlagTests.own), "the end is no unit")
    for boundary in analysis.boundaries {
      check(!boundary.contains(.softBreak) || boundary.contains(.grapheme), "no break inside a cluster")
      check(!boundary.contains(.hardBreak) || boundary.contains(.softBreak), "a break to take is an opportunity")
    }
    check(analysis.levels.isEmpty || analysis.levels.count == count, "a level for each unit")
    check(analysis.allLevels.allSatisfy { $0 >= analysis.baseLevel && $0 <= 126 }, "levels from the base to 126")
    check(Set(analysis.levels) != [analysis.baseLevel], "no levels when all are the base")
    check(visualOrder(ofLevels: analysis.allLevels).sorted() == Array(0..<count), "each unit is seen once")
    for index in units.indices.dropLast() where units[index] & 0xFC00 == 0xD800 && units[index + 1] & 0xFC00 == 0xDC00 {
      let pair = analysis.boundaries[index...index + 1].map { $0.intersection(CharacterFlagTests.own) }
      check(pair[0] == pair[1], "pairs have the same flags")
      check(analysis.level(at: index) == analysis.level(at: index + 1), "pairs have the same level")
      check(!analysis.boundaries[index + 1].contains(.grapheme), "pairs are whole")
    }
    let ends = analysis.scripts.map(\.range.upperBound)
    check(analysis.scripts.map(\.range.lowerBound) == [0] + ends.dropLast() && ends.last == count, "runs without gaps")
    check(ends.allSatisfy { analysis.boundaries[$0].contains(.grapheme) }, "clusters in one script")
    check(zip(analysis.scripts, analysis.scripts.dropFirst()).allSatisfy { $0.script != $1.script }, "runs differ")
    return faults
  }

  /// ICU's answer for the text as a whole.
  static func clusterBoundaries(of units: [UInt16]) throws -> [Int] {
    let breaks = try #require(cicu_breaks_open(CICU_CLUSTERS, ""))
    defer { cicu_breaks_close(breaks) }
    var marks = [UInt8](repeating: 0, count: units.count + 1)
    #expect(cicu_breaks_mark(breaks, units, Int32(units.count), 1, 0, 100, &marks))
    marks[0] = 1
    return marks.indices.filter { marks[$0] == 1 }
  }

  /// 1 to 200 units: stretches of one alphabet, controls and noise.
  private static func text(_ random: inout SplitMix) -> [UInt16] {
    let alphabets: [[UInt32]] = [
      Array(0x20...0x7E), Array(0x00...0x24F), Array(0x300...0x36F), Array(0x5D0...0x5EA) + Array(0x591...0x5BD),
      Array(0x600...0x6FF), Array(0x900...0x97F), Array(0xE00...0xE7F), Array(0x1100...0x11FF) + Array(0xAC00...0xAC40),
      Array(0x2000...0x206F), Array(0x3000...0x30FF), Array(0x4E00...0x4E40), Array(0xD800...0xDFFF),
      Array(0x1F1E6...0x1F1FF) + Array(0x1F3FB...0x1F3FF) + [0x200D, 0x1F469, 0x2764, 0xFE0F],
      Array("()[]{}⟨⟩「」〈〉".unicodeScalars.map(\.value)) + [0x2329, 0x232A, 0x5D0, 0x41], [0x0D, 0x0A, 0x85, 0x1C, 0],
      Array(stride(from: 0x10000, through: 0x10FFFF, by: 97)), Array(0xE0000...0xE007F), Array(0x10900...0x1091F),
    ]
    var units: [UInt16] = []
    let count = Int(random.next() % 200) + 1
    while units.count < count {
      let alphabet = alphabets[Int(random.next() % UInt64(alphabets.count))]
      for _ in 0...Int(random.next() % 40) {
        let character = alphabet[Int(random.next() % UInt64(alphabet.count))]
        units += Unicode.Scalar(character).map { Array(String($0).utf16) } ?? [UInt16(character)]
      }
    }
    return units
  }
}

/// Random numbers that are the same on every run.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
