import CICU

/// A part of a locale that its standard does not contain.
package enum UnknownSubtag: Int32, Hashable, Sendable {
  /// The language is not in ISO 639.
  case language = 1
  /// The script is not in ISO 15924.
  case script
  /// The region is not in ISO 3166.
  case region

  /// Finds the first part of a locale that its standard does not contain; nil if all parts are
  /// known.
  ///
  /// The locale is written as for `decimalSeparator(for:)`.
  package init?(of locale: String) {
    self.init(rawValue: cicu_unknown_subtag(icuLocale(locale)))
  }
}
