import GalleyText
import GalleyViews

extension PropertyWords {
  /// Returns the words that describe a member of a view of a kind. If the kind has no such member,
  /// as in a dump of another version, the words contain only the member's name.
  package static func words(of member: String, inViewOf kind: String) -> PropertyWords {
    ofKinds[kind]?[member] ?? ofAnyKind[member] ?? PropertyWords(nameless: member)
  }

  /// Returns the words that describe a member of a text style.
  package static func words(ofStyle member: String) -> PropertyWords {
    ofStyles[member] ?? PropertyWords(nameless: member)
  }

  /// Returns the words that describe a member of the scene as a whole.
  package static func words(ofScene member: String) -> PropertyWords {
    LayoutDump.words[member] ?? ofAnyKind[member] ?? PropertyWords(nameless: member)
  }

  /// The dump members of paragraph styles, except those that labels or text containers have as
  /// properties of the view.
  package static let paragraphMembers = Set(ParagraphStyle.sceneProperties.words.keys)
    .subtracting(SceneLabel.properties.words.keys).subtracting(SceneTextContainer.properties.words.keys)

  private static let ofKinds = Dictionary(uniqueKeysWithValues: SceneView.kinds.map { ($0.name, $0.words) })

  private static let ofAnyKind = SceneView.kinds.reduce(into: [:]) { words, kind in
    words.merge(kind.words) { first, _ in first }
  }

  private static let ofStyles = TextAttributes.sceneProperties.words
    .merging(ParagraphStyle.sceneProperties.words) { first, _ in first }
    .merging(LayoutWriter.fontWords) { first, _ in first }
}

extension ViewKind {
  /// The words that describe the members of views of this kind, by member.
  static var words: [String: PropertyWords] {
    let scrolling = Body.self is ScrollView.Type ? SceneScrolling.properties.words : [:]
    return [scrolling, SceneView.properties.words, LayoutWriter.textWords].reduce(properties.words) { own, others in
      own.merging(others) { first, _ in first }
    }
  }
}
