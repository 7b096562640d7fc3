import Foundation
import Testing

@testable import UIFoundation

@Suite struct StringCatalogTests {
  static let catalog = #"""
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } },
      "TITLE": {},
      "Galley": { "shouldTranslate": false },
      "%lld files": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld file" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld files" } } } } },
        "pl": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld plik" } }, "few": { "stringUnit": { "value": "%lld pliki" } },
          "many": { "stringUnit": { "value": "%lld plików" } }, "other": { "stringUnit": { "value": "%lld pliku" } }
        } } } } },
      "Tap": { "localizations": { "en": { "variations": { "device": {
        "ipad": { "stringUnit": { "value": "Tap or click" } },
        "other": { "stringUnit": { "value": "Tap" } } } } } } },
      "%lld of %lld in %@": { "localizations": { "en": {
        "stringUnit": { "value": "%3$@: %#@seen@ of %#@all@" },
        "substitutions": {
          "seen": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg page" } }, "other": { "stringUnit": { "value": "%arg pages" } } } } },
          "all": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "one" } }, "other": { "stringUnit": { "value": "%arg" } } } } }
        } } } }
    } }
    """#

  private func withCatalog(_ body: (Bundle) throws -> Void) throws {
    try withTables(["Localizable.xcstrings": Self.catalog], body)
  }

  @Test(arguments: [
    ("en_US", 1, "1 file"), ("en_US", 0, "0 files"), ("pl_PL", 4, "4 pliki"), ("pl_PL", 12, "12 plików"),
    ("de_DE", 1, "1 file"),
  ])
  func catalogsHavePluralForms(locale: String, count: Int, text: String) throws {
    try withCatalog { bundle in
      withLocale(locale) { #expect(String(localized: "\(count) files", bundle: bundle) == text) }
    }
  }

  @Test func catalogsHaveTranslationsAndKeysThatAreTexts() throws {
    try withCatalog { bundle in
      #expect(String(localized: "Hello", bundle: bundle) == "Hello")
      withLocale("de_DE") {
        #expect(String(localized: "Hello", bundle: bundle) == "Hallo")
        #expect(String(localized: "Galley", bundle: bundle) == "Galley")
        #expect(String(localized: "TITLE", defaultValue: "Title", bundle: bundle) == "Title", "not the key")
      }
    }
  }

  @Test func catalogsHaveFormsByDevice() throws {
    try withCatalog { bundle in
      #expect(String(localized: "Tap", bundle: bundle) == "Tap")
      UIKitEnvironment.withEnvironment({ $0 = UIKitEnvironment(device: "iPad Air") }) {
        #expect(String(localized: "Tap", bundle: bundle) == "Tap or click")
      }
    }
  }

  @Test(arguments: [(1, 1, "App: 1 page of one"), (2, 1200, "App: 2 pages of 1,200")])
  func partsHaveFormsOfTheirOwn(seen: Int, all: Int, text: String) throws {
    try withCatalog { #expect(String(localized: "\(seen) of \(all) in \("App")", bundle: $0) == text) }
  }

  @Test func aFileThatCannotBeReadIsNotThere() throws {
    let files = ["Localizable.xcstrings": "{", "en.lproj/Localizable.strings": #""a" = "b";"#]
    try withTables(files) { #expect(String(localized: "a", bundle: $0) == "b") }
  }
}
