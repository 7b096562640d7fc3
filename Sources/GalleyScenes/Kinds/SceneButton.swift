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
  /// The looks that follow the tint colour.
  public var configuration: ButtonConfiguration?
  /// Most lines of the title; 0 is no limit.
  public var numberOfLines: Int?
  /// The picture; nil is none.
  public var image: PictureRequest?
  /// True if the picture takes the tint colour.
  public var isTemplate: Bool?
  /// The side of the title on which the picture is.
  public var imagePlacement: Button.ImagePlacement?
  /// Space between picture and title.
  public var imagePadding: Double?
  /// Space around the title.
  public var titleEdgeInsets: EdgeInsets?
  /// Space around the picture.
  public var imageEdgeInsets: EdgeInsets?

  /// A button without a title.
  public init() {}
}

extension SceneButton: ViewKind {
  static let summary = "A title and a picture, as UIButton shows them."

  static let keys = table(
    "a button", "UIButton",
    [
      Key("title", form: .text) { $0.title.content = .text($1) }
        .documented("The title.", default: "\"\"", uikit: "UIButton.setTitle(_:for:)")
    ] + SceneText.localizationKeys.map { $0.lifted(to: \.title) } + [
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
      Key("configuration", \.configuration, .buttonConfiguration)
        .documented(
          "Ground, colours and insets by the tint colour, and a title of several lines in the text style body.",
          default: "none"),
      Key("numberOfLines", \.numberOfLines, .count(0...1_000_000))
        .documented(
          "The most lines of the title; 0 is no limit.", default: "1; 0 with a configuration",
          uikit: "UIButton.titleLabel.numberOfLines"),
      Key("image", \.image, .picture)
        .documented("A PNG file beside the title.", uikit: "UIButton.setImage(_:for:)"),
      Key("renderingMode", \.isTemplate, .choice([("alwaysOriginal", false), ("alwaysTemplate", true)]))
        .documented(
          "The picture in its own colours, or in the colour of the title.", default: "alwaysOriginal",
          uikit: "UIImage.renderingMode"),
      Key("imagePlacement", \.imagePlacement, .choice())
        .documented(
          "The side of the title on which the picture is.", default: "leading",
          uikit: "UIButton.Configuration.imagePlacement"),
      Key("imagePadding", \.imagePadding, .extent)
        .documented(
          "Space between picture and title.", default: "0", uikit: "UIButton.Configuration.imagePadding"),
      Key("titleEdgeInsets", \.titleEdgeInsets, .insets)
        .documented("Space around the title, which moves it.", default: "[0, 0, 0, 0]"),
      Key("imageEdgeInsets", \.imageEdgeInsets, .insets)
        .documented("Space around the picture, which moves it.", default: "[0, 0, 0, 0]"),
      Key("isEnabled", \.isEnabled, .boolean).or("enabled")
        .documented("True if the button can be pressed; `enabled` is the same.", default: "true"),
    ],
    later: [
      "backgroundImage", "titleShadowColor", "subtitle", "isSelected", "buttonType", "adjustsFontSizeToFitWidth",
      "role", "measure",
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
    if let configuration {
      button.configuration = configuration
      if let body = try? button.context.preferredFont(forTextStyle: .body) { button.font = body }
    }
    if let font = title.font(over: button.font, &resources) { button.font = font }
    if let color = title.ownColor { button.titleColor = color }
    if let disabledTitleColor { button.disabledTitleColor = disabledTitleColor }
    if let title = title.attributed(over: button.font, &resources) { button.attributedTitle = title }
    button.lineBreakMode = lineBreakMode ?? button.lineBreakMode
    button.contentEdgeInsets = contentEdgeInsets ?? button.contentEdgeInsets
    button.contentHorizontalAlignment = contentHorizontalAlignment ?? button.contentHorizontalAlignment
    button.contentVerticalAlignment = contentVerticalAlignment ?? button.contentVerticalAlignment
    button.numberOfLines = numberOfLines ?? button.numberOfLines
    button.imagePlacement = imagePlacement ?? button.imagePlacement
    button.imagePadding = imagePadding ?? button.imagePadding
    button.titleEdgeInsets = titleEdgeInsets ?? button.titleEdgeInsets
    button.imageEdgeInsets = imageEdgeInsets ?? button.imageEdgeInsets
    if let picture = image.flatMap({ resources.pictures.picture($0) }) {
      button.image = ButtonImage(picture.bitmap, size: picture.size, isTemplate: button.image?.isTemplate ?? false)
    }
    if let isTemplate { button.image?.isTemplate = isTemplate }
    button.isEnabled = isEnabled ?? button.isEnabled
  }

  static func write(_ button: Button, to writer: inout LayoutWriter) {
    let rect = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    writer.writeText(of: button, rect: ("titleRect", rect))
  }
}
