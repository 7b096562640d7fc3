import TestSupport
import Testing

@testable import GalleyFonts

/// Lookups of fonts that are made for the purpose: text that is divided must be as HarfBuzz sets it whole.
struct UnusualLookupsTests {
  private let folder: TemporaryFolder
  private let fonts: FontCollection

  init() throws {
    folder = try TemporaryFolder()
    fonts = try FontShelf.collection()
  }

  /// The lookups of a font.
  struct Lookups: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var substitutions: [LayoutBytes.Lookup] = []
    var positions: [LayoutBytes.Lookup] = []

    init(
      _ name: String, substitutions: [LayoutBytes.Lookup] = [], positions: [LayoutBytes.Lookup] = []
    ) {
      (testDescription, self.substitutions, self.positions) = (name, substitutions, positions)
    }

    /// Rules of `calt` that do nothing but mark places unsafe to break, and keep later rules from that.
    init(_ name: String, rules: [[LayoutBytes.Part]], type: Int = 6, before: [LayoutBytes.Lookup] = []) {
      self.init(name, substitutions: before + [.init(feature: "calt", type: type, subtables: rules)])
    }

    /// Pairs of `kern`.
    init(_ name: String, pairs: [[LayoutBytes.Part]], feature: OpenTypeTag = "kern") {
      self.init(name, positions: [.init(feature: feature, type: 2, subtables: pairs)])
    }
  }

  private static let (a, b, c, g) = (MadeFont.letters[0], MadeFont.letters[1], MadeFont.letters[2], MadeFont.letters[6])
  private static let result = MadeFont.results[0]

  private static var idleRules: [Lookups] {
    let replacing = LayoutBytes.Lookup(feature: "ccmp", type: 1, subtable: LayoutBytes.single([a: result]))
    return [
      Lookups("one", rules: [LayoutBytes.context(input: [[a]], after: [[b]], lookup: nil)]),
      Lookups(
        "before", rules: [LayoutBytes.context(before: [[a], [b]], input: [[c]], lookup: nil)]),
      Lookups(
        "passing over what was found",
        rules: [
          LayoutBytes.context(input: [[a], [b]], lookup: nil),
          LayoutBytes.context(input: [[b]], after: [[c]], lookup: nil),
        ]),
      Lookups(
        "the first that fits",
        rules: [
          LayoutBytes.context(input: [[b]], after: [[c]], lookup: nil),
          LayoutBytes.context(input: [[b]], after: [[c], [c]], lookup: nil),
        ]),
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
      Lookups("pairs", pairs: [LayoutBytes.kerning(a, [b: -100])]),
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
        ]),
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
    var texts = [String(repeating: "a", count: 70), String(repeating: "a", count: 64) + " "]
    for first in "abcg " {
      for second in "abcg " {
        for third in "abcg " { texts.append(String([first, second, third, "c"])) }
      }
    }
    for text in texts {
      #expect(used.shaped(text, font) == whole.shapedWhole(text, font, script: "Latn"), "“\(text)”")
    }
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
    let text = "ac " + String(repeating: "ab ", count: 9000)
    for _ in 0..<2 {
      #expect(used.shaped(text, font) == Typesetter(fonts: fonts).shapedWhole(text, font, script: "Latn"))
    }
    #expect(used.shaper.pieceCache.pieceCount < 10, "the run was not divided")
  }

  /// Rules that change letters across spaces: by a class that no glyph states, by a lookup that looks further than the rule
  /// that calls it, and after letters that join.
  private static var acrossSpaces: [Lookups] {
    let replace = LayoutBytes.Lookup(feature: nil, type: 1, subtable: LayoutBytes.single([a: result, c: result]))
    let join = LayoutBytes.Lookup(
      feature: "ccmp", type: 4, subtable: LayoutBytes.ligatures(from: b, [([b, b], MadeFont.results[1])]))
    let deeper = LayoutBytes.Lookup(
      feature: nil, type: 6,
      subtable: LayoutBytes.context(input: [[a]], after: [[MadeFont.space], [c]], lookup: 0))
    func calling(_ rule: [LayoutBytes.Part], type: Int = 6, _ others: [LayoutBytes.Lookup] = []) -> Lookups {
      Lookups("", substitutions: [replace] + others + [.init(feature: "calt", type: type, subtable: rule)])
    }
    return [
      calling(LayoutBytes.classContext(covered: [a], [a: 1, c: 2], rules: [([1, 0, 2], 0)]), type: 5),
      calling(LayoutBytes.context(input: [[a]], lookup: 1), [deeper]),
      calling(
        LayoutBytes.context(before: [[MadeFont.results[1]], [MadeFont.space], [c]], input: [[a]], lookup: 0), [join]),
      calling(
        LayoutBytes.context(input: [[a], [MadeFont.results[1], b]], after: [[MadeFont.space], [c]], lookup: 0), [join]),
    ]
  }

  @Test(arguments: acrossSpaces.indices) func wordsThatARuleJoinsStayTogether(number: Int) throws {
    let lookups = UnusualLookupsTests.acrossSpaces[number]
    let font = try MadeFont(lookups.substitutions).font(in: folder, fonts)
    let used = Typesetter(fonts: fonts)
    _ = used.shaped(String(repeating: "g ", count: 2200), font)
    var changed = 0
    for text in ["a c", "ab c", "abbb c", "c a", "c bbba", "c bbbbbba", "g a c g", "gg c bbba g g", "g abbb c g g"] {
      let expected = used.shapedWhole(text, font, script: "Latn")
      if expected.contains(where: { Int($0.glyph) == UnusualLookupsTests.result }) { changed += 1 }
      for _ in 0..<3 { #expect(used.shaped(text, font) == expected, "“\(text)”") }
    }
    #expect(changed > 1, "no rule acts, so nothing was tested")
    // Words without such letters are divided all the same.
    let separation = try #require(try used.separation(font, options("Latn")))
    #expect(Array("g g".utf16).withUnsafeBufferPointer { separation.separates($0, at: 1) })
  }

  /// A rule that deletes a glyph makes neighbours of others.
  @Test func fontsThatDeleteGlyphsAreNotDivided() throws {
    let made = MadeFont([
      .init(feature: "ccmp", type: 2, subtable: LayoutBytes.multiple([UnusualLookupsTests.a: []]))
    ])
    let font = try made.font(in: folder, fonts)
    for script in ["Latn", "Hani"] { #expect(try Typesetter(fonts: fonts).separation(font, options(script)) == nil) }
  }
}
