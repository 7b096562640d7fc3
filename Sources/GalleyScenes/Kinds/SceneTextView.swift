public import GalleyViews

/// The properties that only text views have. Nil is always UITextView's default.
public struct SceneTextView: SceneViewKind, Assigning {
  static let name = "textView"

  /// The text and its style.
  public var text = SceneText()
  /// The properties that are a text view's own.
  public var assignments = Assignments<TextView>()
  /// The attributes of typed text.
  public var typingAttributes: SceneAttributes?
  /// The attributes of links.
  public var linkTextAttributes: SceneAttributes?
  /// The selection, as UTF-16 offsets; an empty range is the insertion point.
  public var selectedRange: Range<Int>?
  /// The position of the selection in the scene, for messages.
  var selectedRangePath = SceneKeyPath()
  /// The placeholder with its own attributes.
  public var attributedPlaceholder: [SceneRun]?
  /// The return values of its delegate.
  public var delegate: SceneDelegate?
  /// The state of scrolling.
  public var scrolling = SceneScrolling()

  /// A text view with every default.
  public init() {}
}
