import GalleyBase
import GalleyViews

/// The words that the scene uses for colours, by view, since two names can have the same value.
struct ColorSpellings: Hashable, Sendable {
  private struct Use: Hashable {
    /// The id of the view; nil outside of views, as in styles.
    var view: String?
    var color: Color
    var style: InterfaceStyle
    var isOfText: Bool
  }

  /// The keys for text colours.
  private static let textKeys: Set = [
    "textColor", "foregroundColor", "titleColor", "disabledTitleColor", "highlightedTextColor", "placeholderColor",
  ]

  /// The names of each colour in the order of the file; empty for a colour that is only written as
  /// a value.
  private var names: [Use: [String]] = [:]

  /// Stores the word for a colour that is the value of a key.
  mutating func note(_ word: String, _ color: Color, in style: InterfaceStyle, view: String?, key: String) {
    let use = Use(view: view, color: color, style: style, isOfText: Self.textKeys.contains(key))
    var known = names[use] ?? []
    if !word.hasPrefix("#"), !known.contains(word) { known.append(word) }
    names[use] = known
  }

  /// Returns the names of a colour; nil if the scene does not mention the colour. Names of text
  /// colours are searched in the view, then in the scene. A text can also have the view's tint
  /// colour, so other colours of the view are searched last.
  func names(of color: Color, in style: InterfaceStyle, view: String?, isOfText: Bool) -> [String]? {
    func own(_ view: String?, _ isOfText: Bool) -> [String]? {
      names[Use(view: view, color: color, style: style, isOfText: isOfText)]
    }
    return own(view, isOfText) ?? own(nil, isOfText) ?? (view == nil ? nil : own(view, !isOfText))
  }
}
