import TestSupport
import Testing

@testable import GalleyFonts

private let han = ShapingOptions(script: 0x4861_6E69, language: "zh")

/// Letters that nothing beside them changes are set without HarfBuzz: at once where no lookup has them, else once they were
/// shaped.
struct LoneLettersTests {
  /// Text in which every letter was met, long enough for the face's lookups to be examined.
  private static let primer = Array(String(repeating: "排版漢字一二三四五六七八九十，。", count: 300).utf16)

  @Test func textThatWasNeverMetIsSetFromItsLetters() throws {
    let (typesetter, font) = try TestManifest.typesetter("Noto Sans CJK SC", size: 12)
    for _ in 0..<2 { _ = byWords(LoneLettersTests.primer, 0..<LoneLettersTests.primer.count, typesetter, font, han) }
    for text in ["字", "十九八七漢版", "一，二。", "三二一排字"] {
      let units = Array(text.utf16)
      // The oracle is counted, too.
      let calls = typesetter.work.shapingCalls
      let found = byWords(units, 0..<units.count, typesetter, font, han)
      #expect(typesetter.work.shapingCalls == calls, "\(text)")
      #expect(found == whole(units, 0..<units.count, typesetter, font, han), "\(text)")
    }
  }

  /// Letters that are new take no call in the language that the face is made for. In another one, whose forms of some letters
  /// `locl` sets, those are shaped together, not one by one.
  @Test(arguments: [("zh", 0...0), ("ja", 1...16)])
  func newLettersTakeFewCalls(language: String, calls expected: ClosedRange<Int>) throws {
    let (typesetter, font) = try TestManifest.typesetter("Noto Sans CJK SC", size: 12)
    let options = ShapingOptions(script: 0x4861_6E69, language: language)
    for _ in 0..<2 {
      _ = byWords(LoneLettersTests.primer, 0..<LoneLettersTests.primer.count, typesetter, font, options)
    }
    let calls = typesetter.work.shapingCalls
    let units = Array(UInt16(0x5000)..<0x5400)
    let found = byWords(units, 0..<units.count, typesetter, font, options)
    #expect(expected.contains(typesetter.work.shapingCalls - calls))
    #expect(found == whole(units, 0..<units.count, typesetter, font, options))
  }

  /// Letters that a lookup moves by itself are not set from their glyph alone.
  @Test(arguments: ["palt", "halt"]) func lettersThatLookupsMoveAreShaped(feature: String) throws {
    let features = [FontFeature(tag: OpenTypeTag(feature) ?? "palt", value: 1)]
    let (typesetter, font) = try TestManifest.typesetter("Noto Sans CJK SC", size: 12, features: features)
    for _ in 0..<2 { _ = byWords(LoneLettersTests.primer, 0..<LoneLettersTests.primer.count, typesetter, font, han) }
    let units = Array("字「」、。，（）！？・あいう".utf16)
    let found = byWords(units, 0..<units.count, typesetter, font, han)
    #expect(found == whole(units, 0..<units.count, typesetter, font, han))
    let (plainTypesetter, plain) = try TestManifest.typesetter("Noto Sans CJK SC", size: 12)
    #expect(found != whole(units, 0..<units.count, plainTypesetter, plain, han), "the feature moves nothing")
  }

  /// All units of the blocks that East Asian text is written in, each between ideographs and beside itself.
  @Test(arguments: ["Noto Sans CJK SC", "Galley Test Varied"])
  func everyLetterIsSetAsInTheWhole(family: String) throws {
    let (typesetter, font) = try TestManifest.typesetter(family, size: 13)
    let ideographs: [ClosedRange<UInt16>] = [0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF]
    for block in ideographs + [0x2000...0x206F, 0x3000...0x31FF, 0xFE10...0xFFEF] {
      let units = block.flatMap { [0x5B57, $0, 0x5B57, $0, $0] as [UInt16] }
      let expected = whole(units, 0..<units.count, typesetter, font, han)
      for _ in 0..<2 {
        let found = byWords(units, 0..<units.count, typesetter, font, han)
        let first = zip(found, expected).first { $0 != $1 }
        #expect(found.count == expected.count)
        #expect(first == nil, "U+\(String(block.lowerBound, radix: 16))")
      }
    }
  }
}
