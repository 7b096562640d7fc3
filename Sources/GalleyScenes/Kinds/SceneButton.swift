public import GalleyBase
import GalleyFiles
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
  /// The line below the title.
  var subtitle: String?
  /// Space between title and subtitle.
  var titlePadding: Double?
  /// The places of title and subtitle to each other.
  var titleAlignment: Button.TitleAlignment?
  /// The picture behind all else.
  var backgroundImage: PictureRequest?
  /// The way in which it fills the bounds.
  var backgroundImageContentMode: ContentMode?
  /// True if it is chosen.
  var isSelected: Bool?
  /// True if it is pressed.
  var isHighlighted: Bool?
  /// The contents that differ in a state.
  var states: [Button.State: SceneButtonContent] = [:]
  /// Space around the title.
  public var titleEdgeInsets: EdgeInsets?
  /// Space around the picture.
  public var imageEdgeInsets: EdgeInsets?

  /// A button without a title.
  public init() {}
}

extension SceneButton: ViewKind {
  static let summary = "A title and a picture, as UIButton shows them."

  private static let titleKeys: [Key<SceneButton>] =
    [
      Key("title", form: .text) { $0.title.content = .text($1) }
        .documented("The title.", default: "\"\"", uikit: "UIButton.setTitle(_:for:)")
    ] + SceneText.localizationKeys.map { $0.lifted { $1(&$0.title) } }

  static let keys = table(
    "a button", "UIButton",
    titleKeys + [
      Key("attributedTitle", .runs) { button, decoding, node in
        guard let runs = decoding.decodeRuns(node, buildingOn: SceneAttributes()) else { return }
        if button.title.content != nil {
          decoding.report("title and attributedTitle are two ways to say the same; give one of them", at: node)
        }
        button.title.content = .runs(runs)
      }
      .documented("The title as runs, instead of `title`.", uikit: "UIButton.setAttributedTitle(_:for:)"),
      Key("font", form: .font) { $0.title.font = $1 }
        .documented("Font of the title.", default: "the system font at 18 points", uikit: "UIButton.titleLabel.font"),
      Key("titleColor", form: .color) { $0.title.textColor = $1 }
        .documented("Colour of the title.", default: "white", uikit: "UIButton.setTitleColor(_:for:)"),
      Key("disabledTitleColor", form: .color) { $0.disabledTitleColor = $1 }
        .documented(
          "Colour of the title of a disabled button.", default: "titleColor", uikit: "UIButton.setTitleColor(_:for:)"),
      Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 }
        .documented(
          "The way a title that is too wide is cut.", default: "byTruncatingMiddle",
          uikit: "UIButton.titleLabel.lineBreakMode"),
      Key("contentEdgeInsets", form: .insets) { $0.contentEdgeInsets = $1 }
        .documented("Space between the bounds and the title.", default: "[0, 0, 0, 0]"),
      Key("contentHorizontalAlignment", form: .choice()) { $0.contentHorizontalAlignment = $1 }
        .documented("The side at which the title stands.", default: "center"),
      Key("contentVerticalAlignment", form: .choice()) { $0.contentVerticalAlignment = $1 }
        .documented("The height at which the title stands.", default: "center"),
      Key("configuration", form: .buttonConfiguration) { $0.configuration = $1 }
        .documented(
          "Ground, colours and insets by the tint colour, and a title of several lines in the text style body.",
          default: "none"),
      Key("numberOfLines", form: .count(0...1_000_000)) { $0.numberOfLines = $1 }
        .documented(
          "The most lines of the title; 0 is no limit.", default: "1; 0 with a configuration",
          uikit: "UIButton.titleLabel.numberOfLines"),
      Key("image", form: .picture) { $0.image = $1 }
        .documented("A PNG file beside the title.", uikit: "UIButton.setImage(_:for:)"),
      Key("renderingMode", form: .choice([("alwaysOriginal", false), ("alwaysTemplate", true)])) { $0.isTemplate = $1 }
        .documented(
          "The picture in its own colours, or in the colour of the title.", default: "alwaysOriginal",
          uikit: "UIImage.renderingMode"),
      Key("imagePlacement", form: .choice()) { $0.imagePlacement = $1 }
        .documented(
          "The side of the title on which the picture is.", default: "leading",
          uikit: "UIButton.Configuration.imagePlacement"),
      Key("imagePadding", form: .extent) { $0.imagePadding = $1 }
        .documented(
          "Space between picture and title.", default: "0", uikit: "UIButton.Configuration.imagePadding"),
      Key("subtitle", form: .text) { $0.subtitle = $1 }
        .documented(
          "A line below the title, in the text style footnote.", default: "none",
          uikit: "UIButton.Configuration.subtitle"),
      Key("titlePadding", form: .extent) { $0.titlePadding = $1 }
        .documented(
          "Space between title and subtitle.", default: "1", uikit: "UIButton.Configuration.titlePadding"),
      Key("titleAlignment", form: .choice()) { $0.titleAlignment = $1 }
        .documented(
          "The places of title and subtitle to each other; automatic is the middle below or above a picture, else the "
            + "leading edge.", default: "automatic", uikit: "UIButton.Configuration.titleAlignment"),
      Key("backgroundImage", form: .picture) { $0.backgroundImage = $1 }
        .documented("A PNG file behind all else.", uikit: "UIButton.setBackgroundImage(_:for:)"),
      Key("backgroundImageContentMode", form: .choice()) { $0.backgroundImageContentMode = $1 }
        .documented(
          "The way in which it fills the button.", default: "scaleToFill",
          uikit: "UIBackgroundConfiguration.imageContentMode"),
      Key("isSelected", form: .boolean) { $0.isSelected = $1 }.or("selected")
        .documented("True for the contents of the state selected; `selected` is the same.", default: "false"),
      Key("isHighlighted", form: .boolean) { $0.isHighlighted = $1 }.or("highlighted")
        .documented(
          "True for the contents of the state highlighted, as while it is pressed; `highlighted` is the same.",
          default: "false"),
      Key("states", .mapping { SceneButtonContent.stateKeys.description }) { button, decoding, node in
        decoding.decode(node, into: &button.states, by: SceneButtonContent.stateKeys)
      }
      .documented(
        "Title, colour and pictures that differ while the button is selected, highlighted or disabled.", default: "{}",
        uikit: "UIButton.setTitle(_:for:)"),
      Key("titleEdgeInsets", form: .insets) { $0.titleEdgeInsets = $1 }
        .documented("Space around the title, which moves it.", default: "[0, 0, 0, 0]"),
      Key("imageEdgeInsets", form: .insets) { $0.imageEdgeInsets = $1 }
        .documented("Space around the picture, which moves it.", default: "[0, 0, 0, 0]"),
      Key("isEnabled", form: .boolean) { $0.isEnabled = $1 }.or("enabled")
        .documented("True if the button can be pressed; `enabled` is the same.", default: "true"),
    ],
    later: [
      "titleShadowColor", "buttonType", "adjustsFontSizeToFitWidth", "role", "measure",
    ],
    needsScreen: [
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
    if let image = resources.buttonImage(image, isTemplate: button.image?.isTemplate) { button.image = image }
    if let isTemplate { button.image?.isTemplate = isTemplate }
    button.isEnabled = isEnabled ?? button.isEnabled
    button.isSelected = isSelected ?? button.isSelected
    button.isHighlighted = isHighlighted ?? button.isHighlighted
    if let subtitle { button.subtitle = subtitle }
    button.titlePadding = titlePadding ?? button.titlePadding
    button.titleAlignment = titleAlignment ?? button.titleAlignment
    if let image = resources.buttonImage(backgroundImage) { button.backgroundImage = image }
    button.backgroundImageContentMode = backgroundImageContentMode ?? button.backgroundImageContentMode
    for (state, content) in states.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      var contents = button.stateContents[state] ?? ButtonContent()
      content.apply(to: &contents, of: button, &resources)
      button.stateContents[state] = contents
    }
  }

  static func write(_ button: Button, to writer: inout LayoutWriter) {
    let rect = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    let configuration = button.configuration
    writer.json.members(of: [
      "style": configuration?.style.rawValue,
      "cornerStyle": configuration.flatMap { $0.cornerStyle == .dynamic ? nil : $0.cornerStyle.rawValue },
      "enabled": button.isEnabled ? nil : false, "selected": button.isSelected ? true : nil,
      "highlighted": button.isHighlighted ? true : nil,
      "numberOfLines": button.numberOfLines == 1 ? nil : button.numberOfLines,
      "lineBreakMode": button.lineBreakMode == .byTruncatingMiddle ? nil : button.lineBreakMode.rawValue,
      "image": button.current.image?.json, "backgroundImage": button.current.backgroundImage?.json,
      "backgroundImageContentMode": button.current.backgroundImage == nil
        || button.backgroundImageContentMode == .scaleToFill ? nil : button.backgroundImageContentMode.rawValue,
      "contentHorizontalAlignment": button.contentHorizontalAlignment == .center
        ? nil : "\(button.contentHorizontalAlignment)",
      "contentVerticalAlignment": button.contentVerticalAlignment == .center
        ? nil : "\(button.contentVerticalAlignment)",
      "imagePadding": unless(button.imagePadding, 0),
      "imagePlacement": button.imagePlacement == .leading ? nil : "\(button.imagePlacement)",
      "contentEdgeInsets": unless(button.contentEdgeInsets), "titleEdgeInsets": unless(button.titleEdgeInsets),
      "imageEdgeInsets": unless(button.imageEdgeInsets),
    ])
    writer.writeText(of: button, rect: ("titleRect", rect), lineBreakMode: nil)
    guard let subtitle = button.subtitle, !subtitle.isEmpty else { return }
    writer.json.members(of: [
      "subtitle": subtitle, "titlePadding": unless(button.titlePadding, 1),
      "titleAlignment": button.titleAlignment == .automatic ? nil : "\(button.titleAlignment)",
    ])
    writer.json.member(
      "subtitleRect", button.subtitleRect(forContentRect: button.contentRect(forBounds: button.bounds)))
  }
}

extension ButtonImage {
  /// The picture as dumps write it.
  var json: JSON { ["size": size, "digest": digest(of: bitmap), "template": isTemplate ? true : nil] }
}
