import Testing

@testable import GalleyTool

/// Text of equal shape.
@Suite struct HiddenTextTests {
  @Test(arguments: [
    ("Hello, World 42!", "Nnlln, Mntln 00!"), ("ÀÉß naïve", "ÑÑñ nnñnn"), ("Ωμέγα", "Ννννν"),
    ("Привет Ёж", "Нннннн Нн"),
    ("שלום מלך", "מממם ממם"), ("مرحبا ٣", "برببا ٠"), ("ありがとうっ。", "はははははっ。"), ("カタカナー", "ハハハハー"), ("漢字𠮷", "文文𠀀"),
    ("한국어 가", "난난나 나"), ("नमस्ते १", "ककक्के ०"), ("ก็ได้", "ก็เก้"), ("👩‍👩‍👧 e\u{301}", "👩‍👩‍👧 n\u{301}"),
    ("a\tb\n\u{200F}", "n\tn\n\u{200F}"),
  ])
  func lettersBecomeOthersOfTheirKind(text: String, hidden: String) {
    #expect(hiddenText(text) == hidden)
  }

  /// The length in UTF-16 and the case stay, of every character that there is.
  @Test func theLengthStays() {
    let changed = (UInt32(0)..<0x32000).compactMap(Unicode.Scalar.init).filter { scalar in
      let hidden = hiddenText(String(scalar))
      guard hidden.utf16.count == String(scalar).utf16.count, let other = hidden.unicodeScalars.first else {
        return true
      }
      return other.properties.generalCategory != scalar.properties.generalCategory
    }
    #expect(changed.map { String($0.value, radix: 16) } == [])
  }

  /// Two stands for the first digit, so that plural forms stay, and for the last one, so that no digit is dropped.
  @Test(arguments: [
    (0, 2), (1, 2), (7, 2), (42, 20), (-1234, -2000), (0.5, 0.2), (3.25, 2.02), (-12.5, -20.2), (1e15, 2e15),
  ])
  func numbersKeepTheirDigits(number: Double, hidden: Double) {
    #expect(hiddenNumber(number) == hidden)
  }
}
