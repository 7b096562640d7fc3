/// The characters that no face has, collected while a scene is played. They result in one warning
/// for each view and face. A face whose images are not drawn results in one warning for all views.
struct MissingGlyphs {
  /// The maximum number of missing characters that a message lists.
  private static let mostNamed = 8

  private struct Key: Hashable {
    var view: String?
    var isPlaceholder: Bool
    var face: String
  }

  private struct Characters {
    /// The UTF-16 offset of the first missing character in the view's text.
    var offset: Int
    /// The first few missing characters, in the order of the text.
    var named: [Unicode.Scalar] = []
    var all: Set<Unicode.Scalar> = []
  }

  private var order: [Key] = []
  /// The first text for each face whose glyphs are images in a format that is not drawn.
  private var undrawn: [MissingText] = []
  private var characters: [Key: Characters] = [:]

  /// Adds the characters of a page for which no face has glyphs at this moment.
  mutating func add(_ missing: [MissingText]) {
    for item in missing where item.isUndrawn && !undrawn.contains(where: { $0.font == item.font }) {
      undrawn.append(item)
    }
    for item in missing where !item.isUndrawn {
      let key = Key(view: item.view, isPlaceholder: item.isPlaceholder, face: item.font)
      if characters[key] == nil { order.append(key) }
      var known = characters.removeValue(forKey: key) ?? Characters(offset: item.range.lowerBound)
      for scalar in item.text.unicodeScalars where known.all.insert(scalar).inserted {
        if known.named.count < MissingGlyphs.mostNamed { known.named.append(scalar) }
      }
      characters[key] = known
    }
  }

  /// Returns the warnings, each at the position of its text.
  func warnings(in document: Document) -> [SceneWarning] {
    guard !order.isEmpty || !undrawn.isEmpty else { return [] }
    let views = ViewIdentifiers(document)
    func path(of view: String?, isPlaceholder: Bool, at offset: Int) -> SceneKeyPath {
      view.flatMap(views.first).map { view in
        isPlaceholder ? document.placeholder(of: view) : document.text(of: view, at: offset)
      } ?? SceneKeyPath()
    }
    let pictures = undrawn.map { text in
      SceneWarning(
        .vectorGlyph,
        "the pictures of \(text.font) are SVG, which Galley does not draw: outlines are used instead, if there are "
          + "any; use a version of the font with COLR, CBDT or sbix", face: text.font, text.view,
        at: path(of: text.view, isPlaceholder: text.isPlaceholder, at: text.range.lowerBound), document)
    }
    return pictures
      + order.compactMap { key in
        guard let known = characters[key] else { return nil }
        let path = path(of: key.view, isPlaceholder: key.isPlaceholder, at: known.offset)
        return SceneWarning(
          .missingGlyph, "no face has \(MissingGlyphs.names(known)): \(key.face) shows its missing-glyph box",
          face: key.face,
          key.view,
          at: path, document)
      }
  }

  /// Returns a list of characters, such as `“字” (U+5B57), “色” (U+8272) and 3 more characters`.
  private static func names(_ characters: Characters) -> String {
    let named = characters.named.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return scalar.properties.generalCategory.isShown ? "\"\(scalar)\" (\(code))" : code
    }
    let more = characters.all.count - named.count
    if more > 0 { return named.joined(separator: ", ") + " and \(more) more \(more == 1 ? "character" : "characters")" }
    guard named.count > 1, let last = named.last else { return named.first ?? "" }
    return named.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Unicode.GeneralCategory {
  /// True if a terminal can show a character of this category without other characters around it.
  fileprivate var isShown: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark: false
    default: true
    }
  }
}

extension Document {
  /// Returns the path to the placeholder of a view.
  fileprivate func placeholder(of view: ViewIdentifiers.Entry) -> SceneKeyPath {
    let key = ["placeholder", "attributedPlaceholder"].first { value(of: $0, in: view.body) != nil }
    return key.map(view.path.appending(key:)) ?? view.path
  }

  /// Returns the path to the text of a view or, if the text has runs, to the run at an offset. For
  /// a view without a text key it is the path to the view.
  fileprivate func text(of view: ViewIdentifiers.Entry, at offset: Int) -> SceneKeyPath {
    for key in ["text", "title"] where value(of: key, in: view.body) != nil { return view.path.appending(key: key) }
    guard let runs = value(of: "runs", in: view.body).flatMap(elements) else { return view.path }
    var end = 0
    for (index, run) in runs.enumerated() {
      let text = value(of: "text", in: run)
      // An attachment is one character.
      end += text.flatMap(scalarText)?.utf16.count ?? 1
      if offset < end {
        let path = view.path.appending(key: "runs").appending(index: index)
        return text == nil ? path : path.appending(key: "text")
      }
    }
    return view.path.appending(key: "runs")
  }
}
