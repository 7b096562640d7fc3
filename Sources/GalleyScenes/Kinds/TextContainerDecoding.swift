import GalleyBase
import GalleyViews

extension SceneView {
  /// The keys of a text container: a view's, and its own.
  static let textContainerKeys = KeyTable<SceneView>(
    "a text container", keys + SceneTextContainer.keys.map { $0.lifted(to: \.textContainer) },
    later: later + SceneAttributes.keys.later,
    hint: { key in
      if key == "numberOfLines" { return "a text container calls it maximumNumberOfLines" }
      return SceneText.hint(for: key, view: "text container") ?? SceneTextField.hint(for: key)
        ?? SceneTextView.hint(for: key)
    })

  /// What only text containers have; views of another kind take it and forget it.
  fileprivate var textContainer: SceneTextContainer {
    get { if case .textContainer(let container) = kind { container } else { SceneTextContainer() } }
    set { if case .textContainer = kind { kind = .textContainer(newValue) } }
  }
}

extension SceneTextContainer {
  /// The keys that only text containers have.
  static let keys: [Key<SceneTextContainer>] =
    SceneText.keys.map { $0.lifted(to: \.text) }
    + [
      Key("textAlignment", form: .choice()) { $0.textAlignment = $1 },
      Key("usesFontLeading", form: .boolean) { $0.usesFontLeading = $1 },
    ] + SceneContainer.ownKeys.map { $0.lifted(to: \.container) }
    + [
      Key("columns", form: .columns) { $0.columns = $1 },
      Key("containers") { view, decoding, node in
        if view.columns != nil {
          decoding.report("columns and containers are two ways to say where text goes; give one of them", at: node)
        }
        guard let containers = Form.list(of: .container, "a list of containers").read(&decoding, node) else { return }
        if containers.isEmpty {
          decoding.report(
            "the list is empty; text needs a container, which is the view itself without this key", at: node)
        }
        view.containers = containers
      },
    ]

  /// Where a key belongs that only text containers have, for other views.
  static func hint(for key: String) -> String? {
    let isOurs = keys.contains { $0.names.contains(key) } && !SceneText.keys.contains { $0.names.contains(key) }
    return isOurs ? "\"\(key)\" is a property of text containers; write the view as \"- textContainer: …\"" : nil
  }
}

extension SceneContainer {
  /// What a container has whether it is the view itself or lies in it.
  fileprivate static let ownKeys: [Key<SceneContainer>] = [
    Key("lineFragmentPadding", form: .extent) { $0.lineFragmentPadding = $1 },
    Key("maximumNumberOfLines", form: .count(0...1_000_000)) { $0.maximumNumberOfLines = $1 },
    Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 },
    Key("exclusionPaths", form: .list(of: .exclusion, "a list of shapes")) { $0.exclusionPaths = $1 },
  ]

  /// The keys of a container in a list of containers.
  fileprivate static let keys = KeyTable<SceneContainer>(
    "a container", [Key("frame", form: .frame) { $0.frame = $1 }] + ownKeys, required: ["frame"])
}

extension Form where Value == SceneContainer {
  /// A container with its frame.
  fileprivate static var container: Form {
    Form("a container") { decoding, node in
      var container = SceneContainer()
      decoding.decode(node, into: &container, by: SceneContainer.keys)
      return container
    }
  }
}

extension Form where Value == TextColumns {
  /// `{ count, spacing }`.
  fileprivate static var columns: Form {
    Form("columns") { decoding, node in
      var columns = TextColumns(count: 1)
      decoding.decode(node, into: &columns, by: keys)
      return columns
    }
  }

  private static var keys: KeyTable<TextColumns> {
    KeyTable(
      "columns",
      [
        Key("count", form: .count(1...100)) { $0.count = $1 },
        Key("spacing", form: .extent) { $0.spacing = $1 },
      ], required: ["count"])
  }
}
