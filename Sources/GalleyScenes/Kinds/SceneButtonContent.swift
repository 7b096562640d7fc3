import GalleyBase
import GalleyText
import GalleyViews

/// The contents of a button in one control state. Nil means the content of the normal state.
struct SceneButtonContent: Hashable, Sendable {
  /// The title in this state.
  var title: String?
  /// The colour of the title in this state.
  var titleColor: Color?
  /// The image in this state.
  var image: PictureRequest?
  /// The background image in this state.
  var backgroundImage: PictureRequest?

  private static let keys = KeyTable<SceneButtonContent>(
    "the contents of a state",
    [
      Key("title", form: .text) { $0.title = $1 }
        .documented("The title.", uikit: "UIButton.setTitle(_:for:)"),
      Key("titleColor", form: .color) { $0.titleColor = $1 }
        .documented("Colour of the title.", uikit: "UIButton.setTitleColor(_:for:)"),
      Key("image", form: .picture) { $0.image = $1 }
        .documented("A PNG file beside the title.", uikit: "UIButton.setImage(_:for:)"),
      Key("backgroundImage", form: .picture) { $0.backgroundImage = $1 }
        .documented("A PNG file behind all other content.", uikit: "UIButton.setBackgroundImage(_:for:)"),
    ])

  /// The keys for control states, each with the contents in this state.
  static let stateKeys = KeyTable<[Button.State: SceneButtonContent]>(
    "the states of a button",
    [
      key(.selected, "The contents while the button is selected."),
      key(.highlighted, "The contents while the button is pressed."),
      key(.disabled, "The contents while the button is disabled."),
    ])

  private static func key(
    _ state: Button.State, _ summary: String
  ) -> Key<[Button.State: SceneButtonContent]> {
    Key(state.rawValue, form: .mapping(keys, from: SceneButtonContent())) { $0[state] = $1 }
      .documented(summary, default: "those of the normal state", uikit: "UIControl.State.\(state.rawValue)")
  }

  func apply(to content: inout ButtonContent, of button: Button, _ resources: inout SceneResources) {
    content.title = title.map { AttributedText($0) } ?? content.title
    content.titleColor = titleColor ?? content.titleColor
    content.image = resources.buttonImage(image, isTemplate: button.image?.isTemplate) ?? content.image
    content.backgroundImage = resources.buttonImage(backgroundImage) ?? content.backgroundImage
  }
}

extension SceneResources {
  /// Returns the requested image of a button or cell; nil if `request` is nil or the image cannot
  /// be used.
  mutating func buttonImage(_ request: PictureRequest?, isTemplate: Bool? = nil) -> ButtonImage? {
    request.flatMap { pictures.picture($0) }.map {
      ButtonImage($0.bitmap, size: $0.size, isTemplate: isTemplate ?? false)
    }
  }
}
