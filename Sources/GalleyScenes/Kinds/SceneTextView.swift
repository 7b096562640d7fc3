public import GalleyBase
public import GalleyText
public import GalleyViews

/// What only text views have. Nil is always UITextView's default.
public struct SceneTextView: Hashable, Sendable {
  /// What it says.
  public var text = SceneText()
  /// Wins over the paragraph styles of the text.
  public var textAlignment: TextAlignment?
  /// What is typed next looks like.
  public var typingAttributes: SceneAttributes?
  /// What links look like.
  public var linkTextAttributes: SceneAttributes?
  /// What is selected, as UTF-16 offsets; an empty range is the insertion point.
  public var selectedRange: Range<Int>?
  /// Where the scene says so, for messages.
  var selectedRangePath = SceneKeyPath()
  /// Whether line gaps count.
  public var usesFontLeading: Bool?

  /// Space between the content's edges and the text container.
  public var textContainerInset: EdgeInsets?
  /// Space left free at both ends of every line.
  public var lineFragmentPadding: Double?
  /// Most lines; 0 is no limit.
  public var maximumNumberOfLines: Int?
  /// How the last line ends if text is left over.
  public var lineBreakMode: LineBreakMode?
  /// What no text may cover, in the coordinates of the text container.
  public var exclusionPaths: [Path]?

  /// What it shows while it is empty.
  public var placeholder: String?
  /// The same with attributes of its own.
  public var attributedPlaceholder: [SceneRun]?
  /// The colour of a placeholder that names none.
  public var placeholderColor: Color?
  /// How far the placeholder is moved.
  public var placeholderLocation: Point?
  /// Where the placeholder stands.
  public var placeholderGeometry: PlaceholderGeometry?

  /// Whether indents and tab stops show above the text.
  public var showsRuler: Bool?
  /// Whether the user may change the text.
  public var isEditable: Bool?
  /// Whether the user may select text.
  public var isSelectable: Bool?
  /// Whether the next insertion replaces all text.
  public var clearsOnInsertion: Bool?
  /// The answers of its delegate.
  public var delegate: SceneDelegate?
  /// The kind of keyboard.
  public var keyboardType: KeyboardType?
  /// The looks of the keyboard.
  public var keyboardAppearance: KeyboardAppearance?
  /// The word on its return key.
  public var returnKeyType: ReturnKeyType?
  /// How its content is scrolled.
  public var scrolling = SceneScrolling()

  /// A text view with every default.
  public init() {}
}

/// What all views have that scroll. Nil is always UIScrollView's default.
public struct SceneScrolling: Hashable, Sendable {
  /// Whether the content may be scrolled.
  public var isScrollEnabled: Bool?
  /// The point of the content at the view's upper left corner.
  public var contentOffset: Point?
  /// Space around the content that can be scrolled into view.
  public var contentInset: EdgeInsets?

  /// Not scrolled.
  public init() {}
}
