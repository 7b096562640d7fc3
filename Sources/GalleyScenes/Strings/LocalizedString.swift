package import GalleyUnicode

/// A string of a table: one text, or several among which numbers and devices choose.
package struct LocalizedString: Hashable, Sendable {
  /// A text or a choice of texts.
  package indirect enum Variation: Hashable, Sendable {
    /// A format: `%@`, `%d` and similar conversions mean arguments.
    case text(String)
    /// By the plural category of a number.
    case plural([PluralCategory: Variation])
    /// By the kind of device, as .xcstrings files call them: `iphone`, `ipad`, `other`.
    case device([String: Variation])
    /// By a formula of a .po file, which gives the index of the text.
    case formula(PluralFormula, [String])
  }

  /// A part of a string with its own forms: `%#@files@`.
  package struct Substitution: Hashable, Sendable {
    /// The index of its number among the arguments, from 0; nil means the next one.
    package var argument: Int?
    /// The format of the number, as in `lld`, for `%arg`.
    package var specifier = "@"
    /// The texts.
    package var variation: Variation
  }

  /// The texts.
  package var variation: Variation
  /// The parts with their own forms, by name.
  package var substitutions: [String: Substitution] = [:]
  /// False for a string that is the same in all languages.
  var isTranslated = true

  /// A string with forms.
  init(_ variation: Variation, substitutions: [String: Substitution] = [:]) {
    self.variation = variation
    self.substitutions = substitutions
  }

  /// A string of one text.
  package init(_ text: String) { self.init(.text(text)) }
}
