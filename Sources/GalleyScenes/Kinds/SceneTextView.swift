public import GalleyBase
public import GalleyText
public import GalleyViews

/// The properties that only text views have. Nil is always UITextView's default.
public struct SceneTextView: SceneViewKind {
  static let name = "textView"

  /// The text and its style.
  public var text = SceneText()
  /// Alignment, which wins over the paragraph styles of the text.
  public var textAlignment: TextAlignment?
  /// The attributes of what is typed next.
  public var typingAttributes: SceneAttributes?
  /// The attributes of links.
  public var linkTextAttributes: SceneAttributes?
  /// The selection, as UTF-16 offsets; an empty range is the insertion point.
  public var selectedRange: Range<Int>?
  /// The place of the selection in the scene, for messages.
  var selectedRangePath = SceneKeyPath()
  /// True if line gaps count.
  public var usesFontLeading: Bool?

  /// Space between the content's edges and the text container.
  public var textContainerInset: EdgeInsets?
  /// Space left free at both ends of every line.
  public var lineFragmentPadding: Double?
  /// Most lines; 0 is no limit.
  public var maximumNumberOfLines: Int?
  /// The end of the last line if text is left over.
  public var lineBreakMode: LineBreakMode?
  /// Shapes that text keeps clear of, in the coordinates of the text container.
  public var exclusionPaths: [Path]?

  /// The text that shows while the view is empty.
  public var placeholder: String?
  /// The same with attributes of its own.
  public var attributedPlaceholder: [SceneRun]?
  /// The colour of a placeholder that names none.
  public var placeholderColor: Color?
  /// The offset of the placeholder.
  public var placeholderLocation: Point?
  /// The place of the placeholder.
  public var placeholderGeometry: PlaceholderGeometry?

  /// True if indents and tab stops show above the text.
  public var showsRuler: Bool?
  /// True if a user may change the text.
  public var isEditable: Bool?
  /// True if a user may select text.
  public var isSelectable: Bool?
  /// True if the next insertion replaces all text.
  public var clearsOnInsertion: Bool?
  /// The answers of its delegate.
  public var delegate: SceneDelegate?
  /// The kind of keyboard.
  public var keyboardType: KeyboardType?
  /// The looks of the keyboard.
  public var keyboardAppearance: KeyboardAppearance?
  /// The word on its return key.
  public var returnKeyType: ReturnKeyType?
  /// The state of scrolling.
  public var scrolling = SceneScrolling()

  /// A text view with every default.
  public init() {}
}
