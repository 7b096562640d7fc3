import GalleyBase
import GalleyFonts
import GalleyText
public import GalleyViews

/// The properties that only labels have. Nil means the default of UILabel, or the value of the
/// label appearance.
public struct SceneLabel: SceneViewKind, Assigning {
  static let name = "label"

  /// The text and its style.
  public var text = SceneText()
  /// The properties of UILabel that the scene sets.
  public var assignments = Assignments<Label>()
  /// The run that replaces truncated text.
  public var truncationToken: SceneRun?
  /// The name of a column group. Labels with the same group share the columns of automatic tab
  /// stops.
  public var columnGroup: String?

  /// Creates a label with default properties.
  public init() {}
}

extension SceneLabel: TextKind {
  static let summary = "Text as UILabel shows it."

  static let keys = labelTable("a label")

  /// The keys of a label that is a row of a table. It has no frame, since its size follows from the
  /// row.
  static let rowKeys = labelTable("a row of text", omitting: ["frame"]) {
    $0 == "frame" ? "a row of a table is as wide as the table and as high as its text" : nil
  }

  private static func labelTable(
    _ subject: String, omitting omitted: [String] = [], hint: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> KeyTable<ViewDraft<SceneLabel>> {
    table(
      subject, "UILabel", SceneText.keys.map { $0.lifted { $1(&$0.text) } } + properties.keys, omitting: omitted,
      later: ["showsExpansionTextWhenTruncated", "adjustsFontForContentSizeCategory", "attributedText"], hint: hint)
  }

  static let properties = PropertyTable<SceneLabel, Label>([
    .init("textAlignment", \.textAlignment, .choice())
      .documented("Alignment; overrides the paragraph styles of runs.", default: "the first run's, else natural"),
    .init("lineBreakMode", \.lineBreakMode, .choice(), unless: .byTruncatingTail).dumped(at: 2)
      .named("the line break mode", .layout, standard: "the default")
      .documented(
        "The way text that is too long ends; overrides the paragraph styles of runs.",
        default: "the first run's, else byTruncatingTail"),
    .init("numberOfLines", \.numberOfLines, .count(0...1_000_000), unless: 1).dumped(at: 1)
      .named("the line limit", .layout, standard: "1", as: .limit)
      .documented("The maximum number of lines; 0 is no limit."),
    .init("insets", \.insets, .insets, unless: .zero).dumped(at: 3).named("the insets", .layout, isPlural: true)
      .documented("Space between the bounds and the text.", uikit: "an override of drawText(in:)"),
    // Both are defaults of the text.
    .init("shadowColor", \.shadowColor, .color, isEarly: true)
      .documented("Colour of the shadow.", default: "none"),
    .init("shadowOffset", \.shadowOffset, .offset, isEarly: true)
      .documented("Offset of the shadow.", default: "[0, -1]"),
    .init("isHighlighted", \.isHighlighted, .boolean, unless: false).or("highlighted").dumped("highlighted", at: 5)
      .state("highlighted", "not highlighted", .paint)
      .documented("True to draw the text in `highlightedTextColor`; `highlighted` means the same."),
    .init("highlightedTextColor", \.highlightedTextColor, .color)
      .documented("Colour of the text of a highlighted label.", default: "none"),
    .init("isEnabled", \.isEnabled, .boolean, unless: true).or("enabled").dumped("enabled", at: 4)
      .state("enabled", "disabled", .paint)
      .documented("False to draw the text as disabled; `enabled` means the same."),
    .init("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .boolean, unless: false).dumped(at: 6)
      .state("allowed to shrink its text", "not allowed to shrink its text", .layout)
      .documented("True to draw text at a smaller size if it is too long."),
    .init("minimumScaleFactor", \.minimumScaleFactor, .number(0...1), unless: 0)
      .dumped(at: 7) { $0.adjustsFontSizeToFitWidth }.named("the minimum scale factor", .layout)
      .documented("The minimum scale of the font size for fitting the text."),
    .init(minimumFontSize)
      .documented("The smallest font size that is used to fit, instead of `minimumScaleFactor`."),
    .init("baselineAdjustment", \.baselineAdjustment, .choice(), unless: .alignBaselines).dumped(at: 8)
      .named("the baseline adjustment", .layout).documented("The position of text that was shrunk."),
    .init("clipsInk", \.clipsInk, .boolean, unless: true).dumped(at: 9)
      .state("clipping ink at its bounds", "drawing ink outside its bounds", .paint)
      .documented("False to draw ink outside the bounds.", uikit: nil),
    .init("sizingRule", \.sizingRule, .choice(), unless: .typographic).dumped(at: 10)
      .named("the sizing rule", .layout)
      .documented("The parts of the text that sizes include; `oversize` adds ink that extends beyond the lines."),
    .init("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .boolean, unless: false)
      .dumped("allowsTightening", at: 11)
      .state("allowed to tighten its letters", "not allowed to tighten its letters", .layout)
      .documented("True to tighten letters before text is truncated."),
    .init("lineBreakStrategy", \.lineBreakStrategy, .lineBreakStrategy)
      .documented("The way lines are chosen where several breaks are possible.", default: "[standard]"),
    .init(token).dumped("truncationToken", at: 12) { label, _ in label.truncationToken?.string }
      .named("the truncation token", .layout, standard: "“…”", as: .quoted)
      .documented("The text that replaces hidden text: a string or a run.", default: "\"…\"", uikit: nil),
    .init(member: "truncationTokenStyle", at: 13) { $1.style(of: $0.truncationToken, in: $0) }
      .named("the style of the truncation token", .layout, standard: "that of the text"),
    .init(Key("columnGroup", form: .string) { $0.columnGroup = $1 }).fixed
      .documented("Labels of one group have equal column widths at stops with `location: auto`.", uikit: nil),
    .init("path", \.textPath, .textPath).dumped("path").named("the path", .layout)
      .documented("A path that the text follows.", uikit: nil),
    .init("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, .extent, unless: 0).dumped(at: 14)
      .named("the preferred width", .layout, unit: " pt", as: .limit)
      .documented("The width for which the intrinsic size is computed; 0 is unset."),
    .init(member: "pathStart", at: 15) { label, _ in label.textPath.flatMap { unless($0.startOffset, 0) } }
      .named("the start on the path", .layout, standard: "0", unit: " pt"),
    .init(member: "pathSide", at: 16) { label, _ in label.textPath.flatMap { $0.side == .left ? nil : $0.side.rawValue }
    }
    .named("the side of the path", .layout, standard: "left"),
    .init(member: "textRect").derived,
  ])

  private static let minimumFontSize = Key<SceneLabel>("minimumFontSize", .number(0...10_000)) {
    label, decoding, node in
    guard let size = Form.number(0...10_000).read(&decoding, node) else { return }
    if label.minimumScaleFactor != nil {
      decoding.report("minimumFontSize sets minimumScaleFactor; give one of them", at: node)
    }
    label.assignments.set(\.minimumFontSize, to: size, by: "minimumFontSize")
  }

  private static let token = Key<SceneLabel>(
    "truncationToken", Shape.string("string").or(.mapping { SceneRun.keys.description })
  ) { label, decoding, node in label.truncationToken = decoding.decodeToken(node) }

  static func makeBody(in context: RenderContext) -> Label { Label(in: context) }

  /// Sets the properties on a label in a fixed order: the last one wins, as in UILabel
  /// (rule: label-last-setter-wins). Font and colour are set before the text, whose own attributes
  /// override them. Alignment and line break mode are set after it.
  func apply(to label: Label, _ resources: inout SceneResources) {
    var font = resources.fonts.rowFont ?? resources.fonts.labelFont ?? label.font
    resources.fonts.rowFont = nil
    if let own = text.font(over: font, &resources) {
      label.font = own
      font = own
    }
    if let color = text.ownColor { label.textColor = color }
    assignments.applyEarly(to: label)
    setText(of: label, over: font, &resources)
    assignments.apply(to: label)
    if let truncationToken {
      let attributes = truncationToken.attributes.resolved(over: font, &resources)
      label.truncationToken = AttributedText(truncationToken.text, attributes: attributes)
    }
  }

  private func setText(of label: Label, over font: Font, _ resources: inout SceneResources) {
    guard var attributed = text.attributed(over: font, &resources) else { return }
    if case .text(let string) = text.content {
      guard text.style != nil else {
        label.text = string
        return
      }
      if self.shadowColor != nil { attributed.updateAttributes { $0.shadow = nil } }
    }
    label.attributedText = attributed
  }

  /// Returns nil, since the height of the row follows from the text.
  static func rowHeight(of view: Label, in extent: SceneExtent) -> Double? { nil }

  static func write(_ label: Label, to writer: inout LayoutWriter) {
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    writer.write(label, properties)
    // Only along a path is more text hidden than the layout reports.
    writer.writeText(
      of: label, rect: ("textRect", rect), isTruncated: label.textPath == nil ? nil : label.isTruncated,
      path: label.textPath?.path, lineBreakMode: nil)
  }
}

extension Decoding {
  /// Reads a truncation token, which is a string or a run.
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
