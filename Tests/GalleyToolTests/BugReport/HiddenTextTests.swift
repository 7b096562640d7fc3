import Testing

@testable import GalleyTool

/// Text of equal shape.
@Suite struct HiddenTextTests {
  @Test(arguments: [
    ("Hello, World 42!", "Nnlln, Mntln 00!"), ("ÀÉß naïve", "ÑÑñ nnñnn"), ("Ωμέγα", "Ννένν"),
    ("Привет Ёж", "Нннннн Нн"),
    ("שלום מלך", "ממממ מממ"), ("مرحبا ٣", "برببا ٠"), ("ありがとうっ。", "ははははははっ。"), ("カタカナー", "ハハハハー"), ("漢字𠮷", "文文𠀀"),
    ("한국어 가", "난난나 나"), ("नमस्ते १", "ककक्के ०"), ("ก็ได้", "ก็เก้"), ("👩‍👩‍👧 e\u{301}", "👩‍👩‍👧 n\u{301}"),
    ("a\tb\n\u{200F}", "n\tn\n\u{200F}"),
  ])
  func lettersBecomeOthersOfTheirKind(text: String, hidden: String) {
    #expect(hiddenText(text) == hidden)
  }

  /// Lengths in UTF-16 and boundaries of clusters stay, for every character that there is.
  @Test func theLengthStays() {
    for value in UInt32(0)..<0x32000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let hidden = hiddenText(text)
      #expect(hidden.utf16.count == text.utf16.count, "\(String(value, radix: 16))")
      #expect(hiddenText(hidden) == hidden || hidden == text, "\(String(value, radix: 16))")
      let (old, new) = (scalar.properties, hidden.unicodeScalars.first?.properties)
      #expect(new?.isLowercase == old.isLowercase || old.generalCategory == .otherLetter, "\(String(value, radix: 16))")
    }
  }
}
