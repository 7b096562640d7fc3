import GalleyBase
import GalleyViews

extension TextPath {
  /// The keys of a text path.
  fileprivate static let keys = KeyTable<TextPath>(
    "a text path",
    [
      Key("d", form: .outline) { $0.path = $1 },
      Key("startOffset", form: .length) { $0.startOffset = $1 },
      Key("side", form: .choice()) { $0.side = $1 },
    ], required: ["d"])
}

extension Form where Value == TextPath {
  /// `"M…"`, or `{ d: "M…", startOffset: n, side: left }`.
  static var textPath: Form {
    Form("a path as in SVG, \"M…\", or a mapping with d, startOffset and side") { decoding, node in
      guard decoding.document.pairs(node) != nil else {
        return Form<Path>.outline.read(&decoding, node).map { TextPath($0) }
      }
      var textPath = TextPath(Path())
      decoding.decode(node, into: &textPath, by: TextPath.keys)
      return textPath
    }
  }
}

extension Form where Value == Path {
  /// A line in the notation of SVG's path data, with some length.
  fileprivate static var outline: Form {
    Form(pathData.expected) { decoding, node in
      let path = pathData.read(&decoding, node)
      if let path, path.elements.count < 2 {
        decoding.report("a path of one point has no room for text", at: node)
      }
      return path
    }
  }
}
