import GalleyFonts
import GalleyViews

extension FontDraft {
  /// The keys of a font.
  static let keys = KeyTable<FontDraft>("a font", faceKeys + sizeKeys, counterpart: "UIFont")

  /// The keys of a fallback font, which takes the size of the font that it replaces.
  static let fallbackFontKeys = KeyTable<FontDraft>("a fallback font", faceKeys, counterpart: "UIFont")

  private static let faceKeys: [Key<FontDraft>] = [
    Key("family", form: .string) { $0.family = $1 }
      .documented(
        "The family name, as in the manifest or in a font file of the scene.",
        uikit: "UIFontDescriptor.AttributeName.family"),
    Key("name", form: .string) { $0.name = $1 }.documented(
      "The PostScript or full name of one face.", uikit: "init(name:size:)"),
    Key("file", form: .string) { $0.file = $1 }.documented("A font file, relative to the scene.", uikit: nil),
    Key("index", form: .count(0...65_535)) { $0.index = $1 }.documented(
      "The index of a face in a font collection, from 0.", default: "0", uikit: nil),
    Key("weight", form: .weight) { $0.weight = $1 }
      .documented("A name of UIFont.Weight, or an OpenType weight.", default: "regular", uikit: "UIFont.Weight"),
    Key("width", form: .width) { $0.width = $1 }
      .documented(
        "A name of UIFont.Width, or percent of the normal width.", default: "standard", uikit: "UIFont.Width"),
    Key("italic", form: .boolean) { $0.italic = $1 }
      .documented("True for the italic face.", default: "false", uikit: "UIFontDescriptor.SymbolicTraits.traitItalic"),
    Key("features", form: .features) { $0.features = $1 }
      .documented(
        "OpenType features, as in `{ tnum: 1 }`.", default: "{}",
        uikit: "UIFontDescriptor.AttributeName.featureSettings"),
    Key("variations", form: .variations) { $0.variations = $1 }
      .documented(
        "Positions on variation axes, as in `{ wght: 650 }`.", default: "{}", uikit: "kCTFontVariationAttribute"),
  ]

  private static let sizeKeys: [Key<FontDraft>] = [
    Key("textStyle", form: .choice()) { $0.textStyle = $1 }
      .documented("A text style, whose size follows the content size category.", uikit: "preferredFont(forTextStyle:)"),
    Key("size", form: .fontSize) { $0.size = $1 }
      .documented(
        "Size in points; with a `textStyle`, the size in the category `large`.", default: "the view's",
        uikit: "pointSize"),
    Key("maximumPointSize", form: .fontSize) { $0.maximumPointSize = $1 }
      .documented(
        "The largest size that a `textStyle` may scale to.",
        uikit: "UIFontMetrics.scaledFont(for:maximumPointSize:)"),
    Key("cascadeList", form: .list(of: .fallbackFont, "a list of fonts")) { $0.cascadeList = $1 }
      .documented(
        "Fonts for characters that this font lacks; they come before all other fallback fonts.", default: "[]",
        uikit: "UIFontDescriptor.AttributeName.cascadeList"),
  ]

  /// Reports keys that contradict each other or have no effect.
  func check(_ node: NodeID, _ decoding: inout Decoding) {
    let ways = [family.map { _ in "family" }, name.map { _ in "name" }, file.map { _ in "file" }].compactMap { $0 }
    if ways.count > 1 {
      decoding.report("\(ways.joined(separator: " and ")) each choose a font; give one of them", at: node)
    }
    if index != nil, file == nil {
      decoding.report("index chooses a face of a font file: add file", at: node)
    }
    if name != nil, weight != nil || width != nil || italic != nil {
      decoding.report(
        "a PostScript name chooses one face, so weight, width and italic have no effect; use family instead", at: node)
    }
    if maximumPointSize != nil, textStyle == nil {
      decoding.report("maximumPointSize limits the scaled size of a textStyle: add textStyle", at: node)
    }
  }
}

extension Form where Value == FontRequest {
  /// The form of a font as stated by a run, a style or a view. Properties that are not set are
  /// inherited.
  static var font: Form {
    Form("a font", .mapping { FontDraft.keys.description }) { decoding, node in
      guard let pairs = decoding.document.pairs(node), !pairs.isEmpty else {
        return decoding.reject(node, expected: "a font, as in { family: Inter, size: 17 } or { textStyle: headline }")
      }
      var draft = FontDraft()
      decoding.decode(node, into: &draft, by: FontDraft.keys)
      draft.check(node, &decoding)
      draft.file = draft.file.map { decoding.resolved($0, at: node) }
      return FontRequest(draft: draft, category: decoding.environment.traits.contentSizeCategory, path: decoding.path)
    }
  }
}

extension Form where Value == FontDescriptor {
  /// The form of a fallback font for missing characters: a family name, a PostScript name, or a
  /// mapping.
  fileprivate static var fallbackFont: Form {
    Form("a font", .string("font name").or(.mapping { FontDraft.fallbackFontKeys.description })) { decoding, node in
      guard decoding.document.pairs(node) != nil else {
        return Form<String>.string.read(&decoding, node).map { FontDescriptor(name: $0) }
      }
      var draft = FontDraft()
      decoding.decode(node, into: &draft, by: FontDraft.fallbackFontKeys)
      draft.check(node, &decoding)
      draft.file = draft.file.map { decoding.resolved($0, at: node) }
      return draft.descriptor
    }
  }
}
