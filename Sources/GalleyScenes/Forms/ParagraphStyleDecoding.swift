import GalleyText
import GalleyUnicode

extension ParagraphStyle {
  /// The properties of a paragraph style, by the names of NSParagraphStyle.
  static let keys: [Key<ParagraphStyle>] = [
    Key("alignment", form: .choice()) { $0.alignment = $1 },
    Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 },
    Key("firstLineHeadIndent", form: .extent) { $0.firstLineHeadIndent = $1 },
    Key("headIndent", form: .length) { $0.headIndent = $1 },
    Key("tailIndent", form: .length) { $0.tailIndent = $1 },
    Key("minimumLineHeight", form: .extent) { $0.minimumLineHeight = $1 },
    Key("maximumLineHeight", form: .extent) { $0.maximumLineHeight = $1 },
    Key("lineHeightMultiple", form: .number(0...1_000)) { $0.lineHeightMultiple = $1 },
    Key("lineSpacing", form: .extent) { $0.lineSpacing = $1 },
    Key("paragraphSpacing", form: .extent) { $0.paragraphSpacing = $1 },
    Key("paragraphSpacingBefore", form: .extent) { $0.paragraphSpacingBefore = $1 },
    Key("baseWritingDirection", form: .writingDirection) { $0.baseWritingDirection = $1 },
    Key("tabStops", form: .list(of: .tab, "a list of tab stops")) { $0.tabStops = $1 },
    Key("textLists", form: .list(of: .textList, "a list of text lists")) { $0.textLists = $1 },
    Key("defaultTabInterval", form: .extent) { $0.defaultTabInterval = $1 },
    Key("tabOverflow", form: .choice()) { $0.tabOverflow = $1 },
    Key("hyphenationFactor", form: .number(0...1)) { $0.hyphenationFactor = $1 },
    Key("usesDefaultHyphenation", form: .boolean) { $0.usesDefaultHyphenation = $1 },
    Key("lineBreakStrategy", form: .lineBreakStrategy) { $0.lineBreakStrategy = $1 },
    Key("allowsDefaultTighteningForTruncation", form: .boolean) { $0.allowsDefaultTighteningForTruncation = $1 },
  ]

  /// Properties that UIKit has and this version does not obey.
  static let later = [
    "tighteningFactorForTruncation"
  ]
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
