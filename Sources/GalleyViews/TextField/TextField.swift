public import GalleyBase
public import GalleyDrawing
import GalleyText

/// One line of text that can be edited. UIKit counterpart: UITextField, with its properties, defaults and override points.
///
/// Text and style: the text's own attributes win over `defaultTextAttributes`, which fill in what they leave open.
/// Setting `font`, `textColor`, `textAlignment` or `defaultTextAttributes` writes into the whole text; setting `text`
/// replaces it by one in the default attributes (reference E.1).
///
/// Where things go is asked of the functions `…Rect(forBounds:)`, each with the whole bounds: `borderRect`, then the
/// overlays, then what they leave for text, placeholder and editing (reference E.2). Drawing, measuring, hit testing and
/// the layout dump all go through them, so that a subclass that overrides one changes all four.
open class TextField: Control {
  /// The text as it is being edited: its own attributes, without what the defaults fill in.
  public internal(set) final var editing = TextEditingState()
  /// Who is asked and told about editing. UIKit counterpart: `delegate`.
  public final weak var delegate: (any TextFieldDelegate)?
  var session = EditingSession()
  var inputViews = InputViews()
  var defaults = TextAttributes()
  var storedPlaceholder: AttributedText?

  /// What is drawn around the field. UIKit counterpart: `borderStyle`.
  public final var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// The picture drawn below the text instead of a border; not if the border style is `roundedRect`.
  /// UIKit counterpart: `background`.
  public final var background: ResizableImage?
  /// The picture that takes the place of `background` while the field is disabled; void without a `background`.
  /// UIKit counterpart: `disabledBackground`.
  public final var disabledBackground: ResizableImage?

  /// What white space at the end of the text does to its alignment. UIKit has no such property.
  public final var trailingWhitespace = TrailingWhitespace.hang
  /// Whether each character shows as a bullet. UIKit counterpart: `isSecureTextEntry`.
  public final var isSecureTextEntry = false
  /// Whether text that is too wide is drawn smaller, down to `minimumFontSize`. UIKit counterpart:
  /// `adjustsFontSizeToFitWidth`.
  public final var adjustsFontSizeToFitWidth = false
  var storedMinimumFontSize: Double = 0

  /// Whether the text is removed when editing begins, if the delegate agrees. UIKit counterpart: `clearsOnBeginEditing`.
  public final var clearsOnBeginEditing = false
  /// Whether the first thing inserted replaces the whole text; goes back to false when it has, and when the selection
  /// changes. UIKit counterpart: `clearsOnInsertion`.
  public final var clearsOnInsertion = false
  /// Whether pasted text keeps its styles. UIKit counterpart: `allowsEditingTextAttributes`.
  public final var allowsEditingTextAttributes = false

  /// How spaces at the end of right-aligned text are kept in sight; by the articles' ways only if asked for. UIKit has no
  /// such property.
  public final var rightAlignedSpaces = RightAlignedSpaces.none
  /// What the user may put in; nil is anything. Text that code sets is not looked at until the user edits it. UIKit has
  /// no such property (reference E.10).
  public final var restriction: TextRestriction?
  /// The text before the current edit or composition, kept if a pattern may refuse it.
  var stateBeforeEdit: TextEditingState?

  /// When the clear button shows; never while the text is empty, nor where the right view shows.
  /// UIKit counterpart: `clearButtonMode`.
  public final var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view before the text: on the left, or on the right in an interface that reads from right to left.
  /// UIKit counterpart: `leftView`.
  public final var leftView: View? { didSet { changeOverlay(from: oldValue) } }
  /// When the left view shows. UIKit counterpart: `leftViewMode`.
  public final var leftViewMode = ViewMode.never { didSet { addShownOverlays() } }
  /// The view after the text: on the right, or on the left in an interface that reads from right to left.
  /// UIKit counterpart: `rightView`.
  public final var rightView: View? { didSet { changeOverlay(from: oldValue) } }
  /// When the right view shows; it takes the place of the clear button. UIKit counterpart: `rightViewMode`.
  public final var rightViewMode = ViewMode.never { didSet { addShownOverlays() } }

  /// Whether the text can be changed by a user; setting it to true makes it selectable too. UIKit's fields always are.
  /// AppKit counterpart: NSTextField's `isEditable`.
  public final var isEditable = true {
    didSet {
      if isEditable { isSelectable = true }
      if isEditable != oldValue { permissionsChanged() }
    }
  }
  /// Whether the text can be selected by a user; setting it to false makes it not editable either. UIKit's fields always
  /// are. AppKit counterpart: NSTextField's `isSelectable`.
  public final var isSelectable = true {
    didSet {
      if !isSelectable, isEditable { isEditable = false }
      if isSelectable != oldValue { permissionsChanged() }
    }
  }
  /// Whether the user can do anything with the field. One that is disabled does not take the focus, and editing in it
  /// ends. UIKit counterpart: `isEnabled`.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { permissionsChanged() } }
  }
  /// Whether the background colour shows. AppKit counterpart: NSTextField's `drawsBackground`.
  public final var drawsBackground = true
  /// Whether the field is one line even where it is a label (`isLabel`); other fields always are.
  /// AppKit counterpart: NSCell's `usesSingleLineMode`.
  public final var usesSingleLineMode = true

  /// Set while a subclass draws for nobody to see.
  var rehearsal: TextRehearsal?
  /// How far text that is too wide is scrolled while it is edited, from where it begins to read.
  var scrollDistance: Double = 0
  var overlaySizes = OverlaySizes()
  let textLine = FieldLine()
  let placeholderLine = FieldLine()
  var storedLabel: Label?
  /// What `storedLabel` shows.
  var labelContent: AttributedText?
  var labelAlignment = TextAlignment.natural

  /// An empty field without a border, in the context's default font and `SystemColor.label`.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    super.init(frame: frame, in: context)
  }

  // MARK: Where things go

  /// Where border or background are drawn: the bounds. UIKit counterpart: `borderRect(forBounds:)`.
  open func borderRect(forBounds bounds: Rect) -> Rect { bounds }

  /// Where the text is drawn while it is not edited: what border and overlays leave.
  /// UIKit counterpart: `textRect(forBounds:)`.
  open func textRect(forBounds bounds: Rect) -> Rect { contentRect(forBounds: bounds) }

  /// Where the placeholder is drawn: the text's rectangle. Not asked without a placeholder to show.
  /// UIKit counterpart: `placeholderRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }

  /// Where the text is drawn while it is edited, and cut where it is too long: what border and overlays leave.
  /// UIKit counterpart: `editingRect(forBounds:)`.
  open func editingRect(forBounds bounds: Rect) -> Rect { contentRect(forBounds: bounds) }

  /// Where the clear button is drawn: 19 by 19 points, 5 points from the end of the border, in the middle (reference
  /// E.2, known from practice); in a field that is too narrow for that, as much of it as there is room for. UIKit counterpart: `clearButtonRect(forBounds:)`.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect { standardClearButtonRect(forBounds: bounds) }

  /// Where the view on the left is put: `leftView`, or `rightView` in an interface that reads from right to left. At the
  /// left edge of the border, in the middle, on a whole point; a view that is too large is made smaller in its own shape.
  /// UIKit counterpart: `leftViewRect(forBounds:)`, which is not mirrored either (reference E.1).
  open func leftViewRect(forBounds bounds: Rect) -> Rect {
    overlayRect(of: viewOnLeft, forBounds: bounds, atRight: false)
  }

  /// Where the view on the right is put: `rightView`, or `leftView` in an interface that reads from right to left.
  /// UIKit counterpart: `rightViewRect(forBounds:)`.
  open func rightViewRect(forBounds bounds: Rect) -> Rect {
    overlayRect(of: viewOnRight, forBounds: bounds, atRight: true)
  }

  // MARK: Drawing

  /// Draws the text in `rect`: one line, in the middle from top to bottom, cut at its end with an ellipsis if it is too
  /// long. Drawing the field calls it with `textRect(forBounds:)`, unless the text is empty or edited: what is edited
  /// is drawn by the field's editor, as on UIKit. UIKit counterpart: `drawText(in:)`.
  open func drawText(in rect: Rect, on canvas: inout Canvas) { drawIdleText(in: rect, on: &canvas) }

  /// Draws the placeholder in `rect`, as text is. Drawing the field calls it with `placeholderRect(forBounds:)` while the
  /// text is empty. UIKit counterpart: `drawPlaceholder(in:)`.
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
  /// system font is 34 points high at 17 points (recorded: SUITextField), and 30 at 14 (known from practice, reference
  /// E.2).
  open override var intrinsicContentSize: Size { label?.intrinsicContentSize ?? naturalSize }

  /// What the field shows as text: bullets for a secure one, the placeholder while the text is empty.
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
