/// A style that lists its properties: `TextAttributes` or `ParagraphStyle`.
public protocol ListedStyle: Hashable, Sendable {
  /// Creates the default style.
  init()

  /// One row for each stored property.
  static var properties: [StyleProperty<Self>] { get }
}

/// A row in the list of a style's properties; all code that treats properties alike reads this list.
public struct StyleProperty<Style: ListedStyle>: Sendable {
  /// The first stage that has to run again after a change of the property.
  public enum Cost: Hashable, Sendable {
    /// The glyphs change, or the analysis before shaping.
    case shaping
    /// Lines change but glyphs do not.
    case layout
    /// Only the picture changes.
    case painting
  }

  /// The characters to which the property spreads if they do not set it themselves.
  public enum Reach: Hashable, Sendable {
    /// No others: the property belongs to one character.
    case character
    /// The characters of a text with default attributes.
    case text
    /// The characters of a text with default attributes, and those that layout inserts: truncation tokens, list
    /// markers, hyphens.
    case insertions
  }

  /// The name of the stored property; scenes use it as the key.
  public let name: String
  /// The first stage that has to run again after a change.
  public let cost: Cost
  /// The characters to which the property spreads.
  public let reach: Reach
  /// True if two styles have the same value.
  let agrees: @Sendable (Style, Style) -> Bool
  /// True if a style has the default value.
  let isUnset: @Sendable (Style) -> Bool
  /// Copies the value from the second style to the first.
  let copy: @Sendable (inout Style, Style) -> Void

  /// Creates a row for the property at a key path.
  init<Value: Equatable & Sendable>(
    _ name: String, _ keyPath: any WritableKeyPath<Style, Value> & Sendable, _ cost: Cost, reach: Reach = .text
  ) {
    self.name = name
    self.cost = cost
    self.reach = reach
    let standard = Style()[keyPath: keyPath]
    agrees = { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    isUnset = { $0[keyPath: keyPath] == standard }
    copy = { $0[keyPath: keyPath] = $1[keyPath: keyPath] }
  }
}
