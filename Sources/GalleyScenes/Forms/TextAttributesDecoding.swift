import GalleyBase
import GalleyText

extension SceneAttributes {
  /// The keys of a style: text attributes and a paragraph style's properties together.
  static let keys = KeyTable<SceneAttributes>(
    "a style",
    [Key("font", form: .font) { $0.font = $1.over($0.font) }] + TextAttributes.keys.map { $0.lifted(to: \.text) }
      + ParagraphStyle.keys.map { $0.lifted(to: \.paragraphStyle) },
    later: TextAttributes.later + ParagraphStyle.later)
}

extension TextAttributes {
  /// The attributes of text, by the names of NSAttributedString.Key.
  static let keys: [Key<TextAttributes>] = [
    Key("foregroundColor", form: .color) { $0.foregroundColor = $1 },
    Key("backgroundColor", form: .color) { $0.backgroundColor = $1 },
    Key("kern", form: .letterSpacing) { $0.kern = $1 },
    Key("tracking", form: .letterSpacing) { $0.tracking = $1 },
    Key("ligature", form: .count(0...1)) { $0.ligature = $1 },
    Key("languageIdentifier", form: .languageTag) { $0.languageIdentifier = $1 },
    Key("baselineOffset", form: .length) { $0.baselineOffset = $1 },
    Key("underlineStyle", form: .lineDecoration) { $0.underlineStyle = $1 },
    Key("underlineColor", form: .color) { $0.underlineColor = $1 },
    Key("strikethroughStyle", form: .lineDecoration) { $0.strikethroughStyle = $1 },
    Key("strikethroughColor", form: .color) { $0.strikethroughColor = $1 },
    Key("underlineSkipsInk", form: .boolean) { $0.underlineSkipsInk = $1 },
    Key("strokeWidth", form: .number(-1000...1000)) { $0.strokeWidth = $1 },
    Key("strokeColor", form: .color) { $0.strokeColor = $1 },
    Key("link", form: .string) { $0.link = $1 },
    Key("superscript", form: .count(-16...16)) { $0.superscript = $1 },
    Key("writingDirection", form: .formats) { $0.writingDirection = $1 },
    Key("obliqueness", form: .number(-10...10)) { $0.obliqueness = $1 },
    Key("expansion", form: .number(-5...5)) { $0.expansion = $1 },
    Key("shadow") { attributes, decoding, node in
      var shadow = Shadow(color: Shadow.defaultColor, offset: .zero)
      decoding.decode(node, into: &shadow, by: Shadow.keys)
      attributes.shadow = shadow
    },
  ]

  /// Attributes that UIKit has and this version does not obey.
  static let later = ["textEffect", "verticalGlyphForm"]
}

extension Shadow {
  /// NSShadow's own: black, a third opaque.
  fileprivate static var defaultColor: Color { Color(red: 0, green: 0, blue: 0, alpha: 85) }

  /// The keys of a shadow.
  fileprivate static let keys = KeyTable<Shadow>(
    "a shadow",
    [
      Key("color", form: .color) { $0.color = $1 },
      Key("offset", form: .offset) { $0.offset = Point(x: $1.width, y: $1.height) },
      Key("blurRadius", form: .number(0...1000, expected: "a number of points")) { $0.blurRadius = $1.onLengthGrid },
    ])
}

extension Form where Value == [WritingDirectionFormat] {
  /// One or a list, the outermost first.
  fileprivate static var formats: Form {
    let one = Form<WritingDirectionFormat>.choice()
    let many = Form.list(of: one, "a writing direction or a list of them")
    return Form("a writing direction or a list of them") { decoding, node in
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
