public import GalleyBase
public import GalleyViews

/// The properties that only text fields have. Nil is always UITextField's default.
public struct SceneTextField: SceneViewKind, Assigning {
  static let name = "textField"

  /// The text and its style.
  public var text = SceneText()
  /// Default attributes for the text.
  public var defaultTextAttributes: SceneAttributes?
  /// The properties that are a field's own.
  public var assignments = Assignments<TextField>()
  /// The text that shows while the field is empty.
  public var placeholder: ScenePlaceholder?
  /// The picture below the text.
  public var background: SceneResizableImage?
  /// The picture below the text of a disabled field.
  public var disabledBackground: SceneResizableImage?
  /// The view before the text.
  public var leftView: SceneView?
  /// The view after the text.
  public var rightView: SceneView?
  /// The attributes of typed text, from the beginning of editing until the caret is moved, as by a tap.
  public var typingAttributes: SceneAttributes?
  /// The return values of its delegate.
  public var delegate: SceneDelegate?
  /// The text that a user may enter.
  public var restriction: SceneRestriction?
  /// The maximum length of the text.
  public var maximumLength: SceneMaximumLength?

  /// An empty field.
  public init() {}
}

/// The text that a field shows while it is empty.
public enum ScenePlaceholder: Hashable, Sendable {
  /// Text in the field's font and the system's colour.
  case text(String)
  /// Text with its own styles.
  case runs([SceneRun])
}

/// A picture that is stretched or tiled to fill a rectangle.
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
