import GalleyUnicode
import Testing

@Suite struct DecimalSeparatorTests {
  @Test(arguments: [
    ("", "."), ("en", "."), ("en_US", "."), ("en-GB", "."), ("fr", ","), ("fr_CH", ","), ("de", ","), ("de_CH", "."),
    ("de_AT", ","), ("es_MX", "."), ("es_AR", ","), ("pt-BR", ","), ("ru_RU", ","), ("ja-JP", "."), ("zh_Hant_TW", "."),
    ("nb", ","), ("en_ZA", ","), ("hi", "."), ("sv_SE", ","),
    // Arabic has its own digits in Egypt, not in Morocco.
    ("ar_EG", "٫"), ("ar", "٫"), ("ar_MA", ","), ("fa", "٫"),
    ("ar-EG-u-nu-latn", "."), ("ar_EG@numbers=latn", "."), ("ar-MA-u-nu-arab", "٫"), ("de-u-nu-arab", "٫"),
    ("ar-AE-u-nu-native", "٫"), ("de-u-nu-fullwide", ","), ("de-u-nu-nothing", ","), ("hi-u-nu-deva", "."),
    // Not known: from the language, at last from root.
    ("de_XX", ","), ("xx", "."), ("xx_YY-u-nu-arab", "٫"), ("!", "."), (String(repeating: "de-", count: 200), ","),
  ])
  func separator(locale: String, separator: String) {
    #expect(decimalSeparator(for: locale) == separator)
  }
}
