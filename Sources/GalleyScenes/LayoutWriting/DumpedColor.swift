import GalleyBase
import GalleyFiles
import GalleyViews

/// A colour as dumps write it: the name that UIKit has for it in the view's appearance, if there is one, and the value.
/// Two names of one value give the first of them; a colour that a scene wrote as a value has its name too.
struct DumpedColor: JSONConvertible {
  let text: String

  init(_ color: Color, in style: InterfaceStyle) {
    let names = SystemColor.allCases.filter { $0 != .darkText && $0.color(in: style) == color }.map(\.rawValue)
    let name = color.alpha == 0 ? nil : names.first { $0 != "link" } ?? names.first
    text = color.alpha == 0 ? "transparent" : [name, color.hex].compactMap { $0 }.joined(separator: " ")
  }

  var json: JSON { .string(text) }
}

extension RenderContext {
  /// The colour as dumps write it; nil for none.
  func dumped(_ color: Color?) -> DumpedColor? { color.map { DumpedColor($0, in: interfaceStyle) } }
}
