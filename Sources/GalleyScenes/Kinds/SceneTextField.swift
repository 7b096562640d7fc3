public import GalleyBase
public import GalleyText
public import GalleyViews

/// What only text fields have. Nil is always UITextField's default.
public struct SceneTextField: Hashable, Sendable {
  /// What it says.
  public var text = SceneText()
  /// What fills in what the text leaves open.
  public var defaultTextAttributes: SceneAttributes?
  /// Wins over the paragraph styles of the text.
  public var textAlignment: TextAlignment?
  /// What shows while the text is empty.
  public var placeholder: ScenePlaceholder?
  /// What is drawn around the field.
  public var borderStyle: TextField.BorderStyle?
  /// The picture below the text.
  public var background: SceneResizableImage?
  /// The picture below the text of a disabled field.
  public var disabledBackground: SceneResizableImage?
  /// When the clear button shows.
  public var clearButtonMode: TextField.ViewMode?
  /// When the left view shows.
  public var leftViewMode: TextField.ViewMode?
  /// When the right view shows.
  public var rightViewMode: TextField.ViewMode?
  /// Whether each character shows as a bullet.
  public var isSecureTextEntry: Bool?
  /// What white space at the end of the text does.
  public var trailingWhitespace: TextField.TrailingWhitespace?
  /// How spaces at the end of right-aligned text are kept in sight.
  public var rightAlignedSpaces: RightAlignedSpaces?
  /// The attributes of what is typed next, from when editing begins until the caret is moved, as by a tap.
  public var typingAttributes: SceneAttributes?
  /// The answers of its delegate.
  public var delegate: SceneDelegate?
  /// The kind of keyboard.
  public var keyboardType: KeyboardType?
  /// The looks of the keyboard.
  public var keyboardAppearance: KeyboardAppearance?
  /// The word on its return key.
  public var returnKeyType: ReturnKeyType?
  /// What the user may put in.
  public var restriction: SceneRestriction?
  /// How long the text may become.
  public var maximumLength: SceneMaximumLength?
  /// Whether text that is too wide is drawn smaller.
  public var adjustsFontSizeToFitWidth: Bool?
  /// The smallest size that the font is made to fit with.
  public var minimumFontSize: Double?
  /// Whether it can be used and is drawn in full strength.
  public var isEnabled: Bool?
  /// Whether the text is removed when editing begins.
  public var clearsOnBeginEditing: Bool?
  /// Whether the first thing inserted replaces the whole text.
  public var clearsOnInsertion: Bool?
  /// Whether pasted text keeps its styles.
  public var allowsEditingTextAttributes: Bool?
  /// What the Mac's fields have besides.
  public var mac = SceneMacField()

  private var left: [SceneView] = []
  private var right: [SceneView] = []

  /// The view before the text.
  public var leftView: SceneView? {
    get { left.first }
    set { left = newValue.map { [$0] } ?? [] }
  }

  /// The view after the text.
  public var rightView: SceneView? {
    get { right.first }
    set { right = newValue.map { [$0] } ?? [] }
  }

  /// An empty field.
  public init() {}
}

/// What the Mac's fields have besides. Nil is always what UITextField does.
public struct SceneMacField: Hashable, Sendable {
  /// Whether the text can be changed by a user.
  public var isEditable: Bool?
  /// Whether the text can be selected by a user.
  public var isSelectable: Bool?
  /// Whether there is a thin rectangle around it.
  public var isBordered: Bool?
  /// Whether it looks sunk in.
  public var isBezeled: Bool?
  /// Whether the background colour shows.
  public var drawsBackground: Bool?
  /// Whether it is one line also as a label.
  public var usesSingleLineMode: Bool?

  /// UIKit's defaults.
  public init() {}
}

/// What a field shows while its text is empty.
public enum ScenePlaceholder: Hashable, Sendable {
  /// Text in the field's font and the system's colour.
  case text(String)
  /// Text in styles of its own.
  case runs([SceneRun])
}

/// A picture that grows with what it fills.
public struct SceneResizableImage: Hashable, Sendable {
  /// The picture; nil only while the scene is read.
  public var image: PictureRequest?
  /// How much of each side does not grow; nil stretches the picture as a whole.
  public var capInsets: EdgeInsets?
  /// How the rest grows; nil is UIKit's default, tiles.
  public var resizingMode: ResizableImage.ResizingMode?

  /// Nothing yet.
  public init() {}
}
