import GalleyBase
import GalleyText

extension SceneAttributes {
  /// The keys of a style: text attributes and a paragraph style's properties together.
  static let keys = KeyTable<SceneAttributes>(
    "a style",
    [
      Key("font", form: .font) { $0.font = $1.over($0.font) }
        .documented("The font; what it leaves open is the view's.", default: "the view's")
    ] + TextAttributes.keys.map { $0.lifted { $1(&$0.text) } }
      + ParagraphStyle.keys.map { $0.lifted { $1(&$0.paragraphStyle) } },
    counterpart: "NSAttributedString.Key", later: TextAttributes.later + ParagraphStyle.later)
}

extension TextAttributes {
  /// The attributes of text, by the names of NSAttributedString.Key.
  static let keys: [Key<TextAttributes>] = [
    Key("foregroundColor", form: .color) { $0.foregroundColor = $1 }.documented(
      "Colour of the glyphs.", default: "the view's"),
    Key("backgroundColor", form: .color) { $0.backgroundColor = $1 }
      .documented("Colour of the line fragment behind the glyphs.", default: "none"),
    Key("kern", form: .letterSpacing) { $0.kern = $1 }
      .documented("Points added after each cluster; 0 turns pair kerning off.", default: "pair kerning"),
    Key("tracking", form: .letterSpacing) { $0.tracking = $1 }
      .documented("Points added after each cluster, without optional ligatures.", default: "0"),
    Key("ligature", form: .count(0...1)) { $0.ligature = $1 }.documented(
      "0 for required ligatures only.", default: "1"),
    Key("languageIdentifier", form: .languageTag) { $0.languageIdentifier = $1 }
      .documented("Language that chooses glyph variants.", default: "the locale"),
    Key("baselineOffset", form: .length) { $0.baselineOffset = $1 }.documented(
      "Points by which the text is raised.", default: "0"),
    Key("underlineStyle", form: .lineDecoration) { $0.underlineStyle = $1 }.documented(
      "Lines under the text.", default: "[]"),
    Key("underlineColor", form: .color) { $0.underlineColor = $1 }.documented(
      "Colour of the underline.", default: "the glyphs'"),
    Key("strikethroughStyle", form: .lineDecoration) { $0.strikethroughStyle = $1 }
      .documented("Lines through the text.", default: "[]"),
    Key("strikethroughColor", form: .color) { $0.strikethroughColor = $1 }
      .documented("Colour of the strikethrough.", default: "the glyphs'"),
    Key("underlineSkipsInk", form: .boolean) { $0.underlineSkipsInk = $1 }
      .documented("True if underlines leave room for descenders.", default: "true", uikit: nil),
    Key("strokeWidth", form: .number(-1000...1000)) { $0.strokeWidth = $1 }
      .documented("Width of outlines in percent of the size; below 0 the glyphs are filled too.", default: "0"),
    Key("strokeColor", form: .color) { $0.strokeColor = $1 }.documented("Colour of outlines.", default: "the glyphs'"),
    Key("link", form: .string) { $0.link = $1 }.documented("Where the text leads; nothing is fetched."),
    Key("superscript", form: .count(-16...16)) { $0.superscript = $1 }
      .documented(
        "Steps up, or down if negative; each is smaller.", default: "0", uikit: "kCTSuperscriptAttributeName"),
    Key("writingDirection", form: .formats) { $0.writingDirection = $1 }
      .documented("Embeddings, overrides and isolates, the outermost first.", default: "[]"),
    Key("obliqueness", form: .number(-10...10)) { $0.obliqueness = $1 }
      .documented("Slant: a point this high moves right by this many points.", default: "0"),
    Key("expansion", form: .number(-5...5)) { $0.expansion = $1 }
      .documented("Natural logarithm of the factor by which letters are widened.", default: "0"),
    Key("shadow", form: .mapping(Shadow.keys, from: Shadow(color: Shadow.defaultColor, offset: .zero))) {
      $0.shadow = $1
    }
    .documented("A copy behind the glyphs.", default: "none"),
  ]

  /// Attributes of UIKit that this version does not support.
  static let later = ["textEffect", "verticalGlyphForm"]
}

extension Shadow {
  /// NSShadow's own: black, a third opaque.
  fileprivate static var defaultColor: Color { Color(red: 0, green: 0, blue: 0, alpha: 85) }

  /// The keys of a shadow.
  fileprivate static let keys = KeyTable<Shadow>(
    "a shadow",
    [
      Key("color", form: .color) { $0.color = $1 }.documented(
        "Colour of the shadow.", default: "\"#00000055\"", uikit: "shadowColor"),
      Key("offset", form: .offset) { $0.offset = Point(x: $1.width, y: $1.height) }
        .documented("Offset of the shadow, y down.", default: "[0, 0]", uikit: "shadowOffset"),
      Key("blurRadius", form: .number(0...1000, expected: "a number of points")) { $0.blurRadius = $1.onLengthGrid }
        .documented("Radius of the blur.", default: "0", uikit: "shadowBlurRadius"),
    ], counterpart: "NSShadow")
}

extension Form where Value == [WritingDirectionFormat] {
  /// One or a list, the outermost first.
  fileprivate static var formats: Form {
    let one = Form<WritingDirectionFormat>.choice()
    let many = Form.list(of: one, "a writing direction or a list of them")
    return Form("a writing direction or a list of them", one.shape.or(.list(one.shape))) { decoding, node in
      decoding.document.elements(node) == nil ? one.read(&decoding, node).map { [$0] } : many.read(&decoding, node)
    }
  }
}

extension Form where Value == LineDecoration {
  /// Names of NSUnderlineStyle, one or a list.
  fileprivate static var lineDecoration: Form {
    .options([
      ("single", .single), ("thick", .thick), ("double", .double), ("patternDot", .patternDot),
      ("patternDash", .patternDash), ("patternDashDot", .patternDashDot), ("patternDashDotDot", .patternDashDotDot),
      ("byWord", .byWord),
    ])
  }
}

extension Form where Value == Double {
  /// Points between letters: glyph advances hold no more than three times that.
  fileprivate static var letterSpacing: Form {
    number(-10_000...10_000, expected: "a number of points").map(\.onLengthGrid)
  }
}
