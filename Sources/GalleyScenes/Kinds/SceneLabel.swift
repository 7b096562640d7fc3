public import GalleyBase
import GalleyFiles
import GalleyFonts
public import GalleyText
public import GalleyViews

/// The properties that only labels have. Nil is always UILabel's default, or what the label appearance says.
public struct SceneLabel: SceneViewKind {
  static let name = "label"

  /// The text and its style.
  public var text = SceneText()
  /// Alignment, which wins over the paragraph styles of the text.
  public var textAlignment: TextAlignment?
  /// Line break mode, which wins over the paragraph styles of the text.
  public var lineBreakMode: LineBreakMode?
  /// Most lines to show; 0 is no limit.
  public var numberOfLines: Int?
  /// Space between the bounds and the text.
  public var insets: EdgeInsets?
  /// Colour of the shadow.
  public var shadowColor: Color?
  /// Offset of the shadow.
  public var shadowOffset: Size?
  /// True if it is highlighted.
  public var isHighlighted: Bool?
  /// Colour of the text while it is highlighted.
  public var highlightedTextColor: Color?
  /// True if it is drawn in full strength.
  public var isEnabled: Bool?
  /// True if text that is too long is drawn smaller.
  public var adjustsFontSizeToFitWidth: Bool?
  /// The smallest part of the font size.
  public var minimumScaleFactor: Double?
  /// The smallest font size.
  public var minimumFontSize: Double?
  /// The place of text that was drawn smaller.
  public var baselineAdjustment: BaselineAdjustment?
  /// True if ink outside of the bounds is cut; see `Label.clipsInk`.
  public var clipsInk: Bool?
  /// The way sizes count letters that reach beyond their line.
  public var sizingRule: SizingRule?
  /// True if letters may move together before text is cut.
  public var allowsDefaultTighteningForTruncation: Bool?
  /// The rules by which a line is chosen among several; see `Label.lineBreakStrategy`.
  public var lineBreakStrategy: LineBreakStrategy?
  /// The run that stands for hidden text.
  public var truncationToken: SceneRun?
  /// Labels that name the same group share the columns of automatic tab stops.
  public var columnGroup: String?
  /// The path that the text follows instead of a straight line.
  public var textPath: TextPath?
  /// Width for which the intrinsic size is asked.
  public var preferredMaxLayoutWidth: Double?

  /// A label with every default.
  public init() {}
}

extension SceneLabel: TextKind {
  static let summary = "Text as UILabel shows it."

  static let keys = labelTable("a label")

  /// The keys of a label that is a row of a table: its extent follows from the row.
  static let rowKeys = labelTable("a row of text", omitting: ["frame"]) {
    $0 == "frame" ? "a row of a table is as wide as the table and as high as its text" : nil
  }

  private static func labelTable(
    _ subject: String, omitting omitted: [String] = [], hint: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> KeyTable<ViewDraft<SceneLabel>> {
    table(
      subject, "UILabel", SceneText.keys.map { $0.lifted { $1(&$0.text) } } + ownKeys, omitting: omitted,
      later: ["showsExpansionTextWhenTruncated", "adjustsFontForContentSizeCategory", "attributedText"], hint: hint)
  }

  private static let ownKeys: [Key<SceneLabel>] = [
    Key("textAlignment", form: .choice()) { $0.textAlignment = $1 }
      .documented("Alignment, which wins over the runs' paragraph styles.", default: "the first run's, natural"),
    Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 }
      .documented(
        "The way text that is too long ends; wins over the runs'.", default: "the first run's, byTruncatingTail"),
    Key("numberOfLines", form: .count(0...1_000_000)) { $0.numberOfLines = $1 }
      .documented("The most lines that are shown; 0 is no limit.", default: "1"),
    Key("insets", form: .insets) { $0.insets = $1 }
      .documented(
        "Space between the bounds and the text.", default: "[0, 0, 0, 0]", uikit: "an override of drawText(in:)"),
    Key("shadowColor", form: .color) { $0.shadowColor = $1 }.documented("Colour of the shadow.", default: "none"),
    Key("shadowOffset", form: .offset) { $0.shadowOffset = $1 }.documented("Offset of the shadow.", default: "[0, -1]"),
    Key("isHighlighted", form: .boolean) { $0.isHighlighted = $1 }.or("highlighted")
      .documented("True for `highlightedTextColor`; `highlighted` is the same.", default: "false"),
    Key("highlightedTextColor", form: .color) { $0.highlightedTextColor = $1 }
      .documented("Colour of the text of a highlighted label.", default: "none"),
    Key("isEnabled", form: .boolean) { $0.isEnabled = $1 }.or("enabled")
      .documented("False to draw the text as disabled; `enabled` is the same.", default: "true"),
    Key("adjustsFontSizeToFitWidth", form: .boolean) { $0.adjustsFontSizeToFitWidth = $1 }
      .documented("True to draw text that is too long smaller.", default: "false"),
    Key("minimumScaleFactor", form: .number(0...1)) { $0.minimumScaleFactor = $1 }
      .documented("The smallest part of the font size that is used to fit.", default: "0"),
    Key("minimumFontSize", .number(0...10_000)) { label, decoding, node in
      guard let size = Form.number(0...10_000).read(&decoding, node) else { return }
      if label.minimumScaleFactor != nil {
        decoding.report("minimumFontSize sets minimumScaleFactor; give one of them", at: node)
      }
      label.minimumFontSize = size
    }
    .documented("The smallest font size that is used to fit, instead of `minimumScaleFactor`."),
    Key("baselineAdjustment", form: .choice()) { $0.baselineAdjustment = $1 }
      .documented("The place of text that was drawn smaller.", default: "alignBaselines"),
    Key("clipsInk", form: .boolean) { $0.clipsInk = $1 }
      .documented("False to keep the ink that leaves the bounds.", default: "true", uikit: nil),
    Key("sizingRule", form: .choice()) { $0.sizingRule = $1 }
      .documented("Letters that heights hold; `oversize` adds those beyond their line.", default: "typographic"),
    Key("allowsDefaultTighteningForTruncation", form: .boolean) { $0.allowsDefaultTighteningForTruncation = $1 }
      .documented("True to move letters together before text is cut.", default: "false"),
    Key("lineBreakStrategy", form: .lineBreakStrategy) { $0.lineBreakStrategy = $1 }
      .documented("The way lines are chosen where several breaks are possible.", default: "[standard]"),
    Key("truncationToken", Shape.string("string").or(.mapping { SceneRun.keys.description })) { label, decoding, node in
      label.truncationToken = decoding.decodeToken(node)
    }
    .documented("The text that stands for hidden text, a string or a run.", default: "\"…\"", uikit: nil),
    Key("columnGroup", form: .string) { $0.columnGroup = $1 }.fixed
      .documented("Labels of one group share the columns of stops with `location: auto`.", uikit: nil),
    Key("path", form: .textPath) { $0.textPath = $1 }.documented("A path that the text follows.", uikit: nil),
    Key("preferredMaxLayoutWidth", form: .extent) { $0.preferredMaxLayoutWidth = $1 }
      .documented("The width for which the intrinsic size is asked; 0 is none.", default: "0"),
  ]

  static func makeBody(in context: RenderContext) -> Label { Label(in: context) }

  /// The order of the assignments is the meaning: the last one wins, as on UILabel (rule: label-last-setter-wins). Font
  /// and colour are set before the text, whose own attributes win over them; alignment and line break mode after it.
  func apply(to label: Label, _ resources: inout SceneResources) {
    var font = resources.fonts.rowFont ?? resources.fonts.labelFont ?? label.font
    resources.fonts.rowFont = nil
    if let own = text.font(over: font, &resources) {
      label.font = own
      font = own
    }
    if let color = text.ownColor { label.textColor = color }
    label.numberOfLines = numberOfLines ?? label.numberOfLines
    label.insets = insets ?? label.insets
    if let shadowColor { label.shadowColor = shadowColor }
    if let shadowOffset { label.shadowOffset = shadowOffset }
    setText(of: label, over: font, &resources)
    if let textAlignment { label.textAlignment = textAlignment }
    if let lineBreakMode { label.lineBreakMode = lineBreakMode }
    if let highlightedTextColor { label.highlightedTextColor = highlightedTextColor }
    label.isHighlighted = isHighlighted ?? label.isHighlighted
    label.isEnabled = isEnabled ?? label.isEnabled
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth ?? label.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor ?? label.minimumScaleFactor
    if let minimumFontSize { label.minimumFontSize = minimumFontSize }
    label.baselineAdjustment = baselineAdjustment ?? label.baselineAdjustment
    label.clipsInk = clipsInk ?? label.clipsInk
    label.sizingRule = sizingRule ?? label.sizingRule
    if let lineBreakStrategy { label.lineBreakStrategy = lineBreakStrategy }
    if let allows = allowsDefaultTighteningForTruncation { label.allowsDefaultTighteningForTruncation = allows }
    if let truncationToken {
      let attributes = truncationToken.attributes.resolved(over: font, &resources)
      label.truncationToken = AttributedText(truncationToken.text, attributes: attributes)
    }
    if let textPath { label.textPath = textPath }
    label.preferredMaxLayoutWidth = preferredMaxLayoutWidth ?? label.preferredMaxLayoutWidth
  }

  private func setText(of label: Label, over font: Font, _ resources: inout SceneResources) {
    guard var attributed = text.attributed(over: font, &resources) else { return }
    if case .text(let string) = text.content {
      guard text.style != nil else {
        label.text = string
        return
      }
      if shadowColor != nil { attributed.updateAttributes { $0.shadow = nil } }
    }
    label.attributedText = attributed
  }

  /// Rows are as high as the text needs.
  static func rowHeight(of view: Label, in extent: SceneExtent) -> Double? { nil }

  static func write(_ label: Label, to writer: inout LayoutWriter) {
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    writer.json.members(of: [
      "numberOfLines": label.numberOfLines == 1 ? nil : label.numberOfLines,
      "lineBreakMode": label.lineBreakMode == .byTruncatingTail ? nil : label.lineBreakMode.rawValue,
      "insets": unless(label.insets),
      "enabled": label.isEnabled ? nil : false,
      "highlighted": label.isHighlighted ? true : nil,
      "adjustsFontSizeToFitWidth": label.adjustsFontSizeToFitWidth ? true : nil,
      "minimumScaleFactor": label.adjustsFontSizeToFitWidth ? unless(label.minimumScaleFactor, 0) : nil,
      "baselineAdjustment": label.baselineAdjustment == .alignBaselines ? nil : label.baselineAdjustment.rawValue,
      "clipsInk": label.clipsInk ? nil : false,
      "sizingRule": label.sizingRule == .typographic ? nil : label.sizingRule.rawValue,
      "allowsTightening": label.allowsDefaultTighteningForTruncation ? true : nil,
      "truncationToken": label.truncationToken?.string,
      "truncationTokenStyle": label.truncationToken.flatMap { writer.style(of: $0, in: label) },
      "preferredMaxLayoutWidth": unless(label.preferredMaxLayoutWidth, 0),
      "pathStart": label.textPath.flatMap { unless($0.startOffset, 0) },
      "pathSide": label.textPath.flatMap { $0.side == .left ? nil : $0.side.rawValue },
    ])
    // Only along a path is more hidden than the layout says.
    writer.writeText(
      of: label, rect: ("textRect", rect), isTruncated: label.textPath == nil ? nil : label.isTruncated,
      path: label.textPath?.path, lineBreakMode: nil)
  }
}

extension Decoding {
  /// Reads a truncation token: a string or a run.
  fileprivate mutating func decodeToken(_ node: NodeID) -> SceneRun {
    var token = SceneRun()
    if document.pairs(node) != nil {
      decode(node, into: &token, by: SceneRun.keys)
      if token.attachment != nil {
        report("a truncation token is text and cannot be an attachment", at: node)
      }
    } else if let text = Form<String>.string.read(&self, node) {
      token.text = text
    }
    if token.text.contains(where: \.isNewline) {
      report("a truncation token is one line of text; this one has a line break", at: node)
    }
    return token
  }
}
