import GalleyBase
import GalleyText

extension SceneRun {
  /// The keys of a run: its text or attachment, a style, and any attributes, which override the
  /// style.
  static let keys = KeyTable<SceneRun>(
    "a run",
    [
      Key("text", form: .text) { $0.text = $1 }.documented("The characters.", uikit: "string"),
      Key("style", form: .style) { $0.attributes = $1 }
        .documented(
          "A named style, or attributes; the run's attributes override the style.", default: "the view's", uikit: nil),
      Key("attachment", .mapping { SceneAttachment.keys.description }) { run, decoding, node in
        guard run.text.isEmpty else {
          decoding.report("a run has text or an attachment; give one of them", at: node)
          return
        }
        run.attachment = Form.mapping(SceneAttachment.keys, from: SceneAttachment()).read(&decoding, node)
        run.text = TextAttachment.text
      }
      .documented("A picture or box instead of text.", uikit: "NSAttributedString.Key.attachment"),
    ] + SceneAttributes.keys.keys.map { $0.lifted { $1(&$0.attributes) } },
    counterpart: "NSAttributedString.Key", later: SceneAttributes.keys.spellings.later,
    requiresOneOf: ["text", "attachment"])
}

extension SceneAttachment {
  /// The keys of an attachment.
  fileprivate static let keys = KeyTable<SceneAttachment>(
    "an attachment",
    [
      Key("bounds", form: .rect) { $0.bounds = $1 }
        .documented("Rectangle of the attachment; y grows upwards from the baseline.", default: "the picture's size"),
      Key("image", form: .picture) { $0.image = $1 }.documented("A PNG file, relative to the scene.", default: "none"),
    ], counterpart: "NSTextAttachment", requiresOneOf: ["bounds", "image"])
}

extension TextAttachment {
  /// The object replacement character, U+FFFC, as a string.
  fileprivate static var text: String { "\u{FFFC}" }
}

extension Form where Value == PictureRequest {
  /// The form of an image: the path of a PNG file, relative to the scene.
  static var picture: Form {
    Form("a PNG file", .string("PNG file")) { decoding, node in
      guard let file = Form<String>.string.read(&decoding, node) else { return nil }
      if file.isEmpty { return decoding.report("expected a PNG file, found an empty string", at: node) }
      return PictureRequest(file: decoding.resolved(file, at: node), path: decoding.path)
    }
  }
}

extension Decoding {
  /// Reads the named styles of a scene, so that `style` can refer to them.
  mutating func decodeStyles(_ node: NodeID) {
    guard let pairs = document.pairs(node) else {
      reject(node, expected: "the styles, a mapping of names to attributes")
      return
    }
    environment.stylesNode = node
    environment.styleNames = pairs.map { document.scalarText($0.key) ?? "" }
    for (key, value) in pairs {
      let name = document.scalarText(key) ?? ""
      var style = SceneAttributes()
      inside(key: name) { $0.decode(value, into: &style, by: SceneAttributes.keys) }
      environment.traits.styles[name] = style
    }
    environment.knownStyles[environment.traits.values] = environment.traits.styles
  }
}

extension Form where Value == SceneAttributes {
  /// The form of a style: its name, or the attributes of an inline style.
  static var style: Form {
    Form("a style", .string("name of a style").or(.mapping { SceneAttributes.keys.description })) { decoding, node in
      if decoding.document.pairs(node) != nil {
        var style = SceneAttributes()
        decoding.decode(node, into: &style, by: SceneAttributes.keys)
        return style
      }
      guard let name = Form<String>.string.read(&decoding, node) else { return nil }
      if let style = decoding.environment.traits.styles[name] { return style }
      let names = decoding.environment.styleNames
      let none = names.isEmpty ? "; the scene has no styles" : ""
      return decoding.report(
        "there is no style \"\(name.shortened)\"\(none)", at: node, word: name, valid: names)
    }
  }
}

extension Shape {
  /// The shape of a list of runs.
  static var runs: Shape { .list(.mapping { SceneRun.keys.description }) }

  /// The shape of a scene's named styles.
  static var styles: Shape { .dictionary("names", .mapping { SceneAttributes.keys.description }) }
}
