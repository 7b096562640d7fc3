import GalleyBase

extension SceneRun {
  /// The keys of a run: its text, a style, and any attribute, which wins over the style.
  static let keys = KeyTable<SceneRun>(
    "a run",
    [
      Key("text", form: .string) { $0.text = $1 },
      Key("style", form: .style) { $0.attributes = $1 },
    ] + SceneAttributes.keys.keys.map { $0.lifted(to: \.attributes) },
    later: ["attachment"] + SceneAttributes.keys.later, required: ["text"])
}

extension Decoding {
  /// Reads the named styles of a scene, for `style` to find.
  mutating func decodeStyles(_ node: Int) {
    guard let pairs = document.pairs(node) else {
      reject(node, expected: "the styles, a mapping of names to attributes")
      return
    }
    for (key, value) in pairs {
      let name = document.scalarText(key) ?? ""
      var style = SceneAttributes()
      inside(key: name) { $0.decode(value, into: &style, by: SceneAttributes.keys) }
      environment.styles[name] = style
      environment.styleNames.append(name)
    }
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
      if let style = decoding.environment.styles[name] { return style }
      let names = decoding.environment.styleNames
      let none = names.isEmpty ? "; the scene has no styles" : ""
      decoding.report(
        "there is no style \"\(name.shortened)\"\(none)", at: node, suggestion: nearestSpelling(to: name, among: names),
        valid: names)
      return nil
    }
  }
}
