import GalleyBase
import GalleyViews

extension SceneView {
  /// The keys of a button: a view's, and its own.
  static let buttonKeys = KeyTable<SceneView>(
    "a button", keys + SceneButton.keys.map { $0.lifted(to: \.button) },
    later: later + SceneButton.later + SceneAttributes.keys.later, needsScreen: SceneButton.needsScreen,
    hint: { key in
      if let name = SceneButton.names[key] { return "a button calls it \(name)" }
      return SceneText.hint(for: key, view: "button")
    })

  /// The properties that only buttons have; for views of another kind, a value that is thrown away.
  fileprivate var button: SceneButton {
    get { if case .button(let button) = kind { button } else { SceneButton() } }
    set { if case .button = kind { kind = .button(newValue) } }
  }
}

extension SceneButton {
  /// The keys that only buttons have.
  fileprivate static let keys: [Key<SceneButton>] = [
    Key("title", form: .string) { $0.title.content = .text($1) },
    Key("attributedTitle") { button, decoding, node in
      guard let runs = decoding.decodeRuns(node, buildingOn: SceneAttributes()) else { return }
      if button.title.content != nil {
        decoding.report("title and attributedTitle are two ways to say the same; give one of them", at: node)
      }
      button.title.content = .runs(runs)
    },
    Key("font", form: .font) { $0.title.font = $1 },
    Key("titleColor", form: .color) { $0.title.textColor = $1 },
    Key("disabledTitleColor", form: .color) { $0.disabledTitleColor = $1 },
    Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 },
    Key("contentEdgeInsets", form: .insets) { $0.contentEdgeInsets = $1 },
    Key("contentHorizontalAlignment", form: .choice()) { $0.contentHorizontalAlignment = $1 },
    Key("contentVerticalAlignment", form: .choice()) { $0.contentVerticalAlignment = $1 },
    Key("isEnabled", "enabled", form: .boolean) { $0.isEnabled = $1 },
  ]

  /// Keys of other views, and what a button calls them.
  fileprivate static let names = [
    "text": "title", "runs": "attributedTitle", "textColor": "titleColor", "insets": "contentEdgeInsets",
    "textAlignment": "contentHorizontalAlignment",
  ]

  /// The keys of UIButton that this version does not support.
  fileprivate static let later = [
    "image", "backgroundImage", "configuration", "titleEdgeInsets", "imageEdgeInsets", "titleShadowColor", "subtitle",
    "isSelected", "buttonType", "numberOfLines", "adjustsFontSizeToFitWidth", "role", "measure",
  ]

  /// The keys that need user input.
  fileprivate static let needsScreen = [
    "isHighlighted": "it is how a button looks under a finger",
    "showsTouchWhenHighlighted": "it makes a button glow under a finger",
    "menu": "it opens under a finger",
  ]
}
