import TestSupport
import Testing

@testable import GalleyText

/// The UTF-16 code units of strings, which must be those that Swift returns.
@Suite struct CodeUnitsTests {
  @Test(arguments: [
    "", "a", "short", "a text that is longer than fifteen bytes", "é", "漢字", "😀", "a\u{301}😀字é\0\u{FFFD}",
  ])
  func unitsAreThoseOfUTF16(text: String) {
    #expect(text.codeUnits == Array(text.utf16))
    // The text is a part of another string.
    #expect(String(("x" + text + "y").dropFirst().dropLast()).codeUnits == Array(text.utf16))
  }

  @Test func everyCharacterHasItsUnits() {
    var text = ""
    for value in UInt32(0)...0x10_FFFF {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    #expect(text.codeUnits == Array(text.utf16))
  }

  @Test func charactersOfAllLengthsCanBeMixed() {
    var random = SeededNumbers(seed: 6)
    let letters = ["a", "é", "字", "😀", "\0", "\u{10FFFF}", "\u{7FF}", "\u{800}", "\u{FFFF}"]
    for _ in 0..<SeededRuns.count(500) {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
        .joined()
      #expect(text.codeUnits == Array(text.utf16))
    }
  }
}
