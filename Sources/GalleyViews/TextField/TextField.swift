public import GalleyBase
public import GalleyDrawing
public import GalleyText

/// A control with one line of text that the user can edit.
///
/// UIKit counterpart: UITextField, with its properties, defaults and override points.
///
/// Text and style: the text's own attributes override `defaultTextAttributes`, which fill in unset ones. Setting
/// `font`, `textColor`, `textAlignment` or `defaultTextAttributes` changes the whole text; setting `text` replaces it
/// with text in the default attributes (rule: field-default-attributes).
///
/// The functions `…Rect(forBounds:)` determine all positions, each from the whole bounds: `borderRect`, then the
/// overlays, then the remaining rectangles for text, placeholder and editing (rule: field-rects). Drawing, measuring,
/// hit testing and the layout dump all call them, so that a subclass that overrides one changes all four.
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
  /// The text with its selection and marked text. It has only its own attributes, without the
  /// default attributes.
  public internal(set) final var editing = TextEditingState() {
    didSet {
      let replacement = editing.takeReplacement()
      textHost?.textChanged(replacement)
    }
  }
  /// The object that represents the field in another API and stores the text; nil if the field
  /// itself stores it.
  package final weak var textHost: (any TextHost)?
  /// The object that is asked and informed about editing. UIKit counterpart: `delegate`.
  public final weak var delegate: (any TextFieldDelegate)?
  var session = EditingSession()
  var inputViews = InputViews()
  var defaults = TextAttributes()
  /// The text that is displayed while the field is empty, with its attributes; nil for none.
  ///
  /// By default it has the field's font and alignment, and the system's colour for placeholders. Replaces
  /// `placeholder`. UIKit counterpart: `attributedPlaceholder`.
  public final var attributedPlaceholder: AttributedText?

  /// The border of the field. UIKit counterpart: `borderStyle`.
  public final var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// The picture behind the text instead of a border; nil for none. It is not drawn if the border
  /// style is `roundedRect`.
  ///
  /// UIKit counterpart: `background`.
  public final var background: ResizableImage?
  /// The picture that replaces `background` while the field is disabled. Without a `background` it
  /// has no effect.
  ///
  /// UIKit counterpart: `disabledBackground`.
  public final var disabledBackground: ResizableImage?

  /// The effect of trailing white space on alignment. UIKit has no such property.
  public final var trailingWhitespace = TrailingWhitespace.hang
  /// True if each character is displayed as a bullet, as for passwords.
  ///
  /// If a text becomes secure while it is edited, the first insertion replaces it (rule: secure-text-cleared). UIKit
  /// counterpart: `isSecureTextEntry`.
  public final var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue, session.isEditing else { return }
      session.clearsSecureText = isSecureTextEntry && hasText
    }
  }
  /// True if text that is too wide is drawn in a smaller font, down to `minimumFontSize`.
  ///
  /// UIKit counterpart: `adjustsFontSizeToFitWidth`.
  public final var adjustsFontSizeToFitWidth = false
  var storedMinimumFontSize: Double = 0
  /// The way in which `sizeThatFits` and `intrinsicContentSize` measure letters that extend beyond
  /// their line.
  ///
  /// UIKit counterpart: `sizingRule`.
  public final var sizingRule = SizingRule.typographic

  /// True if the text is cleared when editing begins, unless the delegate refuses.
  ///
  /// UIKit counterpart: `clearsOnBeginEditing`.
  public final var clearsOnBeginEditing = false
  /// True if the next insertion replaces the whole text. It becomes false after the insertion, and
  /// when the selection changes.
  ///
  /// UIKit counterpart: `clearsOnInsertion`.
  public final var clearsOnInsertion = false
  /// True if pasted text keeps its attributes. UIKit counterpart: `allowsEditingTextAttributes`.
  public final var allowsEditingTextAttributes = false

  /// The way in which spaces at the end of right-aligned text are kept visible; `none` by default.
  /// UIKit has no such property.
  public final var rightAlignedSpaces = RightAlignedSpaces.none
  /// The restriction of what the user may enter; nil for none.
  ///
  /// Text that code sets is not restricted until the user edits it. UIKit has no such property
  /// (rule: field-restriction).
  public final var restriction: TextRestriction?
  /// The state before the current edit or composition; nil unless the restriction has a pattern,
  /// which may refuse the edit.
  var stateBeforeEdit: TextEditingState?

  /// The condition for the clear button to be visible. It is never visible without text or together
  /// with the right view.
  ///
  /// UIKit counterpart: `clearButtonMode`.
  public final var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view before the text: on the left, or on the right in a right-to-left interface; nil for
  /// none.
  ///
  /// UIKit counterpart: `leftView`.
  public final var leftView: View? { didSet { changeOverlay(from: oldValue) } }
  /// The condition for the left view to be visible. UIKit counterpart: `leftViewMode`.
  public final var leftViewMode = ViewMode.never { didSet { addShownOverlays() } }
  /// The view after the text: on the right, or on the left in a right-to-left interface; nil for
  /// none.
  ///
  /// UIKit counterpart: `rightView`.
  public final var rightView: View? { didSet { changeOverlay(from: oldValue) } }
  /// The condition for the right view to be visible. It then replaces the clear button. UIKit
  /// counterpart: `rightViewMode`.
  public final var rightViewMode = ViewMode.never { didSet { addShownOverlays() } }

  /// True if the user can change the text. Setting it to true also makes the text selectable.
  ///
  /// UIKit's fields are always editable. AppKit counterpart: NSTextField's `isEditable`.
  public final var isEditable = true {
    didSet {
      if isEditable { isSelectable = true }
      if isEditable != oldValue { permissionsChanged() }
    }
  }
  /// True if the user can select the text. Setting it to false also makes the text not editable.
  ///
  /// UIKit's fields are always selectable. AppKit counterpart: NSTextField's `isSelectable`.
  public final var isSelectable = true {
    didSet {
      if !isSelectable, isEditable { isEditable = false }
      if isSelectable != oldValue { permissionsChanged() }
    }
  }
  /// True if the field reacts to the user.
  ///
  /// A disabled field cannot get the focus, and disabling it ends editing. UIKit counterpart: `isEnabled`.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { permissionsChanged() } } }
  /// True if the background colour is drawn. AppKit counterpart: NSTextField's `drawsBackground`.
  public final var drawsBackground = true
  /// True if a field that is drawn as a label (`isLabel`) has only one line. Fields that are not
  /// labels always have one line.
  ///
  /// AppKit counterpart: NSCell's `usesSingleLineMode`.
  public final var usesSingleLineMode = true

  /// True if a subclass is known to draw like this class. Its drawing need not be tried out then to
  /// find the rectangle of the text.
  package final var drawsPlainly = false
  /// The dry run of a subclass's drawing, which records the text's rectangle; nil while none is
  /// running.
  var dryRun: DryRunDrawing?
  /// The distance by which text that is too wide is scrolled while it is edited, measured from its
  /// beginning, in points.
  var scrollDistance: Double = 0
  var overlaySizes = OverlaySizes()
  let textLine: FieldLine
  let placeholderLine: FieldLine
  var storedLabel: Label?
  /// The text that was last set on `storedLabel`, the label that draws the field if `isLabel` is
  /// true.
  var labelContent: AttributedText?
  var labelAlignment = TextAlignment.natural

  package final override var asTextShowing: (any TextShowing)? { self }

  /// Creates an empty field without a border, with the context's default font and the colour
  /// `SystemColor.label`.
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

  /// Returns the rectangle of border or background, which is the bounds. UIKit counterpart:
  /// `borderRect(forBounds:)`.
  open func borderRect(forBounds bounds: Rect) -> Rect { bounds }

  /// Returns the rectangle of the text while it is not edited: the bounds without border and overlays.
  ///
  /// UIKit counterpart: `textRect(forBounds:)`.
  open func textRect(forBounds bounds: Rect) -> Rect { contentRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder, which is the same as the text's.
  ///
  /// It is called only while the placeholder is visible. UIKit counterpart: `placeholderRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the text while it is edited: the bounds without border and overlays.
  /// Long text is clipped to it.
  ///
  /// UIKit counterpart: `editingRect(forBounds:)`.
  open func editingRect(forBounds bounds: Rect) -> Rect { contentRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button: 19 by 19 points, 5 points from the end of the
  /// border, and vertically centred (rule: clear-button-place). It is smaller in a field that is
  /// too narrow.
  ///
  /// UIKit counterpart: `clearButtonRect(forBounds:)`.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect { standardClearButtonRect(forBounds: bounds) }

  /// Returns the frame of the view on the left: `leftView`, or `rightView` in a right-to-left interface.
  ///
  /// It is at the left edge of the border, vertically centred, on a whole point; a view that is too large is reduced
  /// with its aspect ratio. UIKit counterpart: `leftViewRect(forBounds:)`, which is not mirrored either
  /// (rule: field-overlays-not-mirrored).
  open func leftViewRect(forBounds bounds: Rect) -> Rect {
    overlayRect(of: viewOnLeft, forBounds: bounds, atRight: false)
  }

  /// Returns the frame of the view on the right: `rightView`, or `leftView` in a right-to-left interface.
  ///
  /// UIKit counterpart: `rightViewRect(forBounds:)`.
  open func rightViewRect(forBounds bounds: Rect) -> Rect {
    overlayRect(of: viewOnRight, forBounds: bounds, atRight: true)
  }

  // MARK: Drawing

  /// Draws the text in `rect` on one line, vertically centred. If it is too long, it is truncated
  /// at its end with an ellipsis.
  ///
  /// `draw(_:on:)` calls it with `textRect(forBounds:)`, unless the text is empty or edited: edited text is drawn by
  /// the field's editor, as in UIKit. UIKit counterpart: `drawText(in:)`.
  open func drawText(in rect: Rect, on canvas: inout Canvas) { drawIdleText(in: rect, on: &canvas) }

  /// Draws the placeholder in `rect`, in the same way as text.
  ///
  /// `draw(_:on:)` calls it with `placeholderRect(forBounds:)` while the text is empty. UIKit counterpart:
  /// `drawPlaceholder(in:)`.
  open func drawPlaceholder(in rect: Rect, on canvas: inout Canvas) { drawStandardPlaceholder(in: rect, on: &canvas) }

  /// Draws border or background, then text or placeholder, and finally the clear button.
  open override func draw(_ rect: Rect, on canvas: inout Canvas) { drawField(on: &canvas) }

  /// Adds the visible overlay views to the field and sets their frames.
  open override func layoutSubviews() { layOutOverlays() }

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

  /// Returns `intrinsicContentSize` regardless of `size`, since a field has one line.
  ///
  /// A field that is a label returns the label's size.
  open override func sizeThatFits(_ size: Size) -> Size { label?.sizeThatFits(size) ?? intrinsicContentSize }

  /// The size that holds the whole text, or the placeholder while the text is empty.
  ///
  /// It is as wide as the text and the space around it, and as high as a line, both in whole points, plus the size of
  /// the border. A rounded field of a system font is 34 points high at 17 points (recorded: SUITextField), and 30 at 14
  /// (rule: field-height).
  open override var intrinsicContentSize: Size { label?.intrinsicContentSize ?? naturalSize }

  /// The displayed text, which screen readers use as the accessibility label. It has bullets in a
  /// secure field, and is the placeholder while the text is empty.
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
