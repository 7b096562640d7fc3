public import GalleyBase
public import GalleyViews

/// The properties that only text fields have. Nil means the default of UITextField.
public struct SceneTextField: SceneViewKind, Assigning {
  static let name = "textField"

  /// The text and its style.
  public var text = SceneText()
  /// The default attributes of the text.
  public var defaultTextAttributes: SceneAttributes?
  /// The properties of UITextField that the scene sets.
  public var assignments = Assignments<TextField>()
  /// The text that shows while the field is empty.
  public var placeholder: ScenePlaceholder?
  /// The background image.
  public var background: SceneResizableImage?
  /// The background image of a disabled field.
  public var disabledBackground: SceneResizableImage?
  /// The view at the leading end of the field, before the text.
  public var leftView: SceneView?
  /// The view at the trailing end of the field, after the text.
  public var rightView: SceneView?
  /// The attributes of typed text, from the beginning of editing until the caret is moved, for
  /// instance by a tap.
  public var typingAttributes: SceneAttributes?
  /// The return values of the delegate's methods.
  public var delegate: SceneDelegate?
  /// The restriction of the text that a user may enter.
  public var restriction: SceneRestriction?
  /// The maximum length of the text.
  public var maximumLength: SceneMaximumLength?

  /// Creates an empty text field.
  public init() {}
}

/// The text that a field shows while it is empty.
public enum ScenePlaceholder: Hashable, Sendable {
  /// The placeholder is plain text, in the field's font and the system's placeholder colour.
  case text(String)
  /// The placeholder consists of runs, each with its own style.
  case runs([SceneRun])
}

/// An image that is stretched or tiled to fill a rectangle.
public struct SceneResizableImage: Hashable, Sendable {
  /// The image; nil only while the scene is read.
  public var image: PictureRequest?
  /// The cap insets, whose areas keep their size. Nil stretches the whole image.
  public var capInsets: EdgeInsets?
  /// The way in which the rest of the image fills the rectangle. Nil means UIKit's default, tiling.
  public var resizingMode: ResizableImage.ResizingMode?

  /// Creates an image without properties.
  public init() {}
}
