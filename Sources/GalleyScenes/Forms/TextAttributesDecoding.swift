import GalleyBase
import GalleyFiles
import GalleyText

extension SceneAttributes {
  /// The keys of a style: text attributes and the properties of a paragraph style.
  static let keys = KeyTable<SceneAttributes>(
    "a style",
    [
      Key("font", form: .font) { $0.font = $1.over($0.font) }
        .documented("The font; properties that it does not set come from the view's font.", default: "the view's")
    ] + TextAttributes.sceneProperties.keys.map { $0.lifted { $1(&$0.text) } }
      + ParagraphStyle.keys.map { $0.lifted { $1(&$0.paragraphStyle) } },
    counterpart: "NSAttributedString.Key", later: TextAttributes.later + ParagraphStyle.later)
}

extension TextAttributes {
  /// The properties for text attributes, named as in NSAttributedString.Key.
  static let sceneProperties = PropertyTable<TextAttributes, TextAttributes>([
    .init(Key("foregroundColor", form: .color) { $0.foregroundColor = $1 }).dumped("color")
      .named("the colour", .paint, standard: "label").documented("Colour of the glyphs.", default: "the view's"),
    .init(member: "normalColor").named("the normal colour", .paint, standard: "the one that shows"),
    .init("backgroundColor", \.backgroundColor, .color).dumped("background", at: 1).named("the background", .paint)
      .documented("Colour of the line fragment behind the glyphs.", default: "none"),
    .init("kern", \.kern, .letterSpacing).dumped(at: 12)
      .named("the kern", .layout, standard: "the font's own", unit: " pt")
      .documented("Points added after each cluster; 0 turns pair kerning off.", default: "pair kerning"),
    .init("tracking", \.tracking, .letterSpacing).dumped(at: 13)
      .named("the tracking", .layout, standard: "0", unit: " pt")
      .documented("Points added after each cluster; optional ligatures are not used.", default: "0"),
    .init("ligature", \.ligature, .count(0...1)).dumped(at: 14).named("the ligature", .layout, standard: "1")
      .documented("0 to use only required ligatures.", default: "1"),
    .init("languageIdentifier", \.languageIdentifier, .languageTag).dumped("language", at: 15)
      .named("the language", .layout, standard: "that of the scene")
      .documented("Language that chooses glyph variants.", default: "the locale"),
    .init("baselineOffset", \.baselineOffset, .length).dumped(at: 17) { $0.baselineOffset != 0 }
      .named("the baseline offset", .layout, standard: "0", unit: " pt")
      .documented("Points by which the text is raised.", default: "0"),
    .init("underlineStyle", \.underlineStyle, .lineDecoration, unless: []).dumped("underline", at: 2)
      .named("the underline", .paint).documented("Lines under the text.", default: "[]"),
    .init("underlineColor", \.underlineColor, .color).dumped(at: 3)
      .named("the colour of the underline", .paint, standard: "that of the text")
      .documented("Colour of the underline.", default: "the glyphs'"),
    .init("strikethroughStyle", \.strikethroughStyle, .lineDecoration, unless: []).dumped("strikethrough", at: 5)
      .named("the strikethrough", .paint).documented("Lines through the text.", default: "[]"),
    .init("strikethroughColor", \.strikethroughColor, .color).dumped(at: 6)
      .named("the colour of the strikethrough", .paint, standard: "that of the text")
      .documented("Colour of the strikethrough.", default: "the glyphs'"),
    .init("underlineSkipsInk", \.underlineSkipsInk, .boolean, unless: true).dumped(at: 4)
      .named("the underline's gaps at letters", .paint)
      .documented("True if underlines skip descenders.", uikit: nil),
    .init("strokeWidth", \.strokeWidth, .number(-1000...1000)).dumped(at: 7)
      .named("the stroke width", .paint, standard: "0", unit: " %")
      .documented(
        "Width of outlines in percent of the font size; if negative, the glyphs are filled too.", default: "0"),
    .init("strokeColor", \.strokeColor, .color).dumped(at: 8)
      .named("the stroke colour", .paint, standard: "that of the text")
      .documented("Colour of outlines.", default: "the glyphs'"),
    .init("link", \.link, .string).dumped(at: 11).named("the link", .paint)
      .documented("The target of the link; nothing is fetched."),
    .init("superscript", \.superscript, .count(-16...16), unless: 0).dumped(at: 16).named("the superscript", .layout)
      .documented(
        "Number of steps by which the text is raised, or lowered if negative; each step makes the text smaller.",
        uikit: "kCTSuperscriptAttributeName"),
    .init("writingDirection", \.writingDirection, .formats, unless: []).dumped(at: 18)
      .named("the writing direction", .layout, standard: "none")
      .documented("Embeddings, overrides and isolates, the outermost first."),
    // Dumps write both of the fonts of runs.
    .init(Key("obliqueness", form: .number(-10...10)) { $0.obliqueness = $1 }).dumped("obliqueness")
      .named("the obliqueness", .layout, standard: "0")
      .documented("Slant: the distance by which a point at height 1 moves to the right.", default: "0"),
    .init(Key("expansion", form: .number(-5...5)) { $0.expansion = $1 }).dumped("expansion")
      .named("the expansion", .layout, standard: "0")
      .documented("Natural logarithm of the factor by which letters are widened.", default: "0"),
    .init("shadow", \.shadow, .mapping(Shadow.keys, from: Shadow(color: Shadow.defaultColor, offset: .zero)))
      .dumped("textShadow", at: 9).named("the shadow of the text", .paint)
      .documented("A copy of the glyphs, drawn behind them.", default: "none"),
    .init(member: "attachment", at: 19) { attributes, _ in attributes.attachment?.json }
      .named("the attachment", .layout),
  ])

  /// Attributes of UIKit that this version does not support.
  static let later = ["textEffect", "verticalGlyphForm"]
}

extension TextAttachment {
  fileprivate var json: JSON {
    ["bounds": frame, "picture": contents.isEmpty ? nil : shortDigest(contents)]
  }
}

extension Shadow: DumpedValue {
  func dumped(in names: ColorNames) -> (any JSONConvertible)? {
    [
      "color": names.dumped(color), "offset": [offset.x, offset.y], "blurRadius": unless(blurRadius, 0),
    ] as JSON
  }

  /// The default colour of NSShadow: black, one third opaque.
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
  /// The form of writing direction formats: one format, or a list of nested ones, the outermost
  /// first.
  fileprivate static var formats: Form {
    let one = Form<WritingDirectionFormat>.choice()
    let many = Form.list(of: one, "a writing direction or a list of them")
    return Form("a writing direction or a list of them", one.shape.or(.list(one.shape))) { decoding, node in
      decoding.document.elements(node) == nil ? one.read(&decoding, node).map { [$0] } : many.read(&decoding, node)
    }
  }
}

extension WritingDirectionFormat: DumpedValue {
  func dumped(in names: ColorNames) -> (any JSONConvertible)? { rawValue }
}

extension LineDecoration: DumpedValue {
  /// Returns the names that scenes use for the set of line styles, separated by spaces; nil if the
  /// set is empty.
  func dumped(in names: ColorNames) -> (any JSONConvertible)? {
    guard !isEmpty else { return nil }
    var words = contains(.double) ? ["double"] : contains(.thick) ? ["thick"] : contains(.single) ? ["single"] : []
    let patterns = ["", "patternDot", "patternDash", "patternDashDot", "patternDashDotDot"]
    let pattern = (rawValue >> 8) & 7
    if pattern > 0, pattern < patterns.count { words.append(patterns[pattern]) }
    if contains(.byWord) { words.append("byWord") }
    return words.joined(separator: " ")
  }
}

extension Form where Value == LineDecoration {
  /// The form of an underline or strikethrough: one name or a list of names of NSUnderlineStyle.
  fileprivate static var lineDecoration: Form {
    .options([
      ("single", .single), ("thick", .thick), ("double", .double), ("patternDot", .patternDot),
      ("patternDash", .patternDash), ("patternDashDot", .patternDashDot), ("patternDashDotDot", .patternDashDotDot),
      ("byWord", .byWord),
    ])
  }
}

extension Form where Value == Double {
  /// The form of the space between letters in points, at most 10,000 either way. Glyph advances are
  /// stored in a type that holds at most three times this maximum.
  fileprivate static var letterSpacing: Form {
    number(-10_000...10_000, expected: "a number of points").map(\.onLengthGrid)
  }
}
