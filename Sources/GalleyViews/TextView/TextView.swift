public import GalleyBase
public import GalleyDrawing
public import GalleyText

/// A view with text of any length that the user can scroll and edit.
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
  /// True if the user can change the text.
  ///
  /// Turning it off ends editing; turning it on begins editing in a view that has the focus. UIKit counterpart:
  /// `isEditable`.
  public final var isEditable = true { didSet { if isEditable != oldValue { permissionsChanged() } } }
  /// True if the user can select text and follow links. UIKit counterpart: `isSelectable`.
  public final var isSelectable = true { didSet { if isSelectable != oldValue { permissionsChanged() } } }
  /// True if pasted text keeps its attributes. UIKit counterpart: `allowsEditingTextAttributes`.
  public final var allowsEditingTextAttributes = false
  /// True if the next insertion replaces the whole text. UIKit counterpart: `clearsOnInsertion`.
  public final var clearsOnInsertion = false
  /// True if line gaps of fonts are part of the line height. UIKit counterpart: NSLayoutManager's
  /// `usesFontLeading`.
  public final var usesFontLeading = true { didSet { setNeedsLayout() } }
  /// The appearance of links. Its colours and decorations override the text's, but fonts and
  /// spacing do not. If it is nil, a standard appearance is used.
  ///
  /// Nil means blue with a single underline (documented); attributes without colours and decorations make links look
  /// like other text. UIKit counterpart: `linkTextAttributes`.
  public final var linkTextAttributes: TextAttributes?
  /// The space between the content's edges and the text container, in points. UIKit counterpart:
  /// `textContainerInset`.
  public final var textContainerInset = TextView.standardInset {
    didSet {
      textContainerInset = textContainerInset.asGeometry
      setNeedsLayout()
    }
  }

  /// The default text container inset, as in UITextView (rule: text-view-defaults). With the
  /// container's padding of 5, text begins at (5, 8).
  public static let standardInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The text with its selection and marked text. Offsets are UTF-16 code units.
  public internal(set) var editing = TextEditingState() { didSet { textChanged(editing.takeReplacement()) } }
  /// The object that represents the view in another API and stores the text; nil if the view itself
  /// stores it.
  package final weak var textHost: (any TextViewHost)?
  /// The object that is asked and informed about editing. UIKit counterpart: `delegate`.
  public final weak var delegate: (any TextViewDelegate)?
  var session = EditingSession()
  var inputViews = InputViews()

  /// The width that constraints give the view; nil if the view's own width applies.
  package final var constrainedWidth: Double?
  var style: TextViewStyle
  var containerRules = TextContainer(size: .zero, lineFragmentPadding: TextContainerView.standardPadding)
  let layouts: TextLayouts
  lazy var placeholderLayouts = TextLayouts(in: context)
  var storedShowsRuler = false
  var storedPlaceholder = TextViewPlaceholder()

  package final override var asTextShowing: (any TextShowing)? { self }

  /// Creates an empty text view with the context's `textViewFont`. Its background is
  /// `SystemColor.systemBackground`, as in UIKit.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    layouts = TextLayouts(in: context)
    style = TextViewStyle(font: context.textViewFont, textColor: SystemColor.label.color(in: context.interfaceStyle))
    super.init(frame: frame, in: context)
    storedBackgroundColor = SystemColor.systemBackground.color(in: context.interfaceStyle)
  }

  /// Draws the text, or the placeholder if there is no text. Baselines are rounded to the pixel
  /// below, as in UITextView (rule: baseline-on-pixel).
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

  /// The way in which `sizeThatFits` and `intrinsicContentSize` measure letters that extend beyond
  /// their line.
  ///
  /// UIKit counterpart: `sizingRule`.
  public final var sizingRule = SizingRule.typographic

  /// The text, which screen readers use as the accessibility label, or the placeholder while it is
  /// visible.
  open override var accessibilityLabel: String? { showsPlaceholder ? placeholder : text }

  /// Returns the size of the text with padding and insets in a width of `size.width`, rounded up to
  /// whole points. The height is ignored, and a width of 0 means no limit (rule: text-view-size).
  ///
  /// UIKit counterpart: `sizeThatFits(_:)`.
  open override func sizeThatFits(_ size: Size) -> Size {
    fittingSize(inWidth: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text in the view's own width, or without wrapping if the width is 0. A view
  /// that scrolls has no intrinsic size (rule: text-view-size).
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

  /// Called after text, attributes or selection may have changed.
  /// - Parameter replacement: the changed part of the text; nil if there is none.
  func textChanged(_ replacement: TextReplacement?) {
    // An empty text has the height of the next typed text.
    let changed = replacement ?? (editing.count == 0 ? TextReplacement(0..<0, count: 0) : nil)
    if let changed { layouts.noteChange(changed) }
    setNeedsLayout()
    textHost?.textChanged(replacement)
  }
}
