import CICU

/// A plural category of CLDR, which determines the form of a string for a number.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// Creates the plural category for a number in a language, for example `one` for 1 in `en` and
  /// `few` for 3 in `pl`.
  ///
  /// It follows UTS 35, part 3, "Language Plural Rules", cardinal; `other` where ICU has no rules.
  package init(of number: Double, locale: String) {
    let place = Int(cicu_plural_category(icuLocale(locale), number))
    self = Self.allCases.indices.contains(place) ? Self.allCases[place] : .other
  }
}
