public import GalleyUnicode
public import GalleyViews

/// The restriction of the text that a text field accepts: a named filter, a pattern, or both.
public struct SceneRestriction: Hashable, Sendable {
  /// The filters that a scene can name.
  public enum Filter: String, Hashable, Sendable, CaseIterable {
    /// All characters are accepted.
    case any
    /// Only digits are accepted.
    case number
    /// Only digits and a single decimal separator are accepted.
    case decimal
    /// All characters except Chinese characters are accepted.
    case noChinese
    /// Only emoji are accepted.
    case emoji
  }

  /// The filter with its name.
  public var filter = Filter.any
  /// The decimal separator, by default that of the scene's locale.
  public var decimalSeparator: String
  /// The accepted digits, by default those of the scene's locale.
  public var digits: InputFilter.Digits
  /// The pattern that the whole text must match; nil for none.
  public var pattern: TextPattern?

  /// The engine's input filter for this filter, decimal separator and set of digits.
  public var inputFilter: InputFilter {
    switch filter {
    case .any: .any
    case .number: .number(digits: digits)
    case .decimal: .decimal(separator: decimalSeparator, digits: digits)
    case .noChinese: .noChinese
    case .emoji: .emoji
    }
  }
}

/// The maximum length of a text field's text.
public struct SceneMaximumLength: Hashable, Sendable {
  /// The maximum length, counted in `unit`.
  public var count: Int
  /// The unit in which the length is counted.
  public var unit = TextRestriction.LengthUnit.graphemeClusters

  /// Creates a maximum number of grapheme clusters.
  public init(_ count: Int) { self.count = count }
}
