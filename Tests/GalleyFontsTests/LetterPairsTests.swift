import TestSupport
import Testing

@testable import GalleyFonts

private let latin = ShapingOptions(script: 0x4C61_746E)

/// Text with every letter beside every other one, long enough for the face's lookups to be examined.
private let allPairs = String(
  "abcdefghijklmnopqrstuvwxyz".flatMap { first in "abcdefghijklmnopqrstuvwxyz".map { "\(first)\($0) " } }.joined()
    + String(repeating: "x ", count: 2048))

/// Text that no lookup looks at but for pairs is set from its pairs, as the font states them or HarfBuzz shaped them before.
struct LetterPairsTests {
  @Test func wordsThatWereNeverMetAreSetFromTheirPairs() throws {
    let (typesetter, font) = try TestManifest.typesetter("Inter", size: 12)
    for _ in 0..<2 { _ = typesetter.shaped(allPairs, font) }
    // At the end of a run a letter has no neighbour.
    for letter in "abcdefghijklmnopqrstuvwxyz" { _ = typesetter.shaped(String(letter), font) }
    let calls = typesetter.work.shapingCalls
    for word in ["typography", "waver", "kerning of vast quays", "x"] {
      let found = typesetter.shaped(word, font)
      #expect(typesetter.work.shapingCalls == calls, "\(word)")
      let (fresh, same) = try TestManifest.typesetter("Inter", size: 12)
      #expect(found == fresh.shaped(word, same), "\(word)")
    }
  }

  /// Inter's `calt` sets “x” between digits as a multiplication sign, so both are shaped together.
  @Test func textThatSetsOffARuleIsShaped() throws {
    let (typesetter, font) = try TestManifest.typesetter("Inter", size: 12)
    _ = typesetter.shaped(allPairs + "1 2 12 21 1x x2 (a) A", font)
    for text in ["2x1", "(A)", "e\u{301}", "1\u{2044}2", "A@B"] {
      let calls = typesetter.work.shapingCalls
      let found = typesetter.shaped(text, font)
      #expect(typesetter.work.shapingCalls > calls, "“\(text)”")
      let (fresh, same) = try TestManifest.typesetter("Inter", size: 12)
      #expect(found == fresh.shaped(text, same), "\(text)")
    }
  }

  /// The signs of a rule, not beside each other as it names them.
  @Test(arguments: ["1 2 x y", "extra 12", "4 fox 2"])
  func textWithTheSignsOfARuleApartIsSetFromItsPairs(text: String) throws {
    let (typesetter, font) = try TestManifest.typesetter("Inter", size: 12)
    _ = typesetter.shaped(allPairs, font)
    let calls = typesetter.work.shapingCalls
    let found = typesetter.shaped(text, font)
    #expect(typesetter.work.shapingCalls == calls)
    let (fresh, same) = try TestManifest.typesetter("Inter", size: 12)
    #expect(found == fresh.shaped(text, same))
  }

  /// The font's own statement of each pair against HarfBuzz.
  @Test(arguments: [("Inter", 4000, 500), ("Galley Test Varied", 1800, 2)])
  func pairsThatAFontStatesAreThoseOfHarfBuzz(family: String, leastRead: Int, leastKerned: Int) throws {
    let (typesetter, font) = try TestManifest.typesetter(family, size: 12)
    _ = typesetter.shaped(allPairs, font)
    let examination = try typesetter.examination(font, latin)
    let letters = try #require(examination.kernedLetters)
    let units = Array("AVTWLPYabfjortvwxyz ÄÖÞáčđłşžűÆŒ.,:;“”‘’-–/()109#&ΓΔΛΤΑΥαβγλπΑГДТУЧЪЬабгдтуфюы".utf16)
    var (readCount, kernedCount) = (0, 0)
    for first in units {
      for second in units {
        guard let pair = letters.pair(first, second) else { continue }
        readCount += 1
        if pair.nextFlags != 0 { kernedCount += 1 }
        let text = String(decoding: [first, second], as: UTF16.self)
        #expect(typesetter.shaped(text, font) == typesetter.shapedWhole(text, font, script: "Latn"), "“\(text)”")
      }
    }
    #expect(readCount >= leastRead)
    #expect(kernedCount >= leastKerned)
  }

  /// Signs between ideographs have their script, and often another face.
  @Test(arguments: ["Hani", "Hira", "Kana", "Bopo"])
  func textBetweenIdeographsIsSetFromItsPairs(script: String) throws {
    let (typesetter, font) = try TestManifest.typesetter("Inter", size: 12)
    let signs = ".,;!?%& "
    let primer =
      signs.flatMap { first in signs.map { "\(first)\($0)" } }.joined() + String(repeating: ". ", count: 2048)
    for _ in 0..<2 { _ = typesetter.shaped(primer, font, script: script) }
    for sign in signs { _ = typesetter.shaped(String(sign), font, script: script) }
    let calls = typesetter.work.shapingCalls
    for text in ["?!", "...", ", ; & !!", " ", "%"] {
      let found = typesetter.shaped(text, font, script: script)
      #expect(typesetter.work.shapingCalls == calls, "\(text)")
      let (fresh, same) = try TestManifest.typesetter("Inter", size: 12)
      #expect(found == fresh.shaped(text, same, script: script), "\(text)")
    }
  }

  /// All that a run has of new pairs is shaped in a row, also where known ones lie between or before them. The font does not
  /// tell the glyph of a letter that a lookup replaces.
  @Test(arguments: [("wavy fjord", 1), ("wavy xxxxxxxx fjord", 1), (String(repeating: "x", count: 300) + "wavy", 1)])
  func newPairsOfARunAreLearntAtOnce(text: String, calls: Int) throws {
    let superiors = [FontFeature(tag: "sups", value: 1)]
    let (typesetter, font) = try TestManifest.typesetter("Inter", size: 12, features: superiors)
    // A run of one letter is a piece; of two, the pair is learnt.
    for _ in 0..<2 { _ = typesetter.shaped(String(repeating: "x ", count: 2200) + "xx", font) }
    let before = typesetter.work.shapingCalls
    let found = typesetter.shaped(text, font)
    #expect(typesetter.work.shapingCalls == before + calls)
    let (fresh, same) = try TestManifest.typesetter("Inter", size: 12, features: superiors)
    #expect(found == fresh.shaped(text, same))
  }

  /// Inter sets “x” between digits as a multiplication sign. Of the pairs that are new in “a1b x2”, in a row, that would be
  /// one.
  @Test func pairsThatAreNotBesideEachOtherMakeNoSequence() throws {
    let tabular = [FontFeature(tag: "tnum", value: 1)]
    let (typesetter, font) = try TestManifest.typesetter("Inter", size: 12, features: tabular)
    for _ in 0..<2 { _ = typesetter.shaped(String(repeating: "a ", count: 2200) + "1b x", font) }
    let calls = typesetter.work.shapingCalls
    _ = typesetter.shaped("a1b x2", font)
    // The row, and its first pair.
    #expect(typesetter.work.shapingCalls > calls)
    for text in ["a1b x2", "1x2", "1 2", "a1b x2 a1b x2"] {
      let found = typesetter.shaped(text, font)
      let (fresh, same) = try TestManifest.typesetter("Inter", size: 12, features: tabular)
      #expect(found == fresh.shaped(text, same), "\(text)")
    }
  }

  /// Inter's rules without effect keep the hyphen between small letters as it is. They mark it unsafe to break, which no pair
  /// does.
  @Test func rulesWithoutEffectAreFollowed() throws {
    let (typesetter, font) = try TestManifest.typesetter("Inter", size: 12)
    _ = typesetter.shaped(allPairs, font)
    let calls = typesetter.work.shapingCalls
    let words = ["well-known", "e-mail:", "re-(use)", "of a well-known (or not) word: it-self", "(ab) (A)"]
    for text in words {
      let found = typesetter.shaped(text, font)
      #expect(found == typesetter.shapedWhole(text, font, script: "Latn"), "\(text)")
    }
    // Those that shape whole.
    #expect(typesetter.work.shapingCalls == calls + words.count)
    #expect(typesetter.shaped("well-known", font)[4].flags == .unsafeToBreak)
  }

  /// Inter has the same lookups for Latin and for Cyrillic: text of one counts for the other.
  @Test func plansWithTheSameLookupsAreExaminedTogether() throws {
    let (typesetter, font) = try TestManifest.typesetter("Inter", size: 12)
    _ = typesetter.shaped(String(repeating: "x ", count: 2200), font)
    for _ in 0..<2 { _ = typesetter.shaped(String(repeating: "аб ", count: 100) + "ба а", font, script: "Cyrl") }
    let calls = typesetter.work.shapingCalls
    let found = typesetter.shaped("абаб ба", font, script: "Cyrl")
    #expect(typesetter.work.shapingCalls == calls)
    let (fresh, same) = try TestManifest.typesetter("Inter", size: 12)
    #expect(found == fresh.shaped("абаб ба", same, script: "Cyrl"))
  }

  @Test func moreThanTheTableHoldsIsForgotten() {
    let pairs = LetterPairs(nil)
    func pair(_ first: UInt16, _ second: UInt16) -> LetterPairs.Pair {
      LetterPairs.Pair(
        glyph: first, advance: Int32(first) + Int32(second), xOffset: 1, yOffset: -1, nextFlags: UInt8(second & 1))
    }
    for first in UInt16(1)...200 {
      for second in UInt16(0)..<200 {
        pairs.keep(first, second, pair(first, second))
        let found = pairs.find(first, second)
        #expect(found?.glyph == first)
        #expect(found?.advance == Int32(first) + Int32(second))
      }
    }
    #expect(pairs.find(1, 0) == nil)
    #expect(pairs.find(200, 0)?.nextFlags == 0)
    #expect(pairs.find(200, 199)?.nextFlags == 1)
    #expect(pairs.find(0x300, 1) == nil)
  }
}

struct SubstitutionTriggersTests {
  /// The features that stay on for a text, of those that are ever turned off.
  private func features(_ text: String, _ family: String) throws -> [String] {
    let (typesetter, font) = try TestManifest.typesetter(family, size: 12)
    let triggers = try #require(try typesetter.examination(font, latin).triggers)
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      var off: [String] = []
      triggers.forEachIdleFeature(triggers.survey(buffer, 0..<buffer.count)) { off.append($0.description) }
      return ["ccmp", "locl", "rlig", "calt", "clig", "liga"].filter { !off.contains($0) }
    }
  }

  /// Features that a face does not have are not turned off either: for English Inter has only `ccmp` and `calt`.
  @Test(arguments: [
    ("plain words", "Inter", ["locl", "rlig", "clig", "liga"]),
    ("Words and Words", "Inter", ["locl", "rlig", "clig", "liga"]),
    ("(A)", "Inter", ["locl", "rlig", "calt", "clig", "liga"]),
    ("2x1", "Inter", ["locl", "rlig", "calt", "clig", "liga"]),
    ("e\u{301}", "Inter", ["ccmp", "locl", "rlig", "calt", "clig", "liga"]),
  ])
  func featuresThatDoNothingAreTurnedOff(text: String, family: String, expected: [String]) throws {
    #expect(try features(text, family) == expected)
  }
}
