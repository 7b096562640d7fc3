import GalleyBase
import GalleyViews

/// The words with which a scene says its colours, by the view in which they stand: two names can have one value.
struct ColorSpellings: Hashable, Sendable {
  private struct Use: Hashable {
    /// nil outside of views: in styles, say.
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

  /// Notes that a colour is said with a word, as the value of a key.
  mutating func note(_ word: String, _ color: Color, in style: InterfaceStyle, view: String?, key: String) {
    let use = Use(view: view, color: color, style: style, isOfText: Self.textKeys.contains(key))
    var known = names[use] ?? []
    if !word.hasPrefix("#"), !known.contains(word) { known.append(word) }
    names[use] = known
  }

  /// Returns the names of a colour; nil if the scene does not say it. Names of the colours of text are those in the view, or
  /// else in the scene; but a tint of the view itself can be the colour of its text.
  func names(of color: Color, in style: InterfaceStyle, view: String?, isOfText: Bool) -> [String]? {
    func own(_ view: String?, _ isOfText: Bool) -> [String]? {
      names[Use(view: view, color: color, style: style, isOfText: isOfText)]
    }
    return own(view, isOfText) ?? own(nil, isOfText) ?? (view == nil ? nil : own(view, !isOfText))
  }
}
