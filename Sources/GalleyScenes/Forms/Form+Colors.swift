import GalleyBase
import GalleyViews

extension Form where Value == Color {
  /// `"#RGB"`, `"#RGBA"`, `"#RRGGBB"` or `"#RRGGBBAA"`; a name of UIColor's such as `systemRed`, in the scene's
  /// appearance; a name of the scene's or project's own; or `transparent`.
  static var color: Form {
    let expected = "a colour, as \"#RRGGBB\" or by a name of UIColor's"
    return Form(expected, .string("colour")) { decoding, node in
      guard let word = decoding.word(node) else {
        // Without quotes the # begins a comment, and nothing is left.
        let hint = decoding.plain(node) == .null ? "; a colour with # needs quotes" : ""
        return decoding.report("expected \(expected), found \(decoding.found(node))\(hint)", at: node)
      }
      if word == "transparent" { return .clear }
      if let named = SystemColor(rawValue: word) { return named.color(in: decoding.environment.traits.interfaceStyle) }
      if let own = decoding.environment.colors.first(where: { $0.name == word }) {
        return own.color.color(in: decoding.environment.traits.interfaceStyle)
      }
      if let color = Color(hex: word) { return color }
      if word.hasPrefix("#") {
        decoding.report("\"\(word.shortened)\" is not a colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA", at: node)
      } else {
        let own = decoding.environment.colors.map(\.name)
        let names = own + SystemColor.allCases.map(\.rawValue) + ["transparent"]
        decoding.report(
          "\"\(word.shortened)\" is not a colour", at: node, suggestion: nearestSpelling(to: word, among: names),
          valid: own + ["\"#RRGGBB\"", "transparent", "label", "systemRed and UIColor's other names"])
      }
      return nil
    }
  }
}
