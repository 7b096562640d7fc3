import GalleyUnicode
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("en_US", "1234567.5", 2...2, "1,234,567.50"), ("de_DE", "1234567.5", 2...2, "1.234.567,50"),
    ("ar_EG", "1234.5", 2...2, "١٬٢٣٤٫٥٠"), ("hi_IN", "12345678.9", 0...3, "1,23,45,678.9"),
    // Spaniards and Poles group from five digits on.
    ("es_ES", "1234", 0...0, "1234"), ("es_ES", "12345", 0...0, "12.345"), ("pl", "1234", 0...0, "1234"),
    ("de_CH", "1234.5", 2...2, "1’234.50"), ("fr_FR", "1234.5", 0...3, "1\u{202F}234,5"),
    ("en", "0.5", 0...0, "0"), ("en", "1.5", 0...0, "2"), ("en", "2.5", 0...0, "2"), ("en", "2.51", 0...0, "3"),
    ("en", "999.995", 2...2, "1,000.00"), ("en", "0.125", 2...2, "0.12"), ("en", "-1234.5", 0...3, "-1,234.5"),
    ("en", "12", 0...3, "12"), ("en", "100", 0...3, "100"), ("en", "0", 2...2, "0.00"),
    ("xx", "1234.5", 1...1, "1,234.5"),
    ("en-u-nu-arab", "1.5", 0...3, "١٫٥"),
  ])
  func numbers(locale: String, decimal: String, digits: ClosedRange<Int>, text: String) {
    #expect(DecimalNumberFormat(for: locale).text(of: decimal, fractionDigits: digits) == text)
  }

  @Test func groupsCanBeLeftOut() {
    let format = DecimalNumberFormat(for: "de")
    #expect(format.text(of: "1234.5", fractionDigits: 0...3, isGrouped: false) == "1234,5")
  }
}
