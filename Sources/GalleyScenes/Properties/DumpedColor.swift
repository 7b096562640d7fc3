import GalleyBase
import GalleyFiles
import GalleyViews

/// A colour in a dump: its name, if there is one, and its value. The name is the one that the scene
/// uses; if the scene uses only the value, there is no name. A colour that the scene does not
/// mention has UIKit's name in the view's appearance.
struct DumpedColor: JSONConvertible {
  let text: String

  var json: JSON { .string(text) }
}

/// The names of colours for one view.
struct ColorNames {
  var spellings: ColorSpellings
  var style: InterfaceStyle
  /// The id of the view; nil for the page.
  var view: String?

  /// The UIKit names of colours in light appearance, for use without a scene.
  static let nameless = ColorNames(spellings: ColorSpellings(), style: .light)

  /// Returns the colour as written in dumps; nil for no colour.
  func dumped(_ color: Color?) -> DumpedColor? { dumped(color, isOfText: false) }

  /// Returns the colour of text as written in dumps; nil for no colour. Also returns nil for the
  /// default colour, except where the scene gives it a name of its own.
  func dumpedText(_ color: Color?, unless standard: SystemColor?) -> DumpedColor? {
    guard let color, let standard, color == standard.color(in: style) else { return dumped(color, isOfText: true) }
    return spelled(color, isOfText: true).map { $0.contains(standard.rawValue) } ?? true
      ? nil : dumped(color, isOfText: true)
  }

  private func dumped(_ color: Color?, isOfText: Bool) -> DumpedColor? {
    guard let color else { return nil }
    if color.alpha == 0 { return DumpedColor(text: "transparent") }
    let spelled = spelled(color, isOfText: isOfText)
    let name = spelled.map { $0.isEmpty ? nil : $0.joined(separator: " or ") } ?? uikitName(of: color)
    return DumpedColor(text: [name, color.hex].compactMap { $0 }.joined(separator: " "))
  }

  private func spelled(_ color: Color, isOfText: Bool) -> [String]? {
    spellings.names(of: color, in: style, view: view, isOfText: isOfText)
  }

  /// Returns UIKit's name for a colour; nil if it has none. Also nil for white and black, since in
  /// each appearance several names have these values.
  private func uikitName(of color: Color) -> String? {
    guard color != .white, color != .black else { return nil }
    let names = SystemColor.allCases.filter { $0 != .darkText && $0.color(in: style) == color }.map(\.rawValue)
    return names.first { $0 != "link" } ?? names.first
  }
}
