public import GalleyBase
public import GalleyText
public import GalleyViews

/// The properties that only buttons have. Nil is always UIButton's default.
public struct SceneButton: SceneViewKind {
  static let name = "button"

  /// The title.
  public var title = SceneText()
  /// Colour of the title while the button is disabled.
  public var disabledTitleColor: Color?
  /// The way a title that is too wide is cut.
  public var lineBreakMode: LineBreakMode?
  /// Space between the bounds and the title.
  public var contentEdgeInsets: EdgeInsets?
  /// The side at which the title stands.
  public var contentHorizontalAlignment: Button.HorizontalAlignment?
  /// The height at which it stands.
  public var contentVerticalAlignment: Button.VerticalAlignment?
  /// True if it can be pressed.
  public var isEnabled: Bool?

  /// A button without a title.
  public init() {}
}

extension SceneButton: ViewKind {
  static let summary = "A title, as UIButton shows it."

  static let keys = table(
    "a button", "UIButton",
    [
      Key("title", form: .text) { $0.title.content = .text($1) }
        .documented("The title.", default: "\"\"", uikit: "UIButton.setTitle(_:for:)"),
      Key("attributedTitle", .runs) { button, decoding, node in
        guard let runs = decoding.decodeRuns(node, buildingOn: SceneAttributes()) else { return }
        if button.title.content != nil {
          decoding.report("title and attributedTitle are two ways to say the same; give one of them", at: node)
        }
        button.title.content = .runs(runs)
      }
      .documented("The title as runs, instead of `title`.", uikit: "UIButton.setAttributedTitle(_:for:)"),
      Key("font", \.title.font, .font)
        .documented("Font of the title.", default: "the system font at 18 points", uikit: "UIButton.titleLabel.font"),
      Key("titleColor", \.title.textColor, .color)
        .documented("Colour of the title.", default: "white", uikit: "UIButton.setTitleColor(_:for:)"),
      Key("disabledTitleColor", \.disabledTitleColor, .color)
        .documented(
          "Colour of the title of a disabled button.", default: "titleColor", uikit: "UIButton.setTitleColor(_:for:)"),
      Key("lineBreakMode", \.lineBreakMode, .choice())
        .documented(
          "The way a title that is too wide is cut.", default: "byTruncatingMiddle",
          uikit: "UIButton.titleLabel.lineBreakMode"),
      Key("contentEdgeInsets", \.contentEdgeInsets, .insets)
        .documented("Space between the bounds and the title.", default: "[0, 0, 0, 0]"),
      Key("contentHorizontalAlignment", \.contentHorizontalAlignment, .choice())
        .documented("The side at which the title stands.", default: "center"),
      Key("contentVerticalAlignment", \.contentVerticalAlignment, .choice())
        .documented("The height at which the title stands.", default: "center"),
      Key("isEnabled", \.isEnabled, .boolean).or("enabled")
        .documented("True if the button can be pressed; `enabled` is the same.", default: "true"),
    ],
    later: [
      "image", "backgroundImage", "configuration", "titleEdgeInsets", "imageEdgeInsets", "titleShadowColor", "subtitle",
      "isSelected", "buttonType", "numberOfLines", "adjustsFontSizeToFitWidth", "role", "measure",
    ],
    needsScreen: [
      "isHighlighted": "it is how a button looks while it is pressed",
      "showsTouchWhenHighlighted": "it makes a button glow while it is pressed",
      "menu": "it opens while a button is pressed",
    ],
    renamed: [
      "text": "title", "runs": "attributedTitle", "textColor": "titleColor", "insets": "contentEdgeInsets",
      "textAlignment": "contentHorizontalAlignment",
    ])

  static func makeBody(in context: RenderContext) -> Button { Button(in: context) }

  func apply(to button: Button, _ resources: inout SceneResources) {
    if let font = title.font(over: button.font, &resources) { button.font = font }
    if let color = title.ownColor { button.titleColor = color }
    if let disabledTitleColor { button.disabledTitleColor = disabledTitleColor }
    if let title = title.attributed(over: button.font, &resources) { button.attributedTitle = title }
    button.lineBreakMode = lineBreakMode ?? button.lineBreakMode
    button.contentEdgeInsets = contentEdgeInsets ?? button.contentEdgeInsets
    button.contentHorizontalAlignment = contentHorizontalAlignment ?? button.contentHorizontalAlignment
    button.contentVerticalAlignment = contentVerticalAlignment ?? button.contentVerticalAlignment
    button.isEnabled = isEnabled ?? button.isEnabled
  }

  static func write(_ button: Button, to writer: inout LayoutWriter) {
    let rect = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    writer.writeText(of: button, rect: ("titleRect", rect))
  }
}
