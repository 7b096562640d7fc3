public import GalleyUnicode
public import GalleyViews

/// The text that a field of a scene accepts: a filter by name, a pattern, or both.
public struct SceneRestriction: Hashable, Sendable {
  /// The filters that a scene can name.
  public enum Filter: String, Hashable, Sendable, CaseIterable {
    /// Everything.
    case any
    /// Digits.
    case number
    /// Digits and one separator.
    case decimal
    /// Everything but Chinese characters.
    case noChinese
    /// Nothing but emoji.
    case emoji
  }

  /// The filter.
  public var filter = Filter.any
  /// The decimal separator: the locale's unless the scene sets another one.
  public var decimalSeparator: String
  /// The accepted digits: those of the scene's locale unless the scene names others.
  public var digits: InputFilter.Digits
  /// The pattern that the whole text has to match.
  public var pattern: TextPattern?

  /// The filter of the field.
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

/// The maximum length of the text of a field.
public struct SceneMaximumLength: Hashable, Sendable {
  /// The number.
  public var count: Int
  /// The thing that is counted.
  public var unit = TextRestriction.LengthUnit.graphemeClusters

  /// So many grapheme clusters.
  public init(_ count: Int) { self.count = count }
}
