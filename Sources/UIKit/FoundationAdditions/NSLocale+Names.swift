public import Foundation

extension NSLocale {
  /// Returns the name of a country in the locale's language; nil for an unknown code.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a language in the locale's language; nil for an unknown code.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }

  private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
}
