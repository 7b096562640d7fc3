import GalleyText
import GalleyUnicode
import GalleyViews
import Testing

/// What restrictions leave of a text: the table of the manual. A bar in a text is the insertion point.
@Suite struct TextRestrictionTests {
  @Test(
    "numbers",
    arguments: [
      ("a1b2|", "12|"), ("12a|3", "12|3"), ("１２|", "|"), ("٣|", "|"), ("1️⃣2|", "2|"), ("-1.5|", "15|"), ("|", "|"),
      ("ab|", "|"), ("12|34", "12|34"), ("|a1", "|1"),
    ])
  func numbers(text: String, left: String) { #expect(apply(TextRestriction(.number()), text) == left) }

  @Test func numbersInEveryScript() {
    #expect(apply(TextRestriction(.number(digits: .all)), "a１b٣2|") == "１٣2|")
  }

  @Test(
    "decimal numbers",
    arguments: [
      ("1.2.3|", ".", "1.23|"), (".|", ".", ".|"), ("|", ".", "|"), ("1,5|", ".", "15|"), ("1,5|", ",", "1,5|"),
      ("1.234,56|", ",", "1234,56|"), ("..|1", ".", ".|1"), ("1.|2.", ".", "1.|2"), ("-3.14€|", ".", "3.14|"),
    ])
  func decimals(text: String, separator: String, left: String) {
    #expect(apply(TextRestriction(.decimal(separator: separator)), text) == left)
  }

  @Test(
    "one separator stays",
    arguments: [
      (".1.5|", 0..<1, "1.5|"), ("1.5.|", 3..<4, "1.5|"), ("1.|.5", 1..<2, "1|.5"), ("1.2.3|5", 1..<5, "1.23|5"),
      ("x1.5|", 0..<3, "1.5|"),
    ])
  func aSeparatorThatIsThereStays(text: String, inserted: Range<Int>, left: String) {
    #expect(apply(TextRestriction(.decimal(separator: ".")), text, inserted: inserted) == left)
  }

  /// A mark that is put behind a digit makes another character of it, and is what goes.
  @Test func onlyTheJoiningCharacterIsRemoved() {
    #expect(apply(TextRestriction(.number()), "1\u{301}|2", inserted: 1..<2) == "1|2")
    #expect(apply(TextRestriction(.decimal(separator: ".")), "1.\u{301}|2", inserted: 2..<3) == "1.|2")
  }

  @Test(arguments: [("en_US", "1.2|"), ("de_DE", "12|"), ("de_CH", "1.2|")])
  func theLocaleHasTheSeparator(locale: String, left: String) {
    #expect(apply(TextRestriction(.decimal(locale: locale)), "1.2|") == left)
  }

  @Test func arabicDecimals() {
    #expect(apply(TextRestriction(.decimal(locale: "ar_EG")), "٣٫١٫٤2７|") == "٣٫١٤2|")
    #expect(apply(TextRestriction(.decimal(locale: "ar_EG", digits: .ascii)), "٣٫١٫٤2７|") == "٫2|")
    #expect(apply(TextRestriction(.number(digits: .locale("en"))), "٣1|") == "1|")
  }

  @Test(
    "no Chinese",
    arguments: [
      ("ab汉c|", "abc|"), ("𠀀㐀x|", "x|"), ("かな，。|", "かな，。|"), ("汉|", "|"), ("a汉|b", "a|b"),
      ("e汉\u{301}|", "e|"),
    ])
  func noChinese(text: String, left: String) { #expect(apply(TextRestriction(.noChinese), text) == left) }

  @Test(
    "emoji",
    arguments: [
      ("a😀❤️b|", "😀❤️|"), ("👨‍👩‍👧 🇨🇳1️⃣|", "👨‍👩‍👧🇨🇳1️⃣|"), ("☻➋|", "|"), ("a|😀", "|😀"), ("12#|", "|"),
    ])
  func emoji(text: String, left: String) { #expect(apply(TextRestriction(.emoji), text) == left) }

  @Test func anyPredicateOnClusters() {
    let vowels = TextRestriction(.custom { ["a", "e", "i", "o", "u", "é"].contains($0.string) })
    #expect(apply(vowels, "ve\u{301}lo|ce") == "e\u{301}o|e")
  }

  @Test(
    "limits",
    arguments: [
      ("1234|", 3, .graphemeClusters, "123|"), ("12|34", 3, .graphemeClusters, "12|3"),
      ("👨‍👩‍👧a|", 2, .graphemeClusters, "👨‍👩‍👧a|"), ("👨‍👩‍👧a|", 2, .utf16, "|"), ("a👨‍👩‍👧|", 2, .utf16, "a|"),
      ("👨‍👩‍👧a|", 8, .utf16, "👨‍👩‍👧|"), ("abc|", 0, .graphemeClusters, "|"),
      ("e\u{301}e\u{301}|", 1, .graphemeClusters, "e\u{301}|"),
      ("e\u{301}e\u{301}|", 3, .utf16, "e\u{301}|"), ("ab|", 5, .graphemeClusters, "ab|"),
    ] as [(String, Int, TextRestriction.LengthUnit, String)])
  func limits(text: String, limit: Int, unit: TextRestriction.LengthUnit, left: String) {
    #expect(apply(TextRestriction(maximumLength: limit, lengthUnit: unit), text) == left)
  }

  @Test(arguments: [
    ("1234|", 0..<1, 3, "234|"), ("12|34", 1..<3, 2, "1|4"), ("123456|", 1..<3, 4, "1456|"),
    ("123456|", 1..<3, 3, "145|"), ("1234|", 2..<2, 2, "12|"), ("e\u{301}a|", 1..<2, 2, "ea|"),
    ("ab|", 1..<9, 5, "ab|"),
  ])
  func limitsTakeWhatWasPutIn(text: String, inserted: Range<Int>, limit: Int, left: String) {
    let restriction = TextRestriction(maximumLength: limit, lengthUnit: .utf16)
    #expect(apply(restriction, text, inserted: inserted) == left)
  }

  @Test func theFilterComesBeforeTheLimit() {
    #expect(apply(TextRestriction(.number(), maximumLength: 2), "a1b2c3|") == "12|")
  }

  @Test func charactersThatBecomeAdjacentAreCheckedAgain() {
    // Two halves of a flag: apart each stays, together they are a flag.
    let noFlags = TextRestriction(.custom { $0.string != "x" && $0.string != "🇨🇳" })
    #expect(apply(noFlags, "🇨x🇳a|") == "a|")
    // The insertion point was between what became one cluster.
    #expect(apply(TextRestriction(.noChinese), "🇨|汉🇳") == "🇨🇳|")
  }

  @Test func attributesStayWithTheirCharacters() throws {
    var text = AttributedText("a1")
    var underlined = TextAttributes()
    underlined.underlineStyle = [.single]
    text.append("b2", attributes: underlined)
    let left = TextRestriction(.number()).apply(to: text, caret: 4, using: UnicodeAnalyzer()).text
    #expect(left.string == "12")
    #expect(left.attributes(at: 0) == TextAttributes())
    #expect(left.attributes(at: 1) == underlined)
    // What is typed next into a text of which nothing is left.
    let none = TextRestriction(.number()).apply(
      to: AttributedText("x", attributes: underlined), caret: 1, using: UnicodeAnalyzer())
    #expect(none.text == AttributedText("", attributes: underlined))
  }

  @Test func placesOutsideOfTheTextBecomeItsEnds() {
    let restriction = TextRestriction(.number())
    let analyzer = UnicodeAnalyzer()
    #expect(restriction.apply(to: AttributedText("1a"), caret: 9, using: analyzer).caret == 1)
    #expect(restriction.apply(to: AttributedText("a1"), caret: -3, using: analyzer).caret == 0)
  }

  private func apply(_ restriction: TextRestriction, _ marked: String, inserted: Range<Int>? = nil) -> String {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map { Array($0.utf16) }
    let text = AttributedText(utf16: parts[0] + parts[1])
    let left = restriction.apply(
      to: text, inserted: inserted, caret: parts[0].count, using: UnicodeAnalyzer())
    let units = left.text.utf16
    return String(decoding: units[..<left.caret], as: UTF16.self) + "|"
      + String(decoding: units[left.caret...], as: UTF16.self)
  }
}
