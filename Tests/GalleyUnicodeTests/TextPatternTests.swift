import GalleyUnicode
import TestSupport
import Testing

/// Regular expressions in ICU's syntax, and the digits of locales.
@Suite struct TextPatternTests {
  @Test(arguments: [
    ("[0-9]+", "12", true), ("[0-9]+", "12a", false), ("[0-9]+", "", false), ("a*", "", true), ("a|ab", "ab", true),
    ("\\p{Han}{2}", "汉字", true), ("\\X", "👨‍👩‍👧", true), ("(?i)ab", "AB", true), ("a.c", "a\nc", false),
  ])
  func patternsMatchWholeTexts(pattern: String, text: String, matches: Bool) throws {
    try expectEqual(TextPattern(pattern).matches(Array(text.utf16)), matches)
  }

  @Test(arguments: [
    ("(", "has an unmatched ( or )"), ("[a", "has a [ without its ]"),
    ("a{2,1}", "has an impossible interval"),
    ("\\p{Nothing}", "uses an unknown property"),
    ("[z-a]", "has a range that runs backwards"), ("\\1", "refers to a group"),
    ("(?<=a*)b", "has a look-behind without a maximum"), ("*", "is not in the syntax"), ("", "is not in the syntax"),
    ("\\", "has a \\ before a character"),
  ])
  func invalidPatternsHaveAReason(pattern: String, reason: String) {
    #expect {
      try TextPattern(pattern)
    } throws: {
      ($0 as? TextPatternError)?.reason.hasPrefix(reason) == true
    }
  }

  /// More ways through the text than can be tried: the answer is no, soon.
  @Test func aMatchHasALimit() throws {
    #expect(try !TextPattern("(a*)*b").matches(Array(repeating: 0x61, count: 200)))
  }

  @Test(arguments: [
    ("en", "0123456789"), ("ar_EG", "٠١٢٣٤٥٦٧٨٩"), ("ar", "٠١٢٣٤٥٦٧٨٩"), ("ar_MA", "0123456789"), ("fa", "۰۱۲۳۴۵۶۷۸۹"),
    ("ar-EG-u-nu-latn", "0123456789"), ("de-u-nu-fullwide", "０１２３４５６７８９"), ("hi-u-nu-native", "०१२३४५६७८९"),
    ("he-u-nu-hebr", "0123456789"), ("en-u-nu-mathbold", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"), ("xx", "0123456789"), ("", "0123456789"),
  ])
  func localesHaveDigits(locale: String, digits: String) {
    #expect(decimalDigits(for: locale).joined() == digits)
  }
}
