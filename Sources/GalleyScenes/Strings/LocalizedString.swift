import GalleyUnicode

/// A string of a table: one text, or several of which numbers and devices choose.
struct LocalizedString: Hashable, Sendable {
  /// A text or a choice of texts.
  indirect enum Variation: Hashable, Sendable {
    /// A format: `%@`, `%d` and their like stand for arguments.
    case text(String)
    /// By the plural category of a number.
    case plural([PluralCategory: Variation])
    /// By the kind of device, as .xcstrings files call them: `iphone`, `ipad`, `other`.
    case device([String: Variation])
    /// By a formula of a .po file, which gives the index of the text.
    case formula(PluralFormula, [String])
  }

  /// A part of a string that has forms of its own: `%#@files@`.
  struct Substitution: Hashable, Sendable {
    /// The place of its number among the arguments, from 0; nil is the next one.
    var argument: Int?
    /// The format of the number, as in `lld`, for `%arg`.
    var specifier = "@"
    /// The texts.
    var variation: Variation
  }

  /// The texts.
  var variation: Variation
  /// The parts with forms of their own, by name.
  var substitutions: [String: Substitution] = [:]
  /// False for a string that is the same in all languages.
  var isTranslated = true

  /// A string with forms.
  init(_ variation: Variation, substitutions: [String: Substitution] = [:]) {
    self.variation = variation
    self.substitutions = substitutions
  }

  /// A string of one text.
  init(_ text: String) { self.init(.text(text)) }
}
