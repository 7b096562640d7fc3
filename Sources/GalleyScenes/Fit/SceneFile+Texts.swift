import GalleyUnicode

/// A text of a scene that translations replace.
public struct SceneTextPlace: Hashable, Sendable {
  /// The id of the view that shows the text.
  public var view: String
  /// The kind of the view, as scenes name it.
  public var kind: String
  /// The key of the text in the scene: `text`, `title` or `placeholder`.
  public var property: String
  /// The string-table key of the text; nil for a text that the scene contains itself.
  public var key: String?
  /// The position of the text in the file.
  public var place: Diagnostic
}

extension SceneFile {
  /// The texts of all views that show text, in the order of the file.
  public var textPlaces: [SceneTextPlace] {
    ViewIdentifiers(document).entries.flatMap { entry -> [SceneTextPlace] in
      let own = entry.kind == "button" ? "title" : "text"
      var places: [SceneTextPlace] = []
      func add(_ property: String, _ key: String?, at node: NodeID) {
        places.append(
          SceneTextPlace(
            view: entry.id, kind: entry.kind, property: property, key: key,
            place: document.diagnostic("", at: node, path: entry.path)))
      }
      if let node = document.value(of: "key", in: entry.body) { add(own, document.scalarText(node), at: node) }
      for property in [own, "placeholder"] {
        guard let node = document.value(of: property, in: entry.body) else { continue }
        add(property, document.value(of: "localized", in: node).flatMap(document.scalarText), at: node)
      }
      return places
    }
  }

  /// The languages of the string tables of the scene and its project, the development language
  /// first.
  public var languages: [String] {
    let first = strings.development
    return (first.map { [$0] } ?? []) + strings.languages.filter { $0 != first }
  }

  /// Returns sample text in a language from the string tables: the string for a key first, then the
  /// others sorted by key.
  public func sampleText(in language: String, beginningWith key: String?) -> String {
    let keys = (key.map { [$0] } ?? []) + strings.keys.filter { $0 != key }
    return keys.compactMap { strings.string($0, in: language)?.plainText }.joined(separator: " ")
  }
}

extension LocalizedString {
  /// The text of one of the string's forms, without its format arguments, as a sample of the
  /// language.
  fileprivate var plainText: String {
    func text(_ variation: Variation) -> String {
      switch variation {
      case .text(let format):
        StringFormat(format).parts.map { if case .literal(let literal) = $0 { literal } else { "" } }.joined()
      case .plural(let forms): forms[.other].map(text) ?? ""
      case .device(let forms): forms.min { $0.key < $1.key }.map { text($0.value) } ?? ""
      case .formula(_, let forms): forms.last ?? ""
      }
    }
    return text(variation)
  }
}
