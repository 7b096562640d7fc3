import Foundation
import Testing

@testable import UIFoundation

@Suite struct BundleTableTests {
  private func withCatalog(_ body: (Bundle) throws -> Void) throws {
    Bundle.readsTables
    try withTables(["Localizable.xcstrings": StringCatalogTests.catalog], body)
  }

  @Test func bundlesReadCatalogsInTheLanguageOfTheEnvironment() throws {
    try withCatalog { bundle in
      withLocale("de_DE") {
        #expect(bundle.localizedString(forKey: "Hello", value: nil, table: nil) == "Hallo")
        #expect(NSLocalizedString("Hello", bundle: bundle, comment: "") == "Hallo")
      }
      #expect(bundle.localizedString(forKey: "no", value: "yes", table: nil) == "yes")
      #expect(bundle.localizedString(forKey: "no", value: "", table: "Other") == "no")
      #expect(NSLocalizedString("no", tableName: "T", bundle: bundle, value: "yes", comment: "") == "yes")
    }
  }

  @Test(arguments: [("en_US", 1, "1 file"), ("pl_PL", 2, "2 pliki"), ("pl_PL", 5, "5 plików")])
  func formatsWithANumberChooseTheForm(locale: String, count: Int, text: String) throws {
    try withCatalog { bundle in
      withLocale(locale) {
        let format = NSLocalizedString("%lld files", bundle: bundle, comment: "")
        #expect(String.localizedStringWithFormat(format, count) == text)
      }
    }
  }

  @Test func formatsOfSeveralNumbersAreThoseOfOther() throws {
    try withCatalog { bundle in
      let format = NSLocalizedString("%lld of %lld in %@", bundle: bundle, comment: "")
      #expect(format == "%3$@: %1$lld pages of %2$lld")
    }
    withLocale("de_DE") {
      #expect(String.localizedStringWithFormat("%d", 1234) == "1.234")
      #expect(String.localizedStringWithFormat("%d/%d", 1234, 5) == "1.234/5")
      #expect(String.localizedStringWithFormat("%d/%d/%d", 1, 2, 3) == "1/2/3", "Foundation's")
    }
  }
}
