import GalleyBase
import GalleyText

extension SceneRun {
  /// The keys of a run: its text or attachment, a style, and any attribute, which wins over the style.
  static let keys = KeyTable<SceneRun>(
    "a run",
    [
      Key("text", form: .string) { $0.text = $1 },
      Key("style", form: .style) { $0.attributes = $1 },
      Key("attachment") { run, decoding, node in
        guard run.text.isEmpty else {
          decoding.report("text and attachment are two kinds of run; give one of them", at: node)
          return
        }
        var attachment = SceneAttachment()
        decoding.decode(node, into: &attachment, by: SceneAttachment.keys)
        run.attachment = attachment
        run.text = TextAttachment.text
      },
    ] + SceneAttributes.keys.keys.map { $0.lifted(to: \.attributes) },
    later: SceneAttributes.keys.later, requiresOneOf: ["text", "attachment"])
}

extension SceneAttachment {
  /// The keys of an attachment.
  fileprivate static let keys = KeyTable<SceneAttachment>(
    "an attachment",
    [
      Key("bounds", form: .rect) { $0.bounds = $1 },
      Key("image", form: .picture) { $0.image = $1 },
    ], requiresOneOf: ["bounds", "image"])
}

extension TextAttachment {
  /// U+FFFC as a string.
  fileprivate static var text: String { "\u{FFFC}" }
}

extension Form where Value == PictureRequest {
  /// A PNG file, relative to the scene.
  static var picture: Form {
    Form("a PNG file") { decoding, node in
      guard let file = Form<String>.string.read(&decoding, node) else { return nil }
      if file.isEmpty {
        decoding.report("expected a PNG file, found an empty string", at: node)
        return nil
      }
      return PictureRequest(file: decoding.environment.resolved(file), path: decoding.path)
    }
  }
}

extension Decoding {
  /// Reads the named styles of a scene, for `style` to find.
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
  /// The name of a style, or a style's attributes on the spot.
  static var style: Form {
    Form("a style") { decoding, node in
      if decoding.document.pairs(node) != nil {
        var style = SceneAttributes()
        decoding.decode(node, into: &style, by: SceneAttributes.keys)
        return style
      }
      guard let name = Form<String>.string.read(&decoding, node) else { return nil }
      if let style = decoding.environment.traits.styles[name] { return style }
      let names = decoding.environment.styleNames
      let none = names.isEmpty ? "; the scene has no styles" : ""
      decoding.report(
        "there is no style \"\(name.shortened)\"\(none)", at: node, suggestion: nearestSpelling(to: name, among: names),
        valid: names)
      return nil
    }
  }
}
