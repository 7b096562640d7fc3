public import GalleyBase
public import GalleyDrawing
public import GalleyText

/// One line of text that can be edited. UIKit counterpart: UITextField, with its properties, defaults and override
/// points.
///
/// Text and style: the text's own attributes win over `defaultTextAttributes`, which fill in what they leave open.
/// Setting `font`, `textColor`, `textAlignment` or `defaultTextAttributes` writes into the whole text; setting `text`
/// replaces it by one in the default attributes (rule: field-default-attributes).
///
/// Where things go is asked of the functions `…Rect(forBounds:)`, each with the whole bounds: `borderRect`, then the
/// overlays, then what they leave for text, placeholder and editing (rule: field-rects). Drawing, measuring, hit
/// testing and the layout dump all go through them, so that a subclass that overrides one changes all four.
///
/// ```swift
/// let window = Window(size: Size(width: 320, height: 200), in: context)
/// let field = TextField(frame: Rect(x: 16, y: 16, width: 288, height: 34), in: context)
/// field.placeholder = "City"
/// field.restriction = TextRestriction(maximumLength: 20)
/// window.addSubview(field)
/// field.becomeFirstResponder()
/// field.typeText("Köln")
/// ```
open class TextField: Control {
  /// The text as it is being edited: its own attributes, without what the defaults fill in.
  public internal(set) final var editing = TextEditingState() {
    didSet {
      let replacement = editing.takeReplacement()
      textHost?.textChanged(replacement)
    }
  }
  /// The object that keeps the text instead, where one stands for the field; nil for the field itself.
  package final weak var textHost: (any TextHost)?
  /// The delegate of editing. UIKit counterpart: `delegate`.
  public final weak var delegate: (any TextFieldDelegate)?
  var session = EditingSession()
  var inputViews = InputViews()
  var defaults = TextAttributes()
  /// The text that shows while the field is empty; where it names none, it has the field's font and alignment, and the
  /// system's colour for placeholders. Replaces `placeholder`. UIKit counterpart: `attributedPlaceholder`.
  public final var attributedPlaceholder: AttributedText?

  /// The border of the field. UIKit counterpart: `borderStyle`.
  public final var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// The picture drawn below the text instead of a border; not if the border style is `roundedRect`.
  /// UIKit counterpart: `background`.
  public final var background: ResizableImage?
  /// The picture that takes the place of `background` while the field is disabled; void without a `background`.
  /// UIKit counterpart: `disabledBackground`.
  public final var disabledBackground: ResizableImage?

  /// The effect of white space at the end of the text on its alignment. UIKit has no such property.
  public final var trailingWhitespace = TrailingWhitespace.hang
  /// True if each character shows as a bullet. A text that becomes secure while it is edited is replaced by the first
  /// thing typed (rule: secure-text-cleared). UIKit counterpart: `isSecureTextEntry`.
  public final var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue, session.isEditing else { return }
      session.clearsSecureText = isSecureTextEntry && hasText
    }
  }
  /// True if text that is too wide is drawn smaller, down to `minimumFontSize`. UIKit counterpart:
  /// `adjustsFontSizeToFitWidth`.
  public final var adjustsFontSizeToFitWidth = false
  var storedMinimumFontSize: Double = 0
  /// The way `sizeThatFits` and `intrinsicContentSize` count letters that reach beyond their line.
  /// UIKit counterpart: `sizingRule`.
  public final var sizingRule = SizingRule.typographic

  /// True if the text is removed when editing begins, if the delegate agrees. UIKit counterpart:
  /// `clearsOnBeginEditing`.
  public final var clearsOnBeginEditing = false
  /// True if the first thing inserted replaces the whole text; goes back to false when it has, and when the selection
  /// changes. UIKit counterpart: `clearsOnInsertion`.
  public final var clearsOnInsertion = false
  /// True if pasted text keeps its styles. UIKit counterpart: `allowsEditingTextAttributes`.
  public final var allowsEditingTextAttributes = false

  /// The way that spaces at the end of right-aligned text stay visible; none by default. UIKit has no such property.
  public final var rightAlignedSpaces = RightAlignedSpaces.none
  /// The restriction of the user's input; nil is none. Text that code sets is not restricted until the user edits it.
  /// UIKit has no such property (rule: field-restriction).
  public final var restriction: TextRestriction?
  /// The text before the current edit or composition, kept if a pattern may refuse it.
  var stateBeforeEdit: TextEditingState?

  /// The times at which the clear button shows; never while the text is empty, nor beside the right view.
  /// UIKit counterpart: `clearButtonMode`.
  public final var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view before the text: on the left, or on the right in an interface that reads from right to left.
  /// UIKit counterpart: `leftView`.
  public final var leftView: View? { didSet { changeOverlay(from: oldValue) } }
  /// The times at which the left view shows. UIKit counterpart: `leftViewMode`.
  public final var leftViewMode = ViewMode.never { didSet { addShownOverlays() } }
  /// The view after the text: on the right, or on the left in an interface that reads from right to left.
  /// UIKit counterpart: `rightView`.
  public final var rightView: View? { didSet { changeOverlay(from: oldValue) } }
  /// The times at which the right view shows; it takes the place of the clear button. UIKit counterpart:
  /// `rightViewMode`.
  public final var rightViewMode = ViewMode.never { didSet { addShownOverlays() } }

  /// True if the text can be changed by a user; setting it to true makes it selectable too. UIKit's fields always are.
  /// AppKit counterpart: NSTextField's `isEditable`.
  public final var isEditable = true {
    didSet {
      if isEditable { isSelectable = true }
      if isEditable != oldValue { permissionsChanged() }
    }
  }
  /// True if the text can be selected by a user; setting it to false makes it not editable either. UIKit's fields
  /// always are. AppKit counterpart: NSTextField's `isSelectable`.
  public final var isSelectable = true {
    didSet {
      if !isSelectable, isEditable { isEditable = false }
      if isSelectable != oldValue { permissionsChanged() }
    }
  }
  /// True if the user can do anything with the field. One that is disabled does not take the focus, and editing in it
  /// ends. UIKit counterpart: `isEnabled`.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { permissionsChanged() } } }
  /// True if the background colour shows. AppKit counterpart: NSTextField's `drawsBackground`.
  public final var drawsBackground = true
  /// True if the field is one line even where it is a label (`isLabel`); other fields always are.
  /// AppKit counterpart: NSCell's `usesSingleLineMode`.
  public final var usesSingleLineMode = true

  /// True if a subclass is known to draw as this class does, so that no rehearsal is needed.
  package final var drawsPlainly = false
  /// The rehearsal of a subclass's drawing, while it runs.
  var rehearsal: TextRehearsal?
  /// The distance by which text that is too wide is scrolled while it is edited, from its beginning.
  var scrollDistance: Double = 0
  var overlaySizes = OverlaySizes()
  let textLine: FieldLine
  let placeholderLine: FieldLine
  var storedLabel: Label?
  /// The text of `storedLabel`.
  var labelContent: AttributedText?
  var labelAlignment = TextAlignment.natural

  package final override var asTextShowing: (any TextShowing)? { self }

  /// An empty field without a border, in the context's default font and `SystemColor.label`.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    textLine = FieldLine(in: context)
    placeholderLine = FieldLine(in: context)
    super.init(frame: frame, in: context)
  }

  override func contextChanged() {
    textLine.move(to: context)
    placeholderLine.move(to: context)
    storedLabel?.move(to: context)
  }

  // MARK: Where things go

  /// The rectangle of border or background: the bounds. UIKit counterpart: `borderRect(forBounds:)`.
  open func borderRect(forBounds bounds: Rect) -> Rect { bounds }

  /// The rectangle of the text while it is not edited: what border and overlays leave.
  /// UIKit counterpart: `textRect(forBounds:)`.
  open func textRect(forBounds bounds: Rect) -> Rect { contentRect(forBounds: bounds) }

  /// The rectangle of the placeholder: that of the text. Called only while the placeholder shows.
  /// UIKit counterpart: `placeholderRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }

  /// The rectangle of the text while it is edited, at which long text is cut: what border and overlays leave.
  /// UIKit counterpart: `editingRect(forBounds:)`.
  open func editingRect(forBounds bounds: Rect) -> Rect { contentRect(forBounds: bounds) }

  /// The rectangle of the clear button: 19 by 19 points, 5 points from the end of the border, in the middle
  /// (rule: clear-button-place); in a field that is too narrow for that, as much of it as there is room for. UIKit
  /// counterpart: `clearButtonRect(forBounds:)`.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect { standardClearButtonRect(forBounds: bounds) }

  /// The frame of the view on the left: `leftView`, or `rightView` in an interface that reads from right to left. At
  /// the left edge of the border, in the middle, on a whole point; a view that is too large is made smaller in its own
  /// shape. UIKit counterpart: `leftViewRect(forBounds:)`, which is not mirrored either
  /// (rule: field-overlays-not-mirrored).
  open func leftViewRect(forBounds bounds: Rect) -> Rect {
    overlayRect(of: viewOnLeft, forBounds: bounds, atRight: false)
  }

  /// The frame of the view on the right: `rightView`, or `leftView` in an interface that reads from right to left.
  /// UIKit counterpart: `rightViewRect(forBounds:)`.
  open func rightViewRect(forBounds bounds: Rect) -> Rect {
    overlayRect(of: viewOnRight, forBounds: bounds, atRight: true)
  }

  // MARK: Drawing

  /// Draws the text in `rect`: one line, in the middle from top to bottom, cut at its end with an ellipsis if it is too
  /// long. Drawing the field calls it with `textRect(forBounds:)`, unless the text is empty or edited: what is edited
  /// is drawn by the field's editor, as on UIKit. UIKit counterpart: `drawText(in:)`.
  open func drawText(in rect: Rect, on canvas: inout Canvas) { drawIdleText(in: rect, on: &canvas) }

  /// Draws the placeholder in `rect`, as text is. Drawing the field calls it with `placeholderRect(forBounds:)` while
  /// the text is empty. UIKit counterpart: `drawPlaceholder(in:)`.
  open func drawPlaceholder(in rect: Rect, on canvas: inout Canvas) { drawStandardPlaceholder(in: rect, on: &canvas) }

  /// Draws border or background, then text or placeholder, then the clear button.
  open override func draw(_ rect: Rect, on canvas: inout Canvas) { drawField(on: &canvas) }

  /// Puts the overlay views that show into the field and gives them their frames.
  open override func layoutSubviews() { layOutOverlays() }

  // MARK: Editing

  /// Begins editing, as `TextInput` has it. UIKit counterpart: `becomeFirstResponder()`.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFocus() }

  /// Ends editing, if the delegate agrees, as `TextInput` has it. UIKit counterpart: `resignFirstResponder()`.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFocus() }

  /// Inserts what a key types, as `TextInput` has it. UIKit counterpart: `insertText(_:)`.
  open func insertText(_ text: String) { insertFromKeyboard(text) }

  /// The delete key, as `TextInput` has it. UIKit counterpart: `deleteBackward()`.
  open func deleteBackward() { delete(editing.deletionRangeBackward(using: analyzer)) }

  // MARK: Measuring

  /// `intrinsicContentSize`, whatever the size at hand: a field is one line. One that is a label answers as labels do.
  open override func sizeThatFits(_ size: Size) -> Size { label?.sizeThatFits(size) ?? intrinsicContentSize }

  /// The size in which the text shows whole, or the placeholder while the text is empty: as wide as that and what the
  /// field takes around it, and as high as a line, both in whole points, and what the border adds. A rounded field of a
  /// system font is 34 points high at 17 points (recorded: SUITextField), and 30 at 14 (rule: field-height).
  open override var intrinsicContentSize: Size { label?.intrinsicContentSize ?? naturalSize }

  /// The text that shows: bullets in a secure field, the placeholder while the text is empty.
  open override var accessibilityLabel: String? { shownText }

  override func tapped(at point: Point) {
    guard acceptsChanges, showsClearButton, clearButtonRect(forBounds: bounds).contains(point) else {
      return touch(at: point)
    }
    clear()
    becomeFirstResponder()
  }

  override var fillsGround: Bool { drawsBackground && borderStyle != .roundedRect }
}
