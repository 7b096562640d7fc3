package import GalleyUnicode

/// A string of a string table. It is one text, or several texts of which one is chosen by numbers
/// and devices.
package struct LocalizedString: Hashable, Sendable {
  /// A text, or texts of which one is chosen.
  package indirect enum Variation: Hashable, Sendable {
    /// A format string, in which `%@`, `%d` and similar specifiers are arguments.
    case text(String)
    /// Texts by the plural category of a number.
    case plural([PluralCategory: Variation])
    /// Texts by the kind of device, named as in .xcstrings files: `iphone`, `ipad`, `other`.
    case device([String: Variation])
    /// Several texts, and the formula from a .po file that gives the index of the text to use.
    case formula(PluralFormula, [String])
  }

  /// A part of a string, written as `%#@files@`, that has forms of its own for numbers or devices.
  package struct Substitution: Hashable, Sendable {
    /// The index of the argument whose number chooses the form, from 0; nil means the next
    /// argument.
    package var argument: Int?
    /// The format specifier for the number in `%arg`, such as `lld`.
    package var specifier = "@"
    /// The text, or the texts of which one is chosen.
    package var variation: Variation
  }

  /// The text, or the texts of which one is chosen.
  package var variation: Variation
  /// The parts with forms of their own, by name.
  package var substitutions: [String: Substitution] = [:]
  /// False for a string that needs no translation, since it is the same in all languages.
  var isTranslated = true

  /// Creates a string with several forms.
  init(_ variation: Variation, substitutions: [String: Substitution] = [:]) {
    self.variation = variation
    self.substitutions = substitutions
  }

  /// Creates a string with one text.
  package init(_ text: String) { self.init(.text(text)) }
}
