public import GalleyViews

/// The properties that only text views have. Nil means the default of UITextView.
public struct SceneTextView: SceneViewKind, Assigning {
  static let name = "textView"

  /// The text and its style.
  public var text = SceneText()
  /// The properties of UITextView that the scene sets.
  public var assignments = Assignments<TextView>()
  /// The attributes of typed text.
  public var typingAttributes: SceneAttributes?
  /// The attributes of links.
  public var linkTextAttributes: SceneAttributes?
  /// The selection as UTF-16 offsets. An empty range is a caret position.
  public var selectedRange: Range<Int>?
  /// The path to the selection in the scene, for messages.
  var selectedRangePath = SceneKeyPath()
  /// The placeholder as styled runs.
  public var attributedPlaceholder: [SceneRun]?
  /// The return values of the delegate's methods.
  public var delegate: SceneDelegate?
  /// The scrolling properties and their state.
  public var scrolling = SceneScrolling()

  /// Creates a text view with default properties.
  public init() {}
}
