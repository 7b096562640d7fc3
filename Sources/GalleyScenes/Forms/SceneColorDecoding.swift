import GalleyBase
import GalleyViews

extension SceneColor {
  /// The keys of a named colour.
  fileprivate static let keys = KeyTable<SceneColor>(
    "a named colour",
    [
      Key("light", form: .color) { $0.light = $1 }.documented("The colour in light appearance.", uikit: nil),
      Key("dark", form: .color) { $0.dark = $1 }.documented(
        "The colour in dark appearance.", default: "the light one", uikit: nil),
    ], required: ["light"])
}

extension Form where Value == SceneColor {
  /// The form of a named colour: one colour for both appearances, or `{ light, dark }`. A UIKit
  /// colour has its own value in each appearance.
  static var sceneColor: Form {
    Form("a colour, or { light, dark }", .string("colour").or(.mapping { SceneColor.keys.description })) {
      decoding, node in
      var color = SceneColor()
      if decoding.document.pairs(node) != nil {
        decoding.decode(node, into: &color, by: SceneColor.keys)
        return color
      }
      guard let light = Form<Color>.color.read(&decoding, node) else { return nil }
      color.light = light
      if let word = decoding.word(node), let named = SystemColor(rawValue: word) {
        (color.light, color.dark) = (named.color(in: .light), named.color(in: .dark))
      }
      return color
    }
  }
}

extension Decoding {
  /// Reads named colours, which all values read afterwards can use. A named colour may refer to an
  /// earlier one.
  mutating func decodeColors(_ node: NodeID) {
    guard let pairs = document.pairs(node) else {
      reject(node, expected: "the colours, a mapping of names to colours")
      return
    }
    // The values of named colours do not count as spellings of the scene's colours.
    let spellings = environment.colorSpellings
    defer { environment.colorSpellings = spellings }
    for (key, value) in pairs {
      let name = document.scalarText(key) ?? ""
      if SystemColor(rawValue: name) != nil || name == "transparent" || name.hasPrefix("#") {
        report("\"\(name.shortened)\" is already the name of a colour; use another name", at: key)
        continue
      }
      if let color = inside(key: name, { Form<SceneColor>.sceneColor.read(&$0, value) }) {
        environment.colors.append((name, color))
      }
    }
  }
}

extension Shape {
  /// The shape of a scene's named colours.
  static var colors: Shape { .dictionary("names", Form<SceneColor>.sceneColor.shape) }
}
