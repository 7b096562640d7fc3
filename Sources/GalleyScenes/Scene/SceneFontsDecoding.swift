import GalleyFonts

extension SceneFonts {
  /// The keys of `fonts`.
  static let keys = KeyTable<SceneFonts>(
    "fonts",
    [
      Key("files", form: .list(of: .fontFile, "a list of font files")) { $0.files = $1 },
      Key("fallback", form: .list(of: .string, "a list of families or PostScript names")) { $0.fallback = $1 },
      Key("emojiMetrics", form: .choice()) { $0.emojiMetrics = $1 },
    ])
}

/// A font file of a scene as it is being read.
private struct FontFileDraft {
  var path = ""
  var index = 0

  static let keys = KeyTable<FontFileDraft>(
    "a font file",
    [
      Key("file", form: .string) { $0.path = $1 },
      Key("index", form: .count(0...65_535)) { $0.index = $1 },
    ], required: ["file"])
}

extension Form where Value == FontFile {
  /// A path relative to the scene, or `{ file, index }` for a face of a collection.
  fileprivate static var fontFile: Form {
    Form("a font file") { decoding, node in
      var draft = FontFileDraft()
      if decoding.document.pairs(node) != nil {
        decoding.decode(node, into: &draft, by: FontFileDraft.keys)
      } else if let path = Form<String>.string.read(&decoding, node) {
        draft.path = path
      }
      guard !draft.path.isEmpty else { return nil }
      return FontFile(path: decoding.environment.resolved(draft.path), index: draft.index)
    }
  }
}
