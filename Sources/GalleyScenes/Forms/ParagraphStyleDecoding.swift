import GalleyText
import GalleyUnicode

extension ParagraphStyle {
  /// The properties of a paragraph style, by the names of NSParagraphStyle.
  static let keys = ownKeys.map { $0.counterpart(of: "NSParagraphStyle") }

  private static let ownKeys: [Key<ParagraphStyle>] = [
    Key("alignment", \.alignment, .choice()).documented("Where lines stand between the margins.", default: "natural"),
    Key("lineBreakMode", \.lineBreakMode, .choice())
      .documented("The way lines that are too long end.", default: "byWordWrapping"),
    Key("firstLineHeadIndent", \.firstLineHeadIndent, .extent)
      .documented("Indent of the first line from the leading margin.", default: "0"),
    Key("headIndent", \.headIndent, .length)
      .documented("Indent of all other lines from the leading margin.", default: "0"),
    Key("tailIndent", \.tailIndent, .length)
      .documented("Above 0: the trailing edge from the leading margin; else back from the trailing one.", default: "0"),
    Key("minimumLineHeight", \.minimumLineHeight, .extent).documented("The least height of a line.", default: "0"),
    Key("maximumLineHeight", \.maximumLineHeight, .extent)
      .documented("The greatest height of a line; 0 is no limit.", default: "0"),
    Key("lineHeightMultiple", \.lineHeightMultiple, .number(0...1_000))
      .documented("A factor of the natural line height; 0 is 1.", default: "0"),
    Key("lineSpacing", \.lineSpacing, .extent).documented("Space below each line but the last.", default: "0"),
    Key("paragraphSpacing", \.paragraphSpacing, .extent).documented("Space below the paragraph.", default: "0"),
    Key("paragraphSpacingBefore", \.paragraphSpacingBefore, .extent)
      .documented("Space above the paragraph, but for the first of a label.", default: "0"),
    Key("baseWritingDirection", \.baseWritingDirection, .writingDirection)
      .documented("Direction; `natural` is that of the first strong character.", default: "natural"),
    Key("tabStops", \.tabStops, .list(of: .tab, "a list of tab stops"))
      .documented("Tab stops, in any order; `[]` is none.", default: "12 natural ones, 28 points apart"),
    Key("textLists", \.textLists, .list(of: .textList, "a list of text lists"))
      .documented("The lists that the paragraph is an item of, the outermost first.", default: "[]"),
    Key("defaultTabInterval", \.defaultTabInterval, .extent)
      .documented("Distance of stops past the last one; 0 is none.", default: "0"),
    Key("tabOverflow", \.tabOverflow, .choice())
      .documented("What a tab past the last stop does without an interval.", default: "wrap", uikit: nil),
    Key("hyphenationFactor", \.hyphenationFactor, .number(0...1))
      .documented("A line shorter than this part of its width is hyphenated.", default: "0"),
    Key("usesDefaultHyphenation", \.usesDefaultHyphenation, .boolean)
      .documented("True for the platform's factor where there is none.", default: "false"),
    Key("lineBreakStrategy", \.lineBreakStrategy, .lineBreakStrategy)
      .documented("The way lines are chosen where several breaks are possible; `optimal` is ours.", default: "[]"),
    Key("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .boolean)
      .documented("True to move letters together before text is cut.", default: "false"),
  ]

  /// Properties of UIKit that this version does not support.
  static let later = ["tighteningFactorForTruncation"]
}

extension Form where Value == WritingDirection {
  /// A case of NSWritingDirection.
  fileprivate static var writingDirection: Form {
    .choice([("natural", .natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
  }
}

extension Form where Value == LineBreakStrategy {
  /// Names of NSParagraphStyle.LineBreakStrategy, one or a list, and `optimal`.
  static var lineBreakStrategy: Form {
    .options([
      ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority), ("standard", .standard),
      ("optimal", .optimal),
    ])
  }
}
