import TestSupport
import Testing

@testable import GalleyFonts

private let arabic = ShapingOptions(script: 0x4172_6162, isRightToLeft: true, language: "ar")

/// Arabic words that are shaped apart are as HarfBuzz shapes the whole.
struct ArabicWordsTests {
  private static let letters = Array(UInt16(0x620)...0x6D5)

  /// The typesetter has examined the lookups of the face.
  private func typesetter(_ family: String) throws -> (Typesetter, Font) {
    let (typesetter, font) = try FontShelf.typesetter(family, size: 12)
    let primer = Array(String(repeating: "ب ", count: 3000).utf16)
    for _ in 0..<2 { _ = byWords(primer, 0..<primer.count, typesetter, font, arabic) }
    return (typesetter, font)
  }

  /// Checks that a word has the glyphs that it has when it is shaped whole.
  private func checkWord(_ word: [UInt16], _ typesetter: Typesetter, _ font: Font) throws {
    let expected = whole(word, 0..<word.count, typesetter, font, arabic)
    let found = byWords(word, 0..<word.count, typesetter, font, arabic)
    try #require(found == expected, "\(word.map { String($0, radix: 16) })")
  }

  /// Letters with signs that HarfBuzz composes with them: lookups name the composed letter (in Noto Sans Arabic, reh and
  /// yeh with hamza).
  @Test(arguments: ["Noto Sans Arabic", "Noto Naskh Arabic", "Galley Test Varied"])
  func lettersWithSignsAreSetAsInTheWhole(family: String) throws {
    let (typesetter, font) = try typesetter(family)
    let composed: [[UInt16]] = [
      [0x627, 0x653], [0x627, 0x654], [0x627, 0x655], [0x648, 0x654], [0x64A, 0x654], [0x6C1, 0x654], [0x6D2, 0x654],
      [0x64A, 0x64E, 0x654],
    ]
    for letter in ArabicWordsTests.letters {
      for sign in composed {
        for word in [[0x628, letter] + sign + [0x20, 0x628], [letter] + sign + [0x20, letter, 0x628]] {
          try checkWord(word, typesetter, font)
        }
      }
    }
  }

  @Test(arguments: ["Noto Sans Arabic", "Noto Naskh Arabic", "Galley Test Varied"])
  func randomTextIsSetAsInTheWhole(family: String) throws {
    let (typesetter, font) = try typesetter(family)
    let frequent = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإؤئةىلاله".utf16)
    let signs = "\u{64E}\u{651}\u{654}\u{640}\u{670} \u{200D}\u{200C}\u{AD}\u{2044}.1٣(،"
    let other = ArabicWordsTests.letters + Array(signs.utf16)
    var random = SeededNumbers(seed: 8)
    for _ in 0..<SeededRuns.count(4000) {
      let word = (0..<Int.random(in: 1..<24, using: &random)).map { _ -> UInt16 in
        if Int.random(in: 0..<5, using: &random) == 0 { return 0x20 }
        return Int.random(in: 0..<8, using: &random) == 0
          ? other[Int.random(in: 0..<other.count, using: &random)]
          : frequent[Int.random(in: 0..<frequent.count, using: &random)]
      }
      try checkWord(word, typesetter, font)
    }
  }
}
