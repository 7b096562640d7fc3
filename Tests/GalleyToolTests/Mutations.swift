import Testing

/// One thing about a scene that is changed, and what `verify` must say of it.
struct Mutation: Sendable, CustomTestStringConvertible {
  var name: String
  /// The text of the scene that is replaced, and its replacement.
  var from: String
  var to: String
  var verdict: String
  var view: String?
  var property: String
  /// A part of the sentence.
  var says: String

  init(
    _ name: String, _ from: String, _ to: String, _ verdict: String, _ view: String?, _ property: String, _ says: String
  ) {
    (self.name, self.from, self.to, self.verdict) = (name, from, to, verdict)
    (self.view, self.property, self.says) = (view, property, says)
  }

  var testDescription: String { name }

  /// The scene that is changed.
  static let scene = """
    galley: 1
    size: [240, auto]
    scale: 2
    background: "#FFFFFF"
    views:
      - label: { id: title, frame: [16, 16, 208, auto], font: { family: Inter, weight: semibold, size: 17 }, text: "Order 1043" }
      - label:
          id: body
          frame: [16, 48, 208, auto]
          numberOfLines: 3
          font: { family: Inter, size: 13 }
          runs:
            - { text: "Your parcel arrives on ", lineSpacing: 2 }
            - { text: "Friday", foregroundColor: systemBlue, underlineStyle: single }
            - { text: " between nine and eleven in the morning." }
      - label: { id: price, frame: [16, 112, 140, auto], font: { family: Inter, size: 13 }, text: "4.99 EUR per month" }
      - view: { id: card, frame: [16, 136, 208, 24], background: systemYellow, cornerRadius: 6, borderWidth: 1, borderColor: "#333333" }
      - textField: { id: city, frame: [16, 168, 208, 34], borderStyle: roundedRect, placeholder: "City" }
      - textField: { id: name, frame: [16, 208, 208, 34], borderStyle: roundedRect, text: "Ada" }
      - button: { id: go, frame: [16, 248, 100, 34], title: "Continue", titleColor: "#000000" }
      - stack:
          id: row
          frame: [16, 290, 208, 24]
          spacing: 8
          views:
            - label: { id: left, text: "One" }
            - label: { id: right, text: "Two" }
    """

  private static let price = "text: \"4.99"
  private static let rest = "{ text: \" between"
  private static let name = "text: \"Ada\""

  private static let texts: [Mutation] = [
    Mutation(
      "text", "Order 1043", "Parcel 1043", "changed", "title", "text", "'title' now says “Parcel 1043” instead of"),
    Mutation("digit", "1043", "1048", "changed", "title", "text", "“Order 1048” instead of “Order 1043”"),
    Mutation("case", "per month", "Per month", "changed", "price", "text", "“4.99 EUR Per month”"),
    Mutation("space", "4.99 EUR", "4.99  EUR", "changed", "price", "text", "“4.99  EUR per month”"),
    Mutation(
      "end of a long text", "in the morning.", "at night.", "changed", "body", "text", "“…nine and eleven at night.”"),
    Mutation("title of a button", "\"Continue\"", "\"Go on\"", "changed", "go", "text", "'go' now says “Go on”"),
    Mutation("text of a field", "\"Ada\"", "\"Eve\"", "changed", "name", "text", "'name' now says “Eve”"),
    Mutation(
      "placeholder", "\"City\"", "\"Town\"", "changed", "city", "placeholder", "of 'city' is “Town” instead of “City”"),
    Mutation("missing glyph", "Order 1043", "Order 𓀀", "changed", "title", "text", "no face has “𓀀”"),
    Mutation("text in a stack", "\"Two\"", "\"Twelve\"", "changed", "right", "text", "and 1 other view changes"),
  ]

  private static let fonts: [Mutation] = [
    Mutation(
      "weight", "semibold", "bold", "changed", "title", "font",
      "is Inter-Bold instead of Inter-SemiBold, so line 1 is 93.19 → 94.41 pt wide"),
    Mutation(
      "family", "Inter, weight: semibold", "Noto Serif", "changed", "title", "font",
      "is NotoSerif-Regular instead of Inter-SemiBold"),
    Mutation(
      "italic", "size: 13 }, text: \"4.99", "size: 13, italic: true }, text: \"4.99", "changed", "price", "font",
      "is Inter-Italic instead of Inter-Regular"),
    Mutation(
      "size", "size: 17", "size: 18", "changed", "title", "size", "the font size of 'title' is 18 pt instead of 17 pt"),
    Mutation("size by a tenth", "size: 17", "size: 17.1", "changed", "title", "size", "17.1 pt instead of 17 pt"),
    Mutation(
      "features", "family: Inter, weight", "features: { tnum: 1 }, family: Inter, weight", "changed", "title",
      "features", "are now tnum 1"),
    Mutation(
      "kern", "Your parcel arrives on \"", "Your parcel arrives on \", kern: 0.5", "changed", "body", "kern",
      "the kern of “Your parcel arrives on ” in 'body' is 0.5 pt"),
    Mutation(
      "tracking", rest, "{ tracking: 0.3, text: \" between", "changed", "body", "tracking", "is 0.3 pt instead of 0 pt"),
    Mutation(
      "baseline offset", rest, "{ baselineOffset: 2, text: \" between", "changed", "body", "baselineOffset",
      "is 2 pt instead of 0 pt"),
  ]

  private static let paints: [Mutation] = [
    Mutation(
      "colour of a run", "foregroundColor: systemBlue", "foregroundColor: systemRed", "paint only", "body", "color",
      "the colour of “Friday” in 'body' is systemRed #FF3B30 instead of systemBlue #007AFF"),
    Mutation(
      "colour", price, "textColor: systemRed, text: \"4.99", "paint only", "price", "color",
      "systemRed #FF3B30 instead of label"),
    Mutation(
      "colour by one step", price, "textColor: \"#000001\", text: \"4.99", "paint only", "price", "color",
      "#000001 instead of label"),
    Mutation(
      "background of a run", rest, "{ backgroundColor: systemYellow, text: \" between", "paint only", "body",
      "background", "is now systemYellow #FFCC00"),
    Mutation(
      "background of the scene", "\"#FFFFFF\"", "\"#FFFFF0\"", "paint only", nil, "background",
      "the background of the scene is #FFFFF0"),
    Mutation(
      "background of a view", "systemYellow", "systemGreen", "paint only", "card", "background",
      "is systemGreen #34C759 instead of systemYellow #FFCC00"),
    Mutation(
      "alpha", "cornerRadius: 6", "cornerRadius: 6, alpha: 0.5", "paint only", "card", "alpha",
      "the opacity of 'card' is 0.5 instead of 1"),
    Mutation(
      "hidden", "cornerRadius: 6", "cornerRadius: 6, isHidden: true", "paint only", "card", "hidden",
      "'card' is now hidden"),
    Mutation(
      "corner radius", "cornerRadius: 6", "cornerRadius: 8", "paint only", "card", "cornerRadius",
      "8 pt instead of 6 pt"),
    Mutation(
      "border width", "borderWidth: 1", "borderWidth: 2", "paint only", "card", "border",
      "is width 2 instead of width 1"),
    Mutation(
      "border colour", "#333333", "#444444", "paint only", "card", "border", "is color #444444 instead of color"),
    Mutation(
      "shadow of a view", "cornerRadius: 6", "cornerRadius: 6, layerShadow: { color: \"#00000080\" }", "paint only",
      "card",
      "shadow", "is now "),
    Mutation(
      "underline", "underlineStyle: single", "underlineStyle: double", "paint only", "body", "underline",
      "the underline of “Friday” in 'body' is double instead of single"),
    Mutation(
      "underline gone", ", underlineStyle: single", "", "paint only", "body", "underline", "is none instead of single"),
    Mutation(
      "colour of the underline", "underlineStyle: single", "underlineStyle: single, underlineColor: systemRed",
      "paint only", "body", "underlineColor", "is systemRed #FF3B30 instead of that of the text"),
    Mutation(
      "strikethrough", "underlineStyle: single", "underlineStyle: single, strikethroughStyle: single", "paint only",
      "body", "strikethrough", "the strikethrough of “Friday”"),
    Mutation(
      "shadow of text", price, "shadowColor: systemRed, text: \"4.99", "paint only", "price", "textShadow",
      "the shadow of the text of 'price'"),
    Mutation(
      "stroke", rest, "{ strokeWidth: 3, text: \" between", "paint only", "body", "strokeWidth", "is 3 % instead of 0 %"
    ),
    Mutation(
      "link", rest, "{ link: \"https://example.org\", text: \" between", "paint only", "body", "link",
      "is now https://example.org"),
    Mutation(
      "colour of a title", "titleColor: \"#000000\"", "titleColor: systemBlue", "paint only", "go", "color",
      "the colour of 'go' is systemBlue"),
    Mutation(
      "appearance", "scale: 2", "scale: 2\nappearance: dark", "paint only", nil, "appearance",
      "the appearance is dark instead of light"),
    Mutation(
      "disabled label", price, "isEnabled: false, text: \"4.99", "paint only", "price", "enabled",
      "'price' is now disabled"),
    Mutation(
      "disabled field", name, "text: \"Ada\", isEnabled: false", "paint only", "name", "enabled",
      "'name' is now disabled"),
    Mutation(
      "tint", name, "text: \"Ada\", tintColor: systemRed", "metrics only", "name", "tint",
      "is systemRed #FF3B30 instead of that of its superview"),
  ]

  private static let layouts: [Mutation] = [
    Mutation(
      "line spacing", "lineSpacing: 2", "lineSpacing: 3", "changed", "body", "lineSpacing",
      "the line spacing of 'body' is 3 pt instead of 2 pt"),
    Mutation(
      "line height", "lineSpacing: 2", "lineSpacing: 2, minimumLineHeight: 20", "changed", "body", "minimumLineHeight",
      "is 20 pt instead of 0 pt"),
    Mutation(
      "line height multiple", "lineSpacing: 2", "lineSpacing: 2, lineHeightMultiple: 1.2", "changed", "body",
      "lineHeightMultiple", "is 1.2 instead of 0"),
    Mutation(
      "first line indent", "lineSpacing: 2", "lineSpacing: 2, firstLineHeadIndent: 10", "changed", "body",
      "firstLineHeadIndent", "is 10 pt instead of 0 pt"),
    Mutation(
      "alignment", price, "textAlignment: right, text: \"4.99", "changed", "price", "alignment",
      "the alignment of 'price' is right instead of the default, so line 1 starts at"),
    Mutation(
      "width", "[16, 48, 208", "[16, 48, 180", "changed", "body", "frame",
      "so line 2 now breaks before “the”: room 208 → 180 pt"),
    Mutation(
      "place", "[16, 112", "[17, 112", "changed", "price", "frame",
      "is now [17, 112, 140, 16] instead of [16, 112, 140, 16]"),
    Mutation("place by half a point", "[16, 112", "[16.5, 112", "changed", "price", "frame", "is now [16.5, 112"),
    Mutation(
      "height of a view", "[16, 136, 208, 24]", "[16, 136, 208, 23]", "changed", "card", "frame",
      "is now [16, 136, 208, 23]"),
    Mutation(
      "truncation", "[16, 112, 140", "[16, 112, 90", "changed", "price", "frame",
      "so it is now truncated: it hides “r month”"),
    Mutation(
      "number of lines", "numberOfLines: 3", "numberOfLines: 2", "changed", "body", "numberOfLines",
      "the line limit of 'body' is 2 instead of 3, so it is now truncated: it hides “morning.”"),
    Mutation(
      "one line", "numberOfLines: 3", "numberOfLines: 1", "changed", "body", "numberOfLines",
      "it has 1 line instead of 3"),
    Mutation(
      "more lines than needed", "numberOfLines: 3", "numberOfLines: 5", "metrics only", "body", "numberOfLines",
      "is 5 instead of 3"),
    Mutation(
      "line break mode", price, "lineBreakMode: byClipping, text: \"4.99", "metrics only", "price", "lineBreakMode",
      "is byClipping instead of the default"),
    Mutation(
      "insets", price, "insets: [0, 4, 0, 0], text: \"4.99", "changed", "price", "insets",
      "the insets of 'price' are [0, 4, 0, 0]"),
    Mutation(
      "shrinking", price, "adjustsFontSizeToFitWidth: true, text: \"4.99", "metrics only", "price",
      "adjustsFontSizeToFitWidth", "'price' is now allowed to shrink its text"),
    Mutation(
      "secure field", name, "text: \"Ada\", isSecureTextEntry: true", "changed", "name", "secure",
      "'name' is now a secure field"),
    Mutation(
      "border style", "[16, 208, 208, 34], borderStyle: roundedRect", "[16, 208, 208, 34], borderStyle: line",
      "changed", "name", "borderStyle", "is line instead of roundedRect"),
    Mutation(
      "spacing of a stack", "spacing: 8", "spacing: 12", "metrics only", "row", "spacing",
      "the spacing of 'row' is 12 pt instead of 8 pt"),
  ]

  private static let scenes: [Mutation] = [
    Mutation("scale", "scale: 2", "scale: 3", "changed", nil, "scale", "the scale is now 3 instead of 2, so"),
    Mutation(
      "direction", "scale: 2", "scale: 2\ndirection: rightToLeft", "changed", nil, "direction",
      "is rightToLeft instead of leftToRight, so"),
    Mutation(
      "locale", "scale: 2", "scale: 2\nlocale: tr_TR", "metrics only", nil, "locale",
      "the locale is tr_TR instead of en_US"),
    Mutation(
      "content size", "scale: 2", "scale: 2\ncontentSizeCategory: extraLarge", "metrics only", nil,
      "contentSizeCategory", "is extraLarge instead of large"),
    Mutation(
      "canvas", "[240, auto]", "[260, auto]", "changed", nil, "canvas",
      "the canvas is now 260 × 314 instead of 240 × 314 pt"),
    Mutation(
      "height of the canvas", "[240, auto]", "[240, 400]", "changed", nil, "canvas", "the canvas is now 240 × 400"),
    Mutation("another id", "id: price", "id: cost", "metrics only", "price", "id", "'price' is now called 'cost'"),
    Mutation(
      "view lost",
      "  - view: { id: card, frame: [16, 136, 208, 24], background: systemYellow, cornerRadius: 6, borderWidth: 1, borderColor: \"#333333\" }\n",
      "", "changed", "card", "view", "'card' is gone"),
    Mutation(
      "view added", "  - button:", "  - view: { id: dot, frame: [200, 4, 8, 8], background: systemRed }\n  - button:",
      "changed", "dot", "view", "'dot' is new"),
    Mutation(
      "unnamed view added", "  - button:", "  - label: { frame: [200, 4, 8, 8], text: \"!\" }\n  - button:", "changed",
      "label1", "view", "'label1' is new: it says “!”"),
  ]

  /// All of them: each changes one thing.
  static let all = texts + fonts + paints + layouts + scenes
}
