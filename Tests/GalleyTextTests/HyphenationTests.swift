import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Galley Test Mono at 15 pt: every glyph is 9 pt wide.
@Suite struct HyphenationTests {
  static let brown = "The quick brown fox jumps over"

  private func shown(_ text: String, width: Double, factor: Double, _ style: (inout ParagraphStyle) -> Void = { _ in })
    throws -> [String]
  {
    try Setting(text, width: width) {
      $0.hyphenationFactor = factor
      style(&$0)
    }.shown
  }

  @Test func aWordTooShortToDivideStaysWhole() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    try expectEqual(shown(text, width: 300, factor: 0.97), ["The quick brown fox jumps over ", "the lazy dog"])
  }

  /// "over" ends at 270; a space, "hy" and "-" need 36 more.
  @Test(arguments: [(300.0, false), (305.99, false), (306, true), (310, true)])
  func theHyphenNeedsRoom(width: Double, divides: Bool) throws {
    let lines = try shown(Self.brown + " hyphenation", width: width, factor: 1)
    #expect(lines == (divides ? [Self.brown + " hy-", "phenation"] : [Self.brown + " ", "hyphenation"]))
  }

  /// 54 of 90 is exactly 0.6, which is not less than 0.6.
  @Test(arguments: [(0.0, false), (0.5, false), (0.6, false), (0.6001, true), (0.97, true), (1, true), (7, true)])
  func theLineMustBeShorterThanTheFactor(factor: Double, divides: Bool) throws {
    let lines = try shown("aaaaaa hyphenation", width: 90, factor: factor)
    #expect(lines[0] == (divides ? "aaaaaa hy-" : "aaaaaa "))
  }

  @Test func theLastDivisionThatFitsIsUsed() throws {
    // hy-phen-ation: 18 + 9, 54 + 9.
    try expectEqual(shown("hyphenation", width: 62.99, factor: 1), ["hy-", "phen-", "ation"])
    try expectEqual(shown("hyphenation", width: 63, factor: 1), ["hyphen-", "ation"])
    try expectEqual(shown("hyphenation", width: 98.99, factor: 1), ["hyphen-", "ation"])
    try expectEqual(shown("hyphenation", width: 99, factor: 1), ["hyphenation"])
  }

  @Test func aWordWiderThanTheLineIsAlwaysDivided() throws {
    try expectEqual(shown("hyphenation", width: 90, factor: 0.01), ["hyphen-", "ation"])
    try expectEqual(shown("hyphenation", width: 90, factor: 0), ["hyphenatio", "n"])
    // No division of the word fits.
    try expectEqual(shown("strengths", width: 45, factor: 1), ["stren", "gths"])
  }

  @Test func onlyWordWrappingHyphenates() throws {
    try expectEqual(
      shown("a hyphenation", width: 72, factor: 1) { $0.lineBreakMode = .byCharWrapping }, ["a hyphen", "ation"])
    try expectEqual(shown("a hyphenation", width: 72, factor: 1) { $0.lineBreakMode = .byClipping }.count, 1)
  }

  @Test func theDefaultFactorAppliesIfNoneIsGiven() throws {
    let text = "aaaa hyphenation"
    try expectEqual(shown(text, width: 90, factor: 0) { $0.usesDefaultHyphenation = true }, ["aaaa hy-", "phenation"])
    // 36 of 90 is not less than 0.4; the word in the next line is too wide for that line.
    let lines = try shown(text, width: 90, factor: 0.4) { $0.usesDefaultHyphenation = true }
    #expect(lines == ["aaaa ", "hyphen-", "ation"])
  }

  @Test func softHyphensReplaceAutomaticHyphenation() throws {
    // A soft hyphen is used without a factor; with one, the word is not divided anywhere else.
    try expectEqual(shown("hyphen\u{AD}ation", width: 63, factor: 0), ["hyphen\u{AD}-", "ation"])
    try expectEqual(shown("aaa hyphena\u{AD}tion", width: 99, factor: 1), ["aaa ", "hyphena\u{AD}tion"])
  }

  @Test func theHyphenIsMeasuredNotStored() throws {
    let setting = try Setting("aaa hyphenation", width: 90) { $0.hyphenationFactor = 1 }
    #expect(setting.layout.lines.map(\.range) == [0..<6, 6..<15])
    #expect(setting.layout.lines.map(\.ends) == [.hyphen, .end])
    #expect(setting.layout.lines[0].usedRect.size.width == 63)
    #expect(setting.layout.shaped.text.string == "aaa hyphenation")
    // At 0.4 the line asks for hyphenation only if it is wider than 27 / 0.4, so it reports that it needs this width.
    let half = try Setting("aaa hyphenation", width: 90) { $0.hyphenationFactor = 0.4 }
    #expect(half.layout.lines[0].extent > 67.5)
    #expect(half.layout.lines[0].extent < 67.51)
  }

  @Test(arguments: [
    ("en_US", ["hyphen-", "ation"]), ("en-GB", ["hyphen-", "ation"]), ("de", ["hyphena-", "tion"]),
    ("ja", ["hyphenat", "ion"]),
    ("", ["hyphenat", "ion"]),
  ])
  func theTextsLanguageDeterminesTheDivisions(language: String, expected: [String]) throws {
    let font = try TestFonts.mono(15)
    let attributes = TextAttributes {
      $0.font = font
      $0.languageIdentifier = language
      $0.paragraphStyle = ParagraphStyle { $0.hyphenationFactor = 1 }
    }
    let setting = try Setting(AttributedText("hyphenation", attributes: attributes), font: font, width: 72)
    #expect(setting.shown == expected)
  }

  @Test func justifiedLinesEndWithTheHyphenAtTheMargin() throws {
    let setting = try Setting("aaa bb hyphenation is it", width: 100) {
      $0.hyphenationFactor = 1
      $0.alignment = .justified
    }
    #expect(setting.shown[0] == "aaa bb hy-")
    // 90 of 100 are used, so the two gaps each grow by 5.
    #expect(setting.extent(of: "bb") == [41, 59])
    let hyphen = try #require(setting.layout.lines[0].runs.last)
    #expect(hyphen.kind == .hyphen)
    #expect(hyphen.origin.x + hyphen.width == 100)
  }

  /// The ligature fi is one glyph of Galley Test Varied: the part before the division is shaped again.
  @Test func aDividedLigatureIsShapedAgain() throws {
    let font = try TestFonts.varied(10)
    let attributes = TextAttributes {
      $0.font = font
      $0.paragraphStyle = ParagraphStyle { $0.hyphenationFactor = 1 }
    }
    let whole = try Setting(AttributedText("difficult", attributes: attributes), font: font)
    let setting = try Setting(
      AttributedText("difficult", attributes: attributes), font: font, width: whole.layout.usedSize.width - 1)
    #expect(setting.shown.count == 2)
    #expect(setting.layout.lines[0].ends == .hyphen)
  }

  @Test func spacesHangAfterAClusterWiderThanTheLine() throws {
    try expectEqual(Setting("W  foo", width: 5).shown.prefix(2), ["W  ", "f"])
    try expectEqual(Setting("W ", width: 5).shown, ["W "])
    try expectEqual(Setting("W  foo", width: 5).layout.lines[0].ends, .word)
  }
}
