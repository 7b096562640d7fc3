import GalleyBase
import GalleyViews

extension TextPath {
  /// The keys of a text path.
  fileprivate static let keys = KeyTable<TextPath>(
    "a text path",
    [
      Key("d", form: .outline) { $0.path = $1 }.documented("The path, as SVG path data.", uikit: nil),
      Key("startOffset", form: .length) { $0.startOffset = $1 }
        .documented("Distance along the path at which the text begins.", default: "0", uikit: nil),
      Key("side", form: .choice()) { $0.side = $1 }
        .documented("The side of the path on which the text is.", default: "left", uikit: nil),
    ], required: ["d"])
}

extension Form where Value == TextPath {
  /// The form of a text path: `"M…"`, or `{ d: "M…", startOffset: n, side: left }`.
  static var textPath: Form {
    Form<Path>.outline.map { TextPath($0) }.orMapping(
      TextPath.keys, from: TextPath(Path()), "a path as in SVG, \"M…\", or a mapping with d, startOffset and side")
  }
}

extension Form where Value == Path {
  /// The form of the outline of a text path: SVG path data with at least two elements, so that the
  /// path has a length.
  fileprivate static var outline: Form {
    Form(pathData.expected, pathData.shape) { decoding, node in
      let path = pathData.read(&decoding, node)
      if let path, path.elements.count < 2 {
        decoding.report("a path of one point has no room for text", at: node)
      }
      return path
    }
  }
}
