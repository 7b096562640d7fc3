import GalleyBase
import GalleyViews

extension Form where Value == Color {
  /// The form of a colour: `"#RGB"`, `"#RGBA"`, `"#RRGGBB"` or `"#RRGGBBAA"`; a name of UIColor's
  /// such as `systemRed`, in the scene's appearance; a name that the scene or project defines; or
  /// `transparent`.
  static var color: Form {
    let expected = "a colour, as \"#RRGGBB\" or a name of UIColor's"
    return Form(expected, .string("colour")) { decoding, node in
      guard let word = decoding.word(node) else {
        // Without quotes the # begins a comment, and the value is empty.
        let hint = decoding.plain(node) == .null ? "; a colour with # needs quotes" : ""
        return decoding.report("expected \(expected), found \(decoding.found(node))\(hint)", at: node)
      }
      if let color = decoding.color(named: word) {
        decoding.noteColor(word, color)
        return color
      }
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

extension Decoding {
  /// Returns the colour with the given name in the appearance of the view that is being read; nil
  /// if no colour has this name.
  fileprivate func color(named word: String) -> Color? {
    if word == "transparent" { return .clear }
    let style = environment.traits.interfaceStyle
    let own = environment.colors.first { $0.name == word }?.color.color(in: style)
    return SystemColor(rawValue: word)?.color(in: style) ?? own ?? Color(hex: word)
  }

  /// Stores the word that the scene uses for a colour, for the names in layout dumps.
  fileprivate mutating func noteColor(_ word: String, _ color: Color) {
    environment.colorSpellings.note(
      word, color, in: environment.traits.interfaceStyle, view: environment.currentView, key: path.lastKey)
  }
}
