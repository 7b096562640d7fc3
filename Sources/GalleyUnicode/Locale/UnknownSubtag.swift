import CICU

/// A part of a locale that is in no standard.
package enum UnknownSubtag: Int32, Hashable, Sendable {
  /// The language (ISO 639).
  case language = 1
  /// The script (ISO 15924).
  case script
  /// The region (ISO 3166).
  case region

  /// Finds the first unknown part of a locale; nil if all are known.
  ///
  /// The locale is written as for `decimalSeparator(for:)`.
  package init?(of locale: String) {
    self.init(rawValue: cicu_unknown_subtag(icuLocale(locale)))
  }
}
