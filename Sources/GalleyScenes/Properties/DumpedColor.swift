import GalleyBase
import GalleyFiles
import GalleyViews

/// A colour as dumps write it: its name, if it has one, and its value. The spelling is the scene's, which may be the
/// value alone. A colour that the scene does not mention has UIKit's name for it in the view's appearance.
struct DumpedColor: JSONConvertible {
  let text: String

  var json: JSON { .string(text) }
}

/// The names of the colours of one view.
struct ColorNames {
  var spellings: ColorSpellings
  var style: InterfaceStyle
  /// The view's id; nil for the page.
  var view: String?

  /// The names that UIKit has in light appearance.
  static let nameless = ColorNames(spellings: ColorSpellings(), style: .light)

  /// The colour as dumps write it; nil for none.
  func dumped(_ color: Color?) -> DumpedColor? { dumped(color, isOfText: false) }

  /// The colour of text; nil also for a default colour, unless the scene spells it differently.
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

  /// White and black have no name, since in each appearance they are the value of another name.
  private func uikitName(of color: Color) -> String? {
    guard color != .white, color != .black else { return nil }
    let names = SystemColor.allCases.filter { $0 != .darkText && $0.color(in: style) == color }.map(\.rawValue)
    return names.first { $0 != "link" } ?? names.first
  }
}
