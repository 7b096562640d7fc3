import GalleyFiles
import GalleyText
import GalleyUnicode

extension ParagraphStyle {
  /// The keys of a paragraph style, named as in NSParagraphStyle.
  static let keys = sceneProperties.keys.map { $0.counterpart(of: "NSParagraphStyle") }

  /// The properties of a paragraph style.
  static let sceneProperties = PropertyTable<ParagraphStyle, ParagraphStyle>([
    .init(Key("alignment", form: .choice()) { $0.alignment = $1 }).dumped("alignment")
      .named("the alignment", .layout, standard: "the default")
      .documented("The position of lines between the margins.", default: "natural"),
    .init(Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 }).dumped("lineBreakMode")
      .named("the line break mode", .layout, standard: "the default")
      .documented("The way lines that are too long end.", default: "byWordWrapping"),
    .init("firstLineHeadIndent", \.firstLineHeadIndent, .extent, unless: 0)
      .named("the indent of first lines", .layout, unit: " pt")
      .documented("Indent of the first line from the leading margin."),
    .init("headIndent", \.headIndent, .length, unless: 0).named("the head indent", .layout, unit: " pt")
      .documented("Indent of all other lines from the leading margin."),
    .init("tailIndent", \.tailIndent, .length, unless: 0).named("the tail indent", .layout, unit: " pt")
      .documented(
        "If above 0, the distance of the trailing edge from the leading margin; otherwise its distance back from "
          + "the trailing margin."
      ),
    .init("minimumLineHeight", \.minimumLineHeight, .extent, unless: 0)
      .named("the minimum line height", .layout, unit: " pt").documented("The minimum height of a line."),
    .init("maximumLineHeight", \.maximumLineHeight, .extent, unless: 0)
      .named("the maximum line height", .layout, standard: "none", unit: " pt")
      .documented("The maximum height of a line; 0 is no limit."),
    .init("lineHeightMultiple", \.lineHeightMultiple, .number(0...1_000), unless: 0)
      .named("the line height multiple", .layout).documented("A factor of the natural line height; 0 is 1."),
    .init("lineSpacing", \.lineSpacing, .extent, unless: 0).named("the line spacing", .layout, unit: " pt")
      .documented("Space below each line but the last."),
    .init("paragraphSpacing", \.paragraphSpacing, .extent, unless: 0)
      .named("the spacing after paragraphs", .layout, unit: " pt").documented("Space below the paragraph."),
    .init("paragraphSpacingBefore", \.paragraphSpacingBefore, .extent, unless: 0)
      .named("the spacing before paragraphs", .layout, unit: " pt")
      .documented("Space above the paragraph; it is not added above the first paragraph of a text."),
    .init("baseWritingDirection", \.baseWritingDirection, .writingDirection, unless: .natural).dumped(at: 4)
      .named("the base writing direction", .layout)
      .documented("Direction; `natural` is that of the first strong character."),
    .init("tabStops", \.tabStops, .list(of: .tab, "a list of tab stops"), unless: TextTab.defaults).dumped(at: 5)
      .named("the tab stops", .layout, standard: "the default", isPlural: true)
      .documented("Tab stops, in any order; `[]` for none.", default: "12 natural ones, 28 points apart"),
    .init("textLists", \.textLists, .list(of: .textList, "a list of text lists"), unless: []).dumped(at: 8)
      .named("the list", .layout, standard: "none")
      .documented("The lists that the paragraph is an item of, the outermost first."),
    .init("defaultTabInterval", \.defaultTabInterval, .extent, unless: 0).dumped(at: 6)
      .named("the default tab interval", .layout, unit: " pt")
      .documented("Distance between the tab stops that follow the last of `tabStops`; 0 for none."),
    .init("tabOverflow", \.tabOverflow, .choice(), unless: .wrap).dumped(at: 7)
      .named("the rule for text past the last tab stop", .layout)
      .documented("The effect of a tab after the last stop if `defaultTabInterval` is 0.", uikit: nil),
    .init("hyphenationFactor", \.hyphenationFactor, .number(0...1), unless: 0).dumped(at: 2)
      .named("the hyphenation factor", .layout)
      .documented("A share of the available width: a line that fills less is hyphenated."),
    .init("usesDefaultHyphenation", \.usesDefaultHyphenation, .boolean, unless: false).dumped(at: 3)
      .named("the permission to hyphenate", .layout)
      .documented("True to use the platform's factor where no factor is set."),
    .init("lineBreakStrategy", \.lineBreakStrategy, .lineBreakStrategy, unless: []).dumped(at: 1)
      .named("the line break strategy", .layout)
      .documented(
        "The way lines are chosen where several breaks are possible; `optimal` is Galley's own.", default: "[]"),
    .init("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .boolean, unless: false)
      .dumped("allowsTightening", at: 9).named("the permission to tighten letters", .layout)
      .documented("True to tighten letters before text is truncated."),
  ])

  /// Properties of UIKit that this version does not support.
  static let later = ["tighteningFactorForTruncation"]
}

extension Form where Value == WritingDirection {
  /// The form of a writing direction: the name of a case of NSWritingDirection.
  fileprivate static var writingDirection: Form {
    .choice([("natural", .natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
  }
}

extension WritingDirection: DumpedValue {
  func dumped(in names: ColorNames) -> (any JSONConvertible)? { "\(self)" }
}

extension LineBreakStrategy: DumpedValue {
  /// Returns the names that scenes use for the set of strategies, separated by spaces; nil if the
  /// set is empty.
  func dumped(in names: ColorNames) -> (any JSONConvertible)? {
    guard !isEmpty else { return nil }
    if self == .standard { return "standard" }
    let names = [
      contains(.pushOut) ? "pushOut" : nil, contains(.hangulWordPriority) ? "hangulWordPriority" : nil,
      contains(.optimal) ? "optimal" : nil,
    ]
    return names.compactMap(\.self).joined(separator: " ")
  }
}

extension Form where Value == LineBreakStrategy {
  /// The form of line break strategies: one name or a list of names of
  /// NSParagraphStyle.LineBreakStrategy, and `optimal`.
  static var lineBreakStrategy: Form {
    .options([
      ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority), ("standard", .standard),
      ("optimal", .optimal),
    ])
  }
}
