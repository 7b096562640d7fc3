import GalleyBase
import GalleyFiles
import GalleyText
public import GalleyViews

/// The properties that only buttons have. Nil means the default of UIButton.
public struct SceneButton: SceneViewKind, Assigning {
  static let name = "button"

  /// The title with its style.
  public var title = SceneText()
  /// The properties of UIButton that the scene sets.
  public var assignments = Assignments<Button>()
  /// The configuration, whose colours follow the tint colour.
  public var configuration: ButtonConfiguration?
  /// The image; nil for none.
  public var image: PictureRequest?
  /// True if the image is drawn in the tint colour.
  public var isTemplate: Bool?
  /// The background image; nil for none.
  var backgroundImage: PictureRequest?
  /// The contents that differ from the normal ones in a control state.
  var states: [Button.State: SceneButtonContent] = [:]

  /// Creates a button without a title.
  public init() {}
}

extension SceneButton: ViewKind {
  static let summary = "A title and a picture, as UIButton shows them."

  private static let titleKeys: [Key<SceneButton>] =
    [
      Key("title", form: .text) { $0.title.content = .text($1) }
        .documented("The title.", default: "\"\"", uikit: "UIButton.setTitle(_:for:)")
    ] + SceneText.localizationKeys.map { $0.lifted { $1(&$0.title) } }

  static let properties = PropertyTable<SceneButton, Button>(titleRows + rows + writtenRows)

  private static let titleRows: [SceneProperty<SceneButton, Button>] =
    titleKeys.map { SceneProperty($0) } + [
      .init(
        Key("attributedTitle", .runs) { button, decoding, node in
          guard let runs = decoding.decodeRuns(node, buildingOn: SceneAttributes()) else { return }
          if button.title.content != nil {
            decoding.report("give either title or attributedTitle", at: node)
          }
          button.title.content = .runs(runs)
        }
      )
      .documented("The title as runs, instead of `title`.", uikit: "UIButton.setAttributedTitle(_:for:)"),
      .init(Key("font", form: .font) { $0.title.font = $1 })
        .documented("Font of the title.", default: "the system font at 18 points", uikit: "UIButton.titleLabel.font"),
      .init(Key("titleColor", form: .color) { $0.title.textColor = $1 })
        .documented("Colour of the title.", default: "white", uikit: "UIButton.setTitleColor(_:for:)"),
    ]

  private static let rows: [SceneProperty<SceneButton, Button>] = [
    .init("disabledTitleColor", \.disabledTitleColor, .color)
      .documented(
        "Colour of the title of a disabled button.", default: "titleColor", uikit: "UIButton.setTitleColor(_:for:)"),
    .init("lineBreakMode", \.lineBreakMode, .choice(), unless: .byTruncatingMiddle).dumped(at: 7)
      .named("the line break mode", .layout, standard: "the default")
      .documented("The way a title that is too wide is truncated.", uikit: "UIButton.titleLabel.lineBreakMode"),
    .init("contentEdgeInsets", \.contentEdgeInsets, .insets, unless: .zero).dumped(at: 15)
      .named("the insets of the content", .layout, isPlural: true)
      .documented("Space between the bounds and the title."),
    .init("contentHorizontalAlignment", \.contentHorizontalAlignment, .choice(), unless: .center).dumped(at: 11)
      .named("the horizontal alignment of the content", .layout)
      .documented("The horizontal position of the title."),
    .init("contentVerticalAlignment", \.contentVerticalAlignment, .choice(), unless: .center).dumped(at: 12)
      .named("the vertical alignment of the content", .layout)
      .documented("The vertical position of the title."),
    .init(Key("configuration", form: .buttonConfiguration) { $0.configuration = $1 })
      .dumped("style", at: 1) { button, _ in button.configuration?.style.rawValue }
      .named("the style", .layout, standard: "the default")
      .documented(
        "A style of the button. It sets the background and the colours, from the tint colour, and the insets; the title "
          + "may have several lines and is in the text style `body`.",
        default: "none"),
    .init("numberOfLines", \.numberOfLines, .count(0...1_000_000), unless: 1).dumped(at: 6)
      .named("the line limit", .layout, standard: "1", as: .limit)
      .documented(
        "The maximum number of lines of the title; 0 is no limit.", default: "1; 0 with a configuration",
        uikit: "UIButton.titleLabel.numberOfLines"),
    .init(Key("image", form: .picture) { $0.image = $1 })
      .dumped("image", at: 8) { button, _ in button.current.image?.json }.named("the picture", .layout)
      .documented("A PNG file beside the title.", uikit: "UIButton.setImage(_:for:)"),
    .init(
      Key("renderingMode", form: .choice([("alwaysOriginal", false), ("alwaysTemplate", true)])) { $0.isTemplate = $1 }
    )
    .documented(
      "The colours of the picture: its own, or the colour of the title.", default: "alwaysOriginal",
      uikit: "UIImage.renderingMode"),
    .init("imagePlacement", \.imagePlacement, .choice(), unless: .leading).dumped(at: 14)
      .named("the position of the picture", .layout)
      .documented("The side of the title on which the picture is.", uikit: "UIButton.Configuration.imagePlacement"),
    .init("imagePadding", \.imagePadding, .extent, unless: 0).dumped(at: 13)
      .named("the padding of the picture", .layout, unit: " pt")
      .documented("Space between picture and title.", uikit: "UIButton.Configuration.imagePadding"),
    .init("subtitle", \.subtitle, .text).dumped("subtitle").named("the subtitle", .layout, as: .quoted)
      .documented(
        "A line below the title, in the text style footnote.", default: "none",
        uikit: "UIButton.Configuration.subtitle"),
    .init("titlePadding", \.titlePadding, .extent).dumped("titlePadding")
      .named("the padding of the title", .layout, standard: "1", unit: " pt")
      .documented(
        "Space between title and subtitle.", default: "1", uikit: "UIButton.Configuration.titlePadding"),
    .init("titleAlignment", \.titleAlignment, .choice()).dumped("titleAlignment")
      .named("the alignment of title and subtitle", .layout, standard: "automatic")
      .documented(
        "The alignment of title and subtitle to each other. `automatic` centres them below or above a picture, and "
          + "otherwise aligns them at the leading edge.",
        default: "automatic", uikit: "UIButton.Configuration.titleAlignment"),
    .init(Key("backgroundImage", form: .picture) { $0.backgroundImage = $1 })
      .dumped("backgroundImage", at: 9) { button, _ in button.current.backgroundImage?.json }
      .named("the picture behind the title", .paint)
      .documented("A PNG file behind all other content.", uikit: "UIButton.setBackgroundImage(_:for:)"),
    .init("backgroundImageContentMode", \.backgroundImageContentMode, .choice(), unless: .scaleToFill)
      .dumped(at: 10) { $0.current.backgroundImage != nil }
      .named("the content mode of the picture behind the title", .paint)
      .documented(
        "The way in which the background picture fills the button.", uikit: "UIBackgroundConfiguration.imageContentMode"
      ),
    .init("isSelected", \.isSelected, .boolean, unless: false).or("selected").dumped("selected", at: 4)
      .state("selected", "not selected", .layout)
      .documented("True for the contents of the `selected` state; `selected` means the same."),
    .init("isHighlighted", \.isHighlighted, .boolean, unless: false).or("highlighted").dumped("highlighted", at: 5)
      .state("highlighted", "not highlighted", .paint)
      .documented(
        "True for the contents of the `highlighted` state, as while the button is pressed; `highlighted` means the same."
      ),
    .init(
      Key("states", .mapping { SceneButtonContent.stateKeys.description }) { button, decoding, node in
        decoding.decode(node, into: &button.states, by: SceneButtonContent.stateKeys)
      }
    )
    .documented(
      "Title, colour and pictures that differ while the button is selected, highlighted or disabled.", default: "{}",
      uikit: "UIButton.setTitle(_:for:)"),
    .init("titleEdgeInsets", \.titleEdgeInsets, .insets, unless: .zero).dumped(at: 16)
      .named("the insets of the title", .layout, isPlural: true)
      .documented("Space around the title, which moves the title."),
    .init("imageEdgeInsets", \.imageEdgeInsets, .insets, unless: .zero).dumped(at: 17)
      .named("the insets of the picture", .layout, isPlural: true)
      .documented("Space around the picture, which moves the picture."),
    .init("isEnabled", \.isEnabled, .boolean, unless: true).or("enabled").dumped("enabled", at: 3)
      .state("enabled", "disabled", .paint)
      .documented("True if the button can be pressed; `enabled` means the same."),
  ]

  /// The members of the dump that are not keys of the scene.
  private static let writtenRows: [SceneProperty<SceneButton, Button>] = [
    .init(member: "cornerStyle", at: 2) { button, _ in
      button.configuration.flatMap { $0.cornerStyle == .dynamic ? nil : $0.cornerStyle.rawValue }
    }
    .named("the corner style", .paint, standard: "dynamic"),
    .init(member: "titleRect").derived, .init(member: "subtitleRect").derived,
  ]

  static let keys = table(
    "a button", "UIButton", properties.keys,
    later: [
      "titleShadowColor", "buttonType", "adjustsFontSizeToFitWidth", "role", "measure",
    ],
    needsScreen: [
      "showsTouchWhenHighlighted": "it makes a button glow while it is pressed",
      "menu": "a menu opens only while a button is pressed",
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
    if let title = title.attributed(over: button.font, &resources) { button.attributedTitle = title }
    assignments.apply(to: button)
    if let image = resources.buttonImage(image, isTemplate: button.image?.isTemplate) { button.image = image }
    if let isTemplate { button.image?.isTemplate = isTemplate }
    if let image = resources.buttonImage(backgroundImage) { button.backgroundImage = image }
    for (state, content) in states.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      var contents = button.stateContents[state] ?? ButtonContent()
      content.apply(to: &contents, of: button, &resources)
      button.stateContents[state] = contents
    }
  }

  static func write(_ button: Button, to writer: inout LayoutWriter) {
    let rect = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    writer.write(button, properties)
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
  /// The image as JSON for dumps.
  var json: JSON { ["size": size, "digest": digest(of: bitmap), "template": isTemplate ? true : nil] }
}
