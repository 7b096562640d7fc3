public import GalleyBase
public import GalleyText
public import GalleyViews

/// The properties that only text fields have. Nil is always UITextField's default.
public struct SceneTextField: SceneViewKind {
  static let name = "textField"

  /// The text and its style.
  public var text = SceneText()
  /// Attributes that fill in what the text leaves open.
  public var defaultTextAttributes: SceneAttributes?
  /// Alignment, which wins over the paragraph styles of the text.
  public var textAlignment: TextAlignment?
  /// The place of text and placeholder from top to bottom.
  public var contentVerticalAlignment: TextField.VerticalAlignment?
  /// The text that shows while the field is empty.
  public var placeholder: ScenePlaceholder?
  /// The border.
  public var borderStyle: TextField.BorderStyle?
  /// The picture below the text.
  public var background: SceneResizableImage?
  /// The picture below the text of a disabled field.
  public var disabledBackground: SceneResizableImage?
  /// The times when the clear button shows.
  public var clearButtonMode: TextField.ViewMode?
  /// The view before the text.
  public var leftView: SceneView?
  /// The times when the left view shows.
  public var leftViewMode: TextField.ViewMode?
  /// The view after the text.
  public var rightView: SceneView?
  /// The times when the right view shows.
  public var rightViewMode: TextField.ViewMode?
  /// True if each character shows as a bullet.
  public var isSecureTextEntry: Bool?
  /// The effect of white space at the end of the text.
  public var trailingWhitespace: TextField.TrailingWhitespace?
  /// The way spaces at the end of right-aligned text are kept in sight.
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
  /// The text that a user may put in.
  public var restriction: SceneRestriction?
  /// The greatest length of the text.
  public var maximumLength: SceneMaximumLength?
  /// True if text that is too wide is drawn smaller.
  public var adjustsFontSizeToFitWidth: Bool?
  /// The smallest size that the font is made to fit with.
  public var minimumFontSize: Double?
  /// True if it can be used and is drawn in full strength.
  public var isEnabled: Bool?
  /// True if the text is removed when editing begins.
  public var clearsOnBeginEditing: Bool?
  /// True if the first thing inserted replaces the whole text.
  public var clearsOnInsertion: Bool?
  /// True if pasted text keeps its styles.
  public var allowsEditingTextAttributes: Bool?
  /// The properties that the Mac's fields have besides.
  public var mac = SceneMacField()

  /// An empty field.
  public init() {}
}

/// The properties that the Mac's fields have besides. Nil is always what UITextField does.
public struct SceneMacField: Hashable, Sendable {
  /// True if a user can change the text.
  public var isEditable: Bool?
  /// True if a user can select the text.
  public var isSelectable: Bool?
  /// True if there is a thin rectangle around it.
  public var isBordered: Bool?
  /// True if it looks sunk in.
  public var isBezeled: Bool?
  /// True if the background colour shows.
  public var drawsBackground: Bool?
  /// True if the text stays one line in a label that draws it.
  public var usesSingleLineMode: Bool?

  /// UIKit's defaults.
  public init() {}
}

/// The text that a field shows while it is empty.
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
  /// The parts at the sides that do not grow; nil stretches the picture as a whole.
  public var capInsets: EdgeInsets?
  /// The way the rest grows; nil is UIKit's default, tiles.
  public var resizingMode: ResizableImage.ResizingMode?

  /// Nothing yet.
  public init() {}
}
