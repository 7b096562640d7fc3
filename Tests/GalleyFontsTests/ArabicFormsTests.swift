import TestSupport
import Testing

@testable import GalleyFonts

private let arabic = ShapingOptions(script: 0x4172_6162, isRightToLeft: true, language: "ar")

/// Arabic words are set from the forms of their letters, as HarfBuzz shapes them whole.
struct ArabicFormsTests {
  private static let letters = (UInt16(0x620)...0x6D5).filter { ArabicJoining(of: $0) != nil }

  /// The typesetter has examined the lookups of the face.
  private func typesetter(_ family: String) throws -> (Typesetter, Font) {
    let (typesetter, font) = try TestManifest.typesetter(family, size: 12)
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

  /// Every letter between letters of each kind of joining, and every letter before every other one.
  @Test(arguments: ["Noto Sans Arabic", "Noto Naskh Arabic", "Galley Test Varied"])
  func everyPairIsSetAsInTheWhole(family: String) throws {
    let (typesetter, font) = try typesetter(family)
    var words: [[UInt16]] = []
    for first in ArabicFormsTests.letters {
      for second in ArabicFormsTests.letters {
        words.append([[0x628, first, second, 0x628], [0x627, first, second]][Int(first ^ second) & 1])
      }
      for (before, after) in [(0x628, 0x628), (0x627, 0x627), (0x621, 0x628), (0x628, 0x621)] as [(UInt16, UInt16)] {
        words.append([before, first, after])
        words.append([before, before, first, after, after])
      }
    }
    for word in words {
      try checkWord(word, typesetter, font)
    }
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
    for letter in ArabicFormsTests.letters {
      for sign in composed {
        for word in [[0x628, letter] + sign + [0x628], [letter] + sign + [letter, 0x628]] {
          try checkWord(word, typesetter, font)
        }
      }
    }
  }

  @Test(arguments: ["Noto Sans Arabic", "Noto Naskh Arabic", "Galley Test Varied"])
  func randomWordsAreSetAsInTheWhole(family: String) throws {
    let (typesetter, font) = try typesetter(family)
    let frequent = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإؤئةىلاله".utf16)
    let signs = "\u{64E}\u{651}\u{654}\u{640}\u{670} \u{200D}\u{200C}\u{AD}\u{2044}.1٣(،"
    let other = ArabicFormsTests.letters + Array(signs.utf16)
    var random = SeededNumbers(seed: 8)
    for _ in 0..<SeededRuns.count(4000) {
      let word = (0..<Int.random(in: 1..<12, using: &random)).map { _ in
        Int.random(in: 0..<8, using: &random) == 0
          ? other[Int.random(in: 0..<other.count, using: &random)]
          : frequent[Int.random(in: 0..<frequent.count, using: &random)]
      }
      try checkWord(word, typesetter, font)
    }
  }

  @Test func newWordsOfKnownFormsAreNotShaped() throws {
    let (typesetter, font) = try typesetter("Noto Sans Arabic")
    func set(_ text: String) -> ShapedGlyphs {
      let units = Array(text.utf16)
      return byWords(units, 0..<units.count, typesetter, font, arabic)
    }
    for word in ["بتب", "تبت", "نبت", "بنت", "تب", "بت", "نب", "بن"] { _ = set(word) }
    let calls = typesetter.work.shapingCalls
    let found = ["بتبتب", "تبتبت", "نبتبت", "بنتبتب"].map(set)
    #expect(typesetter.work.shapingCalls == calls)
    #expect(found[0].map(\.flags) == [.unsafeToBreak, .unsafeToBreak, .unsafeToBreak, .unsafeToBreak, []])
  }

  /// What is said of joining here is what HarfBuzz does: a letter that joins changes the letter beside it.
  @Test func lettersJoinAsStated() throws {
    let (typesetter, font) = try typesetter("Noto Sans Arabic")
    func glyph(_ word: [UInt16], of cluster: Int) -> UInt32? {
      whole(word, 0..<word.count, typesetter, font, arabic).first { Int($0.cluster) == cluster }?.glyph
    }
    let alone = try #require(glyph([0x628], of: 0))
    for letter in ArabicFormsTests.letters where typesetter.glyph(for: UInt32(letter), in: font) != nil {
      let joining = try #require(ArabicJoining(of: letter))
      #expect((glyph([letter, 0x628], of: 1) != alone) == (joining == .dual), "U+\(String(letter, radix: 16))")
      #expect((glyph([0x628, letter], of: 0) != alone) == (joining != .none), "U+\(String(letter, radix: 16))")
    }
  }
}
