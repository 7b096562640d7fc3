import GalleyFonts

extension SceneFonts {
  /// The keys of `fonts`.
  static let keys = KeyTable<SceneFonts>(
    "fonts",
    [
      Key("files", form: .list(of: .fontFile, "a list of font files")) { $0.files = $1 }
        .documented("Font files, whose faces override the manifest's.", default: "[]", uikit: nil),
      Key("fallback", form: .list(of: .string, "a list of families or PostScript names")) { $0.fallback = $1 }
        .documented("Fonts for missing characters; `[]` for none.", default: "the manifest's", uikit: nil),
      Key("system", form: .string) { $0.system = $1 }
        .documented("The family that is the system font, at all sizes.", default: "the manifest's", uikit: nil),
      Key("emojiMetrics", form: .choice()) { $0.emojiMetrics = $1 }
        .documented("The metrics of colour bitmap glyphs.", default: "font", uikit: nil),
      Key("emojiPresentation", form: .choice()) { $0.emojiPresentation = $1 }
        .documented(
          "Symbols without a variation selector that may be emoji, such as ☎: in colour as on iOS, or as text.",
          default: "apple", uikit: nil),
    ])
}

/// A font file of a scene that is being read.
private struct FontFileDraft {
  var path = ""
  var index = 0

  static let keys = KeyTable<FontFileDraft>(
    "a font file",
    [
      Key("file", form: .string) { $0.path = $1 }.documented("The file, relative to the scene.", uikit: nil),
      Key("index", form: .count(0...65_535)) { $0.index = $1 }
        .documented("The index of a face in a font collection, from 0.", default: "0", uikit: nil),
    ], required: ["file"])
}

extension Form where Value == FontFile {
  /// The form of a font file: a path relative to the scene, or `{ file, index }` for a face of a
  /// collection.
  fileprivate static var fontFile: Form {
    Form("a font file", .string("path").or(.mapping { FontFileDraft.keys.description })) { decoding, node in
      var draft = FontFileDraft()
      if decoding.document.pairs(node) != nil {
        decoding.decode(node, into: &draft, by: FontFileDraft.keys)
      } else if let path = Form<String>.string.read(&decoding, node) {
        draft.path = path
      }
      guard !draft.path.isEmpty else { return nil }
      return FontFile(path: decoding.resolved(draft.path, at: node), index: draft.index)
    }
  }
}
