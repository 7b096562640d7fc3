/// A style with a list of its properties: `TextAttributes` or `ParagraphStyle`.
public protocol ListedStyle: Hashable, Sendable {
  /// Creates the default style.
  init()

  /// The descriptions of all stored properties.
  static var properties: [StyleProperty<Self>] { get }
}

/// The description of one property of a style. All code that handles properties generically reads
/// the list of these descriptions.
public struct StyleProperty<Style: ListedStyle>: Sendable {
  /// The first stage that must run again after a change of a property.
  public enum Cost: Hashable, Sendable {
    /// The glyphs, or the analysis before shaping, change.
    case shaping
    /// Lines change, but glyphs do not.
    case layout
    /// Only the drawing changes.
    case painting
  }

  /// The characters that inherit a property if they do not set it themselves.
  public enum Reach: Hashable, Sendable {
    /// No characters inherit the property, because it belongs to single characters.
    case character
    /// The characters of a text inherit the property from the text's default attributes.
    case text
    /// The characters of a text inherit the property from the text's default attributes. So do
    /// characters that layout inserts: truncation tokens, list markers and hyphens.
    case insertions
  }

  /// The name of the stored property, which is also its key in scenes.
  public let name: String
  /// The first stage that must run again after a change of the property.
  public let cost: Cost
  /// The characters that inherit the property.
  public let reach: Reach
  /// A closure that returns true if two styles have the same value of the property.
  let agrees: @Sendable (Style, Style) -> Bool
  /// A closure that returns true if a style has the default value of the property.
  let isUnset: @Sendable (Style) -> Bool
  /// A closure that copies the value of the property from the second style to the first.
  let copy: @Sendable (inout Style, Style) -> Void

  /// Creates the description of the property at a key path.
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
