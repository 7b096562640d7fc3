import GalleyBase
import GalleyViews

/// The scene's spellings of its colours, by view, since two names can have one value.
struct ColorSpellings: Hashable, Sendable {
  private struct Use: Hashable {
    /// nil outside of views, as in styles.
    var view: String?
    var color: Color
    var style: InterfaceStyle
    var isOfText: Bool
  }

  /// The keys of the colours of text.
  private static let textKeys: Set = [
    "textColor", "foregroundColor", "titleColor", "disabledTitleColor", "highlightedTextColor", "placeholderColor",
  ]

  /// The names, in the order of the file; none for a colour that is written as a value alone.
  private var names: [Use: [String]] = [:]

  /// Stores the spelling of a colour that is the value of a key.
  mutating func note(_ word: String, _ color: Color, in style: InterfaceStyle, view: String?, key: String) {
    let use = Use(view: view, color: color, style: style, isOfText: Self.textKeys.contains(key))
    var known = names[use] ?? []
    if !word.hasPrefix("#"), !known.contains(word) { known.append(word) }
    names[use] = known
  }

  /// Returns the names of a colour; nil if the scene does not mention it. Names of text colours are those in the view,
  /// or else in the scene; but the view's own tint can be the colour of its text.
  func names(of color: Color, in style: InterfaceStyle, view: String?, isOfText: Bool) -> [String]? {
    func own(_ view: String?, _ isOfText: Bool) -> [String]? {
      names[Use(view: view, color: color, style: style, isOfText: isOfText)]
    }
    return own(view, isOfText) ?? own(nil, isOfText) ?? (view == nil ? nil : own(view, !isOfText))
  }
}
