import Foundation
import Testing

@testable import UIFoundation

@Suite struct LocalizedStringTests {
  /// Files of one key with plural forms in English, Polish and Arabic.
  static let plurals: [String: String] = {
    func file(_ forms: [(String, String)]) -> String {
      let rules = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
      return """
        <plist version="1.0"><dict><key>%lld files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>\(rules)</dict></dict></dict></plist>
        """
    }
    return [
      "en.lproj/Localizable.stringsdict": file([("one", "%lld file"), ("other", "%lld files")]),
      "pl.lproj/Localizable.stringsdict": file([
        ("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"), ("other", "%lld pliku"),
      ]),
      "ar.lproj/Localizable.stringsdict": file([
        ("zero", "لا ملفات"), ("one", "ملف"), ("two", "ملفان"), ("few", "%lld ملفات"), ("many", "%lld ملفًا"),
        ("other", "%lld ملف"),
      ]),
    ]
  }()

  @Test(arguments: [
    ("en_US", 0, "0 files"), ("en_US", 1, "1 file"), ("en_GB", 2, "2 files"), ("en_US", 1234, "1,234 files"),
    ("pl_PL", 1, "1 plik"), ("pl_PL", 3, "3 pliki"), ("pl_PL", 5, "5 plików"), ("pl_PL", 22, "22 pliki"),
    ("ar", 0, "لا ملفات"), ("ar", 1, "ملف"), ("ar", 2, "ملفان"), ("ar", 3, "3 ملفات"), ("ar", 11, "11 ملفًا"),
    ("ar_EG", 100, "١٠٠ ملف"), ("ja_JP", 1, "1 file"),
  ])
  func pluralFormsAreThoseOfTheLanguage(locale: String, count: Int, text: String) throws {
    try withTables(Self.plurals) { bundle in
      withLocale(locale) { #expect(String(localized: "\(count) files", bundle: bundle) == text) }
    }
  }

  @Test func argumentsMayStandInAnotherOrder() throws {
    let files = [
      "en.lproj/Localizable.strings": #""%@ has %lld %@" = "%1$@ has %2$lld %3$@";"#,
      "de.lproj/Localizable.strings": #""%@ has %lld %@" = "%3$@ von %1$@: %2$lld (%1$@, 100 %%)";"#,
    ]
    let (name, things) = ("Ada", "Bücher")
    try withTables(files) { bundle in
      withLocale("de_DE") {
        #expect(String(localized: "\(name) has \(3) \(things)", bundle: bundle) == "Bücher von Ada: 3 (Ada, 100 %)")
      }
      withLocale("fr_FR") {
        #expect(String(localized: "\(name) has \(3) \(things)", bundle: bundle) == "Ada has 3 Bücher")
      }
    }
  }

  @Test(arguments: [
    ("de_DE", "a", "deutsch"), ("de_AT", "a", "österreichisch"), ("de_AT", "b", "auch deutsch"), ("fr", "a", "english"),
    ("zh_TW", "a", "繁體"), ("de_DE", "c", "only english"), ("de_DE", "missing", "missing"), ("fr", "d", "base"),
  ])
  func languageIsTheNearest(locale: String, key: String, text: String) throws {
    let files = [
      "Base.lproj/Localizable.strings": #""a" = "base"; "d" = "base";"#,
      "en.lproj/Localizable.strings": #""a" = "english"; "c" = "only english";"#,
      "de.lproj/Localizable.strings": #""a" = "deutsch"; "b" = "auch deutsch";"#,
      "de-AT.lproj/Localizable.strings": #""a" = "österreichisch";"#,
      "zh-Hant.lproj/Localizable.strings": #""a" = "繁體";"#,
    ]
    try withTables(files) { bundle in
      withLocale(locale) { #expect(String(localized: String.LocalizationValue(key), bundle: bundle) == text) }
    }
  }

  @Test func aMissingKeyIsItsTextOrTheDefaultValue() throws {
    try withTables(["en.lproj/Other.strings": #""CALL" = "Call";"#]) { bundle in
      #expect(String(localized: "\(1234) of \(0.5) are 100% \("x")", bundle: bundle) == "1,234 of 0.500000 are 100% x")
      #expect(String(localized: "100%", bundle: bundle) == "100%")
      #expect(String(localized: "CALL", defaultValue: "Phone \("Ada")", bundle: bundle) == "Phone Ada")
      #expect(String(localized: "CALL", defaultValue: "Phone", table: "Other", bundle: bundle) == "Call")
      #expect(String(localized: "CALL", table: "", bundle: bundle) == "CALL")
    }
  }

  @Test func localeOfAStringWritesNumbersAndThatOfAResourceChoosesTheLanguage() throws {
    let files = [
      "en.lproj/Localizable.strings": #""%lld at %.2f" = "%lld for %.2f";"#,
      "de.lproj/Localizable.strings": #""%lld at %.2f" = "%lld zu %.2f";"#,
    ]
    let german = Locale(identifier: "de_DE")
    try withTables(files) { bundle in
      let price: String.LocalizationValue = "\(12345) at \(9.5, specifier: "%.2f")"
      #expect(String(localized: price, bundle: bundle, locale: german) == "12.345 for 9,50")
      #expect(String(localized: price, bundle: bundle, locale: .current) == "12,345 for 9.50")
      var resource = LocalizedStringResource(price, bundle: bundle)
      #expect(String(localized: resource) == "12,345 for 9.50")
      withLocale("de_DE") {
        #expect(String(localized: price, bundle: bundle) == "12.345 zu 9,50")
        #expect(String(localized: resource) == "12.345 zu 9,50")
      }
      resource.locale = german
      #expect(String(localized: resource) == "12.345 zu 9,50")
    }
  }

  @Test func keysHaveTheSpecifiersOfTheirTypes() {
    let object = NSNumber(value: 7)
    let resource: LocalizedStringResource =
      "\("a") \(Substring("b")) \(1) \(UInt8(2)) \(Int32(3)) \(UInt(4)) \(5.0) \(Float(6)) \(object) \(8, specifier: "%02d") %"
    #expect(resource.key == "%@ %@ %lld %u %d %llu %lf %f %@ %02d %%")
    #expect(String(localized: resource) == "a b 1 2 3 4 5.000000 6.000000 7 08 %")
    let styled: String.LocalizationValue = "\(0.25, format: .percent.locale(Locale(identifier: "en_US"))) done"
    #expect(styled == "\("25%") done")
    #expect(String(localized: styled) == "25% done")
  }

  @Test func wholeNumbersHaveAllTheirDigits() {
    #expect(String(localized: "\(UInt.max) \(Int.min)") == "18446744073709551615 -9,223,372,036,854,775,808")
  }

  @Test func placeholdersAreReplaced() throws {
    var options = String.LocalizationOptions()
    #expect(String(localized: "\(placeholder: .int) files", options: options) == "%lld files")
    options.replacements = [1]
    try withTables(Self.plurals) { bundle in
      #expect(String(localized: "\(placeholder: .int) files", options: options, bundle: bundle) == "1 file")
    }
  }

  @Test func aFormatThatCannotBeFilledIsReplacedByTheKey() throws {
    try withTables(["en.lproj/Localizable.strings": #""a %@" = "%1$@ and %2$@";"#]) { bundle in
      #expect(String(localized: "a \("b")", bundle: bundle) == "a b")
    }
  }

  @Test func tablesAreReadOnce() throws {
    try withTables(["en.lproj/Localizable.strings": #""a" = "before";"#]) { bundle in
      #expect(String(localized: "a", bundle: bundle) == "before")
      let file = bundle.bundleURL.appendingPathComponent("en.lproj/Localizable.strings")
      try Data(#""a" = "after";"#.utf8).write(to: file)
      #expect(String(localized: "a", bundle: bundle) == "before")
    }
  }

  @Test func resourcesKeepWhatTheyAreMadeOf() throws {
    try withTables(["de.lproj/T.strings": #""K" = "%@ hier";"#]) { bundle in
      let made = LocalizedStringResource(
        "K", defaultValue: "\("Ada") here", table: "T", locale: Locale(identifier: "de_DE"), bundle: bundle)
      let read = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(made))
      #expect(read == made)
      #expect(read.table == "T")
      #expect(String(localized: read) == "Ada hier")
      #expect(String(localized: "I see \(read)") == "I see Ada hier")
    }
  }
}
