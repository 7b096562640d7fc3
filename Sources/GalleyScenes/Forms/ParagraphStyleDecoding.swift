import GalleyText
import GalleyUnicode

extension ParagraphStyle {
  /// The properties of a paragraph style, by the names of NSParagraphStyle.
  static let keys = ownKeys.map { $0.counterpart(of: "NSParagraphStyle") }

  private static let ownKeys: [Key<ParagraphStyle>] = [
    Key("alignment", form: .choice()) { $0.alignment = $1 }.documented(
      "Where lines stand between the margins.", default: "natural"),
    Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 }
      .documented("The way lines that are too long end.", default: "byWordWrapping"),
    Key("firstLineHeadIndent", form: .extent) { $0.firstLineHeadIndent = $1 }
      .documented("Indent of the first line from the leading margin.", default: "0"),
    Key("headIndent", form: .length) { $0.headIndent = $1 }
      .documented("Indent of all other lines from the leading margin.", default: "0"),
    Key("tailIndent", form: .length) { $0.tailIndent = $1 }
      .documented("Above 0: the trailing edge from the leading margin; else back from the trailing one.", default: "0"),
    Key("minimumLineHeight", form: .extent) { $0.minimumLineHeight = $1 }.documented(
      "The least height of a line.", default: "0"),
    Key("maximumLineHeight", form: .extent) { $0.maximumLineHeight = $1 }
      .documented("The greatest height of a line; 0 is no limit.", default: "0"),
    Key("lineHeightMultiple", form: .number(0...1_000)) { $0.lineHeightMultiple = $1 }
      .documented("A factor of the natural line height; 0 is 1.", default: "0"),
    Key("lineSpacing", form: .extent) { $0.lineSpacing = $1 }.documented(
      "Space below each line but the last.", default: "0"),
    Key("paragraphSpacing", form: .extent) { $0.paragraphSpacing = $1 }.documented(
      "Space below the paragraph.", default: "0"),
    Key("paragraphSpacingBefore", form: .extent) { $0.paragraphSpacingBefore = $1 }
      .documented("Space above the paragraph; the first one of a text has none.", default: "0"),
    Key("baseWritingDirection", form: .writingDirection) { $0.baseWritingDirection = $1 }
      .documented("Direction; `natural` is that of the first strong character.", default: "natural"),
    Key("tabStops", form: .list(of: .tab, "a list of tab stops")) { $0.tabStops = $1 }
      .documented("Tab stops, in any order; `[]` is none.", default: "12 natural ones, 28 points apart"),
    Key("textLists", form: .list(of: .textList, "a list of text lists")) { $0.textLists = $1 }
      .documented("The lists that the paragraph is an item of, the outermost first.", default: "[]"),
    Key("defaultTabInterval", form: .extent) { $0.defaultTabInterval = $1 }
      .documented("Distance of stops past the last one; 0 is none.", default: "0"),
    Key("tabOverflow", form: .choice()) { $0.tabOverflow = $1 }
      .documented("What a tab past the last stop does without an interval.", default: "wrap", uikit: nil),
    Key("hyphenationFactor", form: .number(0...1)) { $0.hyphenationFactor = $1 }
      .documented("A line shorter than this part of its width is hyphenated.", default: "0"),
    Key("usesDefaultHyphenation", form: .boolean) { $0.usesDefaultHyphenation = $1 }
      .documented("True for the platform's factor where there is none.", default: "false"),
    Key("lineBreakStrategy", form: .lineBreakStrategy) { $0.lineBreakStrategy = $1 }
      .documented("The way lines are chosen where several breaks are possible; `optimal` is ours.", default: "[]"),
    Key("allowsDefaultTighteningForTruncation", form: .boolean) { $0.allowsDefaultTighteningForTruncation = $1 }
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
