public import GalleyBase
public import GalleyDrawing
public import GalleyText

/// Text of any length that can be scrolled and edited.
///
/// UIKit counterpart: UITextView, with its properties and defaults (rule: text-view-defaults).
///
/// TextKit's rules apply: each paragraph has its own style, natural alignment follows the text, every face in a line
/// affects its height, line gaps count, and text begins at the top. `placement` is in the coordinates of the content,
/// which are the view's own: scrolling does not change it.
///
/// ```swift
/// let view = TextView(frame: Rect(x: 0, y: 0, width: 240, height: 96), in: context)
/// view.text = "Text of any length, which scrolls."
/// view.contentOffset = Point(x: 0, y: 20)
/// let height = view.sizeThatFits(Size(width: 240, height: .infinity)).height
/// ```
open class TextView: ScrollView {
  /// True if the user may change the text.
  ///
  /// Turning it off ends editing; turning it on begins editing in a view that has the focus. UIKit counterpart:
  /// `isEditable`.
  public final var isEditable = true { didSet { if isEditable != oldValue { permissionsChanged() } } }
  /// True if the user may select text and follow links. UIKit counterpart: `isSelectable`.
  public final var isSelectable = true { didSet { if isSelectable != oldValue { permissionsChanged() } } }
  /// True if pasted text keeps its attributes. UIKit counterpart: `allowsEditingTextAttributes`.
  public final var allowsEditingTextAttributes = false
  /// True if the next insertion replaces all text. UIKit counterpart: `clearsOnInsertion`.
  public final var clearsOnInsertion = false
  /// True if the line gap of fonts counts as line height. UIKit counterpart: NSLayoutManager's `usesFontLeading`.
  public final var usesFontLeading = true { didSet { setNeedsLayout() } }
  /// The appearance of links: colours and decorations that override the text's; fonts and spacing stay the text's.
  ///
  /// Nil means blue with a single underline (documented); attributes without colours and decorations make links look
  /// like other text. UIKit counterpart: `linkTextAttributes`.
  public final var linkTextAttributes: TextAttributes?
  /// Space between the content's edges and the text container, in points. UIKit counterpart: `textContainerInset`.
  public final var textContainerInset = TextView.standardInset {
    didSet {
      textContainerInset = textContainerInset.asGeometry
      setNeedsLayout()
    }
  }

  /// UITextView's own inset (rule: text-view-defaults): with the container's padding of 5, text begins at (5, 8).
  public static let standardInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The text with selection and marked text. Offsets are UTF-16 code units.
  public internal(set) var editing = TextEditingState() { didSet { textChanged(editing.takeReplacement()) } }
  /// The object that keeps the text if it represents the view in another API; nil for the view itself.
  package final weak var textHost: (any TextViewHost)?
  /// The delegate of editing. UIKit counterpart: `delegate`.
  public final weak var delegate: (any TextViewDelegate)?
  var session = EditingSession()
  var inputViews = InputViews()

  /// The width that constraints give the view; nil uses its own.
  var constrainedWidth: Double?
  var style: TextViewStyle
  var containerRules = TextContainer(size: .zero, lineFragmentPadding: TextContainerView.standardPadding)
  let layouts: TextLayouts
  lazy var placeholderLayouts = TextLayouts(in: context)
  var storedShowsRuler = false
  var storedPlaceholder = TextViewPlaceholder()

  package final override var asTextShowing: (any TextShowing)? { self }

  /// Creates an empty text in the context's `textViewFont`, on `SystemColor.systemBackground` as in UIKit.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    layouts = TextLayouts(in: context)
    style = TextViewStyle(font: context.textViewFont, textColor: SystemColor.label.color(in: context.interfaceStyle))
    super.init(frame: frame, in: context)
    storedBackgroundColor = SystemColor.systemBackground.color(in: context.interfaceStyle)
  }

  /// Draws the text, or the placeholder while there is none, with baselines on whole pixels, rounded down the page as
  /// in UITextView (rule: baseline-on-pixel).
  open override func draw(_ rect: Rect, on canvas: inout Canvas) {
    drawText(on: &canvas)
    drawPlaceholder(on: &canvas)
    if showsRuler { drawRuler(on: &canvas) }
  }

  override func contextChanged() {
    layouts.move(to: context)
    placeholderLayouts.move(to: context)
  }

  // MARK: Editing

  /// Begins editing, as documented in `TextInput`. UIKit counterpart: `becomeFirstResponder()`.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFocus() }

  /// Ends editing if the delegate agrees, as documented in `TextInput`. UIKit counterpart: `resignFirstResponder()`.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFocus() }

  /// Inserts the text of a key, as documented in `TextInput`. UIKit counterpart: `insertText(_:)`.
  open func insertText(_ text: String) { insertFromKeyboard(text) }

  /// Handles the delete key, as documented in `TextInput`. UIKit counterpart: `deleteBackward()`.
  open func deleteBackward() { delete(editing.deletionRangeBackward(using: analyzer)) }

  // MARK: Measuring

  /// The way `sizeThatFits` and `intrinsicContentSize` count letters that reach beyond their line.
  ///
  /// UIKit counterpart: `sizingRule`.
  public final var sizingRule = SizingRule.typographic

  /// The text as the accessibility label, or the placeholder while it is visible.
  open override var accessibilityLabel: String? { showsPlaceholder ? placeholder : text }

  /// Returns the size of the text in a width of `size.width` with padding and insets, rounded up to whole points; the
  /// height does not matter, and a width of 0 means no limit (rule: text-view-size).
  ///
  /// UIKit counterpart: `sizeThatFits(_:)`.
  open override func sizeThatFits(_ size: Size) -> Size {
    fittingSize(inWidth: size.width > 0 ? size.width : .infinity)
  }

  /// No size while the view scrolls; else the size of the text in the view's own width, or without wrapping if it has
  /// none (rule: text-view-size).
  ///
  /// UIKit counterpart: `intrinsicContentSize`.
  open override var intrinsicContentSize: Size {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(Size(width: constrainedWidth ?? bounds.width, height: .infinity))
  }

  override func tapped(at point: Point) { touch(at: point) }

  override var ownContentSize: Size? { Size(width: bounds.width, height: heightOfContent(inWidth: bounds.width)) }

  override var ownContentInset: EdgeInsets {
    EdgeInsets(top: showsRuler ? TextView.rulerHeight : 0, left: 0, bottom: 0, right: 0)
  }

  /// Called when text, attributes or selection may have changed.
  /// - Parameter replacement: the changed part of the text; nil if there is none.
  func textChanged(_ replacement: TextReplacement?) {
    // An empty text has the height of the next typed text.
    let changed = replacement ?? (editing.count == 0 ? TextReplacement(0..<0, count: 0) : nil)
    if let changed { layouts.noteChange(changed) }
    setNeedsLayout()
    textHost?.textChanged(replacement)
  }
}
