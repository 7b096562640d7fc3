import GalleyBase
import Testing

@testable import GalleyGoldens

/// Texts of users in sentences.
@Suite struct WordingTests {
  @Test(arguments: [
    ("plain text, “quoted” — déjà vu 字", "plain text, “quoted” — déjà vu 字"),
    ("a\nb\r\nc\td", #"a\nb\r\nc\td"#),
    ("\u{1B}[31mred\u{7}\u{9B}", #"\u{1B}[31mred\u{7}\u{9B}"#),
    ("a\u{A0}b\u{2009}c\u{3000}d", #"a\u{A0}b\u{2009}c\u{3000}d"#),
    ("a\u{200B}b\u{200F}c\u{202E}d\u{FEFF}e\u{AD}f", #"a\u{200B}b\u{200F}c\u{202E}d\u{FEFF}e\u{AD}f"#),
    ("a\u{2028}b\u{E000}c\u{2800}d\u{115F}", #"a\u{2028}b\u{E000}c\u{2800}d\u{115F}"#),
    ("\u{301}a", #"\u{301}a"#),
    // A path keeps its backslashes; what looks like a sign is told from one.
    (#"C:\dir\new"#, #"C:\dir\\new"#),
    ("👩\u{200D}👧 ☺\u{FE0F} 🏴\u{E0067}\u{E007F}", "👩\u{200D}👧 ☺\u{FE0F} 🏴\u{E0067}\u{E007F}"),
  ])
  func invisibleCharactersAreSpelledOut(text: String, shown: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(text.visible)")
  }

  @Test(arguments: [
    ("red", "blue", "red instead of blue"), ("red", "none", "now red"), ("“a”", "“”", "now “a”"),
    ("2", "absent", "now 2"), ("none", "red", "none instead of red"), ("[0, 1]", "nothing", "now [0, 1]"),
    ("“a”", "“none”", "“a” instead of “none”"),
  ])
  func newValuesHaveNoInsteadOf(new: String, old: String, words: String) {
    #expect(replacement(new, old) == words)
  }

  @Test func textsAreCutAfterFortyCharacters() {
    let text = String(repeating: "a", count: 40)
    #expect(text.quoted == "“\(text)”")
    #expect((text + "b").quoted == "“\(text)…”")
  }

  @Test func textsThatLookAlikeAreSpelledOutWhereTheyDiffer() {
    let texts = quoted("naïve caf\u{E9}", differingFrom: "naïve cafe\u{301}")
    #expect(texts.before == #"“naïve caf\u{E9}”"#)
    #expect(texts.after == #"“naïve cafe\u{301}”"#)
    let emoji = quoted("1\u{FE0F} a", differingFrom: "1 a")
    #expect(emoji.before == #"“1\u{FE0F} a”"# && emoji.after == "“1 a”")
    let letter = quoted("Ode", differingFrom: "\u{41E}de")
    #expect(letter.before == "“Ode”" && letter.after == #"“\u{41E}de”"#)
    let smile = quoted("\u{263A}", differingFrom: "\u{263A}\u{FE0F}")
    #expect(smile.before == #"“\u{263A}”"# && smile.after == #"“\u{263A}\u{FE0F}”"#)
    // Also behind words that came or went.
    let behind = quoted("Order from Oslo", differingFrom: "New order from \u{41E}slo")
    #expect(behind.before == "“Order from Oslo”" && behind.after == #"“New order from \u{41E}slo”"#)
    let smiles = quoted("Hi \u{263A} you", differingFrom: "Well hi, \u{263A}\u{FE0F} you")
    #expect(smiles.before == #"“Hi \u{263A} you”"# && smiles.after == #"“Well hi, \u{263A}\u{FE0F} you”"#)
    let hyphen = quoted("a well-known place", differingFrom: "the well\u{2011}known place")
    #expect(hyphen.before == "“a well-known place”" && hyphen.after == #"“the well\u{2011}known place”"#)
    // What is the same stays as it is, wherever it is now.
    let moved = quoted("\u{41E} and O", differingFrom: "so \u{41E} and O")
    #expect(moved.before == "“\u{41E} and O”" && moved.after == "“so \u{41E} and O”")
    let late = quoted(
      String(repeating: "x", count: 60) + "\u{E9}", differingFrom: String(repeating: "x", count: 60) + "e\u{301}")
    #expect(late.before == #"“…xxxxxxxxxxxxxxxx\u{E9}”"#)
    #expect(late.after == #"“…xxxxxxxxxxxxxxxxe\u{301}”"#)
  }
}
