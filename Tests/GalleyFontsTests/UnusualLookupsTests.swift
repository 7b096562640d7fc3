import TestSupport
import Testing

@testable import GalleyFonts

/// Lookups of fonts that are made for the purpose: text that is set without HarfBuzz must be as HarfBuzz sets it.
struct UnusualLookupsTests {
  private let folder: TemporaryFolder
  private let fonts: FontCollection

  init() throws {
    folder = try TemporaryFolder()
    fonts = try TestManifest.collection()
  }

  /// The lookups of a font.
  struct Lookups: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var substitutions: [LayoutBytes.Lookup] = []
    var positions: [LayoutBytes.Lookup] = []
    /// True if no text of letters and spaces needs HarfBuzz.
    var isReadWhole = false

    init(
      _ name: String, substitutions: [LayoutBytes.Lookup] = [], positions: [LayoutBytes.Lookup] = [],
      isReadWhole: Bool = false
    ) {
      (testDescription, self.substitutions, self.positions) = (name, substitutions, positions)
      self.isReadWhole = isReadWhole
    }

    /// Rules of `calt` that do nothing but mark places unsafe to break, and keep later rules from that.
    init(
      _ name: String, rules: [[LayoutBytes.Part]], type: Int = 6, before: [LayoutBytes.Lookup] = [],
      isReadWhole: Bool = false
    ) {
      self.init(
        name, substitutions: before + [.init(feature: "calt", type: type, subtables: rules)], isReadWhole: isReadWhole)
    }

    /// Pairs of `kern`, besides a substitution of no letter: without any, text is not set from pairs.
    init(_ name: String, pairs: [[LayoutBytes.Part]], feature: OpenTypeTag = "kern", isReadWhole: Bool = false) {
      self.init(
        name, substitutions: [.init(feature: "liga", type: 1, subtable: LayoutBytes.single([60: 61]))],
        positions: [.init(feature: feature, type: 2, subtables: pairs)], isReadWhole: isReadWhole)
    }
  }

  private static let (a, b, c, g) = (MadeFont.letters[0], MadeFont.letters[1], MadeFont.letters[2], MadeFont.letters[6])
  private static let result = MadeFont.results[0]

  private static var idleRules: [Lookups] {
    let replacing = LayoutBytes.Lookup(feature: "ccmp", type: 1, subtable: LayoutBytes.single([a: result]))
    return [
      Lookups("one", rules: [LayoutBytes.context(input: [[a]], after: [[b]], lookup: nil)], isReadWhole: true),
      Lookups(
        "before", rules: [LayoutBytes.context(before: [[a], [b]], input: [[c]], lookup: nil)], isReadWhole: true),
      Lookups(
        "passing over what was found",
        rules: [
          LayoutBytes.context(input: [[a], [b]], lookup: nil),
          LayoutBytes.context(input: [[b]], after: [[c]], lookup: nil),
        ], isReadWhole: true),
      Lookups(
        "the first that fits",
        rules: [
          LayoutBytes.context(input: [[b]], after: [[c]], lookup: nil),
          LayoutBytes.context(input: [[b]], after: [[c], [c]], lookup: nil),
        ], isReadWhole: true),
      Lookups(
        "a letter that is replaced before", rules: [LayoutBytes.context(input: [[a]], after: [[g], [c]], lookup: nil)],
        before: [replacing]),
      Lookups(
        "what a letter is replaced by",
        rules: [LayoutBytes.context(input: [[result]], after: [[g], [c]], lookup: nil)],
        before: [replacing]),
      Lookups(
        "classes", rules: [LayoutBytes.classContext(covered: [a], [a: 1, b: 1, c: 2], rules: [([1, 2], nil)])], type: 5),
      Lookups(
        "no class", rules: [LayoutBytes.classContext(covered: [a, b], [a: 1, c: 2], rules: [([0, 2], nil)])], type: 5),
      Lookups("the longest input", rules: [LayoutBytes.context(input: .init(repeating: [a], count: 64), lookup: nil)]),
      Lookups("too long an input", rules: [LayoutBytes.context(input: .init(repeating: [a], count: 65), lookup: nil)]),
      Lookups("no input", rules: [LayoutBytes.context(before: [[a]], input: [], after: [[b]], lookup: nil)]),
      Lookups("nothing", rules: [LayoutBytes.context(input: [], lookup: nil)]),
      Lookups("a coverage out of order", rules: [[3, 0, 1, unsorted([c, a]), 1, LayoutBytes.coverage([b]), 0]]),
      Lookups("a coverage that is nowhere", rules: [[3, 0, 1, 0, 1, LayoutBytes.coverage([b]), 0]]),
    ]
  }

  private static var pairs: [Lookups] {
    [
      Lookups("pairs", pairs: [LayoutBytes.kerning(a, [b: -100])], isReadWhole: true),
      Lookups("pairs of fractions", pairs: [LayoutBytes.kerning(a, [b: -100])], feature: "frac"),
      // The subtable's own head would be a set of one pair: its coverage is as far away as the glyph's number says.
      Lookups(
        "a set that is nowhere",
        pairs: [[1, LayoutBytes.coverage([a]), 4, 0, 1, 0] + Array(repeating: 0, count: c / 2 - 6)]),
      Lookups("a class that is nowhere", pairs: [[2, LayoutBytes.coverage([a]), 4, 0, 0, 0, 1, 1, 50]]),
      Lookups(
        "a coverage out of order", pairs: [[1, unsorted([b, a]), 4, 0, 2] + Array(repeating: oneSet, count: 2)]),
      Lookups(
        "values for sizes in pixels",
        pairs: [[1, LayoutBytes.coverage([a]), 0x44, 0, 1, .table([1, .number(b), 70, 0])]]),
      Lookups(
        "classes",
        pairs: [
          LayoutBytes.classKerning([a: 1, b: 0], [b: 1, c: 2], format: 5) { first, second, bit in
            second == 0 ? 0 : 10 * first + 100 * second + bit
          }
        ], isReadWhole: true),
    ]
  }

  private static var oneSet: LayoutBytes.Part { .table([1, .number(b), 70]) }

  private static func unsorted(_ glyphs: [Int]) -> LayoutBytes.Part {
    .table([1] + LayoutBytes.list(glyphs.map(LayoutBytes.Part.number)))
  }

  @Test(arguments: idleRules + pairs) func textIsAsHarfBuzzSetsIt(lookups: Lookups) throws {
    let font = try MadeFont(lookups.substitutions, lookups.positions).font(in: folder, fonts)
    let (used, whole) = (Typesetter(fonts: fonts), Typesetter(fonts: fonts))
    _ = used.shaped(String(repeating: "g ", count: 2200), font)
    let calls = used.work.shapingCalls
    var texts = [String(repeating: "a", count: 70), String(repeating: "a", count: 64) + " "]
    for first in "abcg " {
      for second in "abcg " {
        for third in "abcg " { texts.append(String([first, second, third, "c"])) }
      }
    }
    for text in texts {
      #expect(used.shaped(text, font) == whole.shapedWhole(text, font, script: "Latn"), "“\(text)”")
    }
    if lookups.isReadWhole { #expect(used.work.shapingCalls == calls) }
  }

  /// Contexts of positions state a number where others state their coverage: 0 if nothing stands before.
  @Test func contextsOfPositionsAreExamined() throws {
    let (a, b) = (UnusualLookupsTests.a, UnusualLookupsTests.b)
    let made = MadeFont(
      [.init(feature: "liga", type: 1, subtable: LayoutBytes.single([60: 61]))],
      [
        .init(feature: nil, type: 1, subtable: [1, LayoutBytes.coverage([a]), 4, 10]),
        .init(feature: "kern", type: 8, subtable: LayoutBytes.context(input: [[a]], after: [[b]], lookup: 0)),
      ])
    let examination = try Typesetter(fonts: fonts).examination(try made.font(in: folder, fonts), options("Latn"))
    #expect(examination.separation != nil)
    #expect(!examination.kernsPairsOnly)
  }

  /// Long runs are set in parts: the last letter of one is kerned with the space that begins the next.
  @Test func thePartsOfALongRunMeet() throws {
    let space = LayoutBytes.kerning(UnusualLookupsTests.b, [MadeFont.space: -70])
    var lookups = Lookups("spaces", pairs: [space])
    lookups.substitutions.append(
      .init(
        feature: "calt", type: 6,
        subtables: [
          LayoutBytes.context(input: [[UnusualLookupsTests.a]], after: [[UnusualLookupsTests.c]], lookup: nil)
        ]))
    let font = try MadeFont(lookups.substitutions, lookups.positions).font(in: folder, fonts)
    let used = Typesetter(fonts: fonts)
    // The rule is found in the first word, so that the run is divided.
    let text = "ac " + String(repeating: "ab ", count: 3000)
    for _ in 0..<2 {
      #expect(used.shaped(text, font) == Typesetter(fonts: fonts).shapedWhole(text, font, script: "Latn"))
    }
    #expect(used.shaper.pieceCache.pieceCount < 10, "the run was not divided")
  }

  /// A lookup of very many subtables is gone through, not descended into.
  @Test func aDeepLookupIsRead() throws {
    let classes = LayoutBytes.classKerning([UnusualLookupsTests.a: 1], [UnusualLookupsTests.c: 1], format: 4) {
      _, _, _ in 0
    }
    let lookups = Lookups("deep", pairs: .init(repeating: classes, count: 1000))
    let font = try MadeFont(lookups.substitutions, lookups.positions).font(in: folder, fonts)
    let letters = try #require(try Typesetter(fonts: fonts).examination(font, options("Latn")).kernedLetters)
    #expect(letters.pair(0x61, 0x62)?.nextFlags == 0)
  }

  /// Each set of glyphs takes up to 8 KiB, and a rule may have thousands.
  @Test func setsOfGlyphsAreKeptInBounds() throws {
    let (a, count) = (UnusualLookupsTests.a, 2 * LayoutTable.Readings.mostGlyphSets)
    let bytes = LayoutBytes.table([
      .init(
        feature: "calt", type: 5,
        subtable: LayoutBytes.classContext(
          covered: [a], [a: 1], rules: [([1] + Array(2..<2 + count), nil)]))
    ])
    try bytes.withUnsafeBytes { bytes in
      let table = LayoutTable(data: FontData(bytes: bytes), isSubstitution: true, glyphCount: 100)
      var collector = TriggerCollector(table: table, mostSets: 63, followsIdleRules: true)
      let sequences = try collector.joiningSequences(of: [0])
      #expect(sequences?.count == 1)
      #expect(table.readings.glyphs.count == LayoutTable.Readings.mostGlyphSets)
    }
  }
}
