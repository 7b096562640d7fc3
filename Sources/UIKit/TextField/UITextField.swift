public import CoreGraphics
public import Foundation
package import GalleyViews
public import UIFoundation

/// A view in which the user can edit one line of text.
///
/// The `NSAttributedString` is the source of truth. The engine's field edits a copy with colours and fonts resolved
/// under the traits. Each edit is copied back immediately.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
  final var content = FieldText()
  final var typing = TypingAttributes()
  /// True while the field passes its text to the engine's field.
  final var isRefilling = false
  final var placeholderText: NSAttributedString?
  final var overlays = FieldOverlays()
  final var storedTokenizer: (any UITextInputTokenizer)?
  private final var bridge: FieldBridge?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    connect()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  private func connect() {
    let bridge = FieldBridge(of: self)
    self.bridge = bridge
    field.delegate = bridge
    field.actionHost = bridge
    field.textHost = bridge
    field.drawsPlainly = type(of: self) == UITextField.self
    refill(keepsSelection: false)
  }

  package override class func makePeer(in context: RenderContext) -> View { TextFieldPeer(in: context) }
  /// The engine's field behind this view.
  package final var field: TextFieldPeer { peer as! TextFieldPeer }
  final var input: EngineInput { EngineInput(input: field) }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text of the field. It is never nil when read.
  open var text: String? {
    get { content.text.string }
    set { changing("text") { replaceText(newValue.map { NSAttributedString(string: $0) }) } }
  }
  open var attributedText: NSAttributedString? {
    get { content.filled(standardAttributes) }
    set { changing("attributedText") { replaceText(newValue) } }
  }
  open var font: UIFont? {
    get { content.font ?? Self.standardFont }
    set {
      noteAppearance(.font)
      changing("font") { restyle { $0.font = newValue } }
    }
  }
  open var textColor: UIColor? {
    get { content.textColor ?? .label }
    set {
      noteAppearance(.textColor)
      restyle { $0.textColor = newValue }
    }
  }
  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set {
      noteAppearance(.textAlignment)
      restyle { $0.textAlignment = newValue }
    }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { standardAttributes.merging(content.defaults) { _, own in own } }
    set {
      noteAppearance(.defaultTextAttributes)
      restyle { $0.setDefaults(newValue) }
    }
  }
  /// The attributes of typed text; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? currentTypingAttributes : nil }
    set { if isEditing { setTypingAttributes(newValue) } }
  }
  open var placeholder: String? {
    get { placeholderText?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderText }
    set { setPlaceholder(newValue) }
  }
  open var adjustsFontForContentSizeCategory = false { didSet { resolveTraits() } }
  open var adjustsFontSizeToFitWidth: Bool {
    get { field.adjustsFontSizeToFitWidth }
    set { field.adjustsFontSizeToFitWidth = newValue }
  }
  open var sizingRule: UILetterformAwareSizingRule = .typographic {
    didSet {
      field.sizingRule = sizingRule.inEngine
      invalidateIntrinsicContentSize()
    }
  }
  open var minimumFontSize: CGFloat {
    get { field.minimumFontSize }
    set {
      restyle {
        $0.font = $0.font
      } with: {
        $0.minimumFontSize = newValue
      }
    }
  }

  // MARK: Looks

  open var borderStyle: BorderStyle = .none {
    didSet {
      noteAppearance(.borderStyle)
      field.borderStyle = borderStyle.inEngine
      changed()
    }
  }
  open var background: UIImage? { didSet { updateBackgrounds() } }
  open var disabledBackground: UIImage? { didSet { updateBackgrounds() } }
  open var leftView: UIView? { didSet { changeOverlays() } }
  open var leftViewMode: ViewMode = .never { didSet { changeOverlays() } }
  open var rightView: UIView? { didSet { changeOverlays() } }
  open var rightViewMode: ViewMode = .never { didSet { changeOverlays() } }
  open var clearButtonMode: ViewMode = .never {
    didSet {
      field.clearButtonMode = clearButtonMode.inEngine
      changed()
    }
  }
  open override var isEnabled: Bool { didSet { field.isEnabled = isEnabled } }

  // MARK: Editing

  open var isEditing: Bool { field.isEditing }
  open var clearsOnBeginEditing: Bool {
    get { field.clearsOnBeginEditing }
    set { field.clearsOnBeginEditing = newValue }
  }
  open var clearsOnInsertion: Bool {
    get { field.clearsOnInsertion }
    set { field.clearsOnInsertion = newValue }
  }
  open var allowsEditingTextAttributes: Bool {
    get { field.allowsEditingTextAttributes }
    set { field.allowsEditingTextAttributes = newValue }
  }
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private final var storedInputView: UIView?
  private final var storedAccessoryView: UIView?
  open var interactionState: Any {
    get { selectedTextRange as Any }
    set { selectedTextRange = newValue as? UITextRange }
  }
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    takeFocus(of: field, inputView: inputView, accessory: inputAccessoryView) { field.takePlainFocus() }
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool { giveUpFocus { field.giveUpPlainFocus() } }
  open override var undoManager: UndoManager? { super.undoManager }

  // MARK: Override points

  open func borderRect(forBounds bounds: CGRect) -> CGRect { asked(field.standardBorderRect, bounds) }
  open func textRect(forBounds bounds: CGRect) -> CGRect { asked(field.standardTextRect, bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { asked(field.standardPlaceholderRect, bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { asked(field.standardEditingRect, bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { asked(field.standardClearRect, bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { asked(field.standardLeftViewRect, bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { asked(field.standardRightViewRect, bounds) }
  open func drawText(in rect: CGRect) { drawPart { field.drawPlainText(in: rect.inEngine, on: &$0) } }
  open func drawPlaceholder(in rect: CGRect) { drawPart { field.drawPlainPlaceholder(in: rect.inEngine, on: &$0) } }
  open override func draw(_ rect: CGRect) { drawPart { field.draw(field.bounds, on: &$0) } }
  open override func layoutSubviews() {
    super.layoutSubviews()
    syncOverlays()
  }
  package override func resolveTraits() {
    super.resolveTraits()
    refill(keepsSelection: true)
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? field.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  /// Begins editing after a tap, or clears the text if the tap is on the clear button.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, isEnabled { field.receiveTap(at: touch.location(in: self).inEngine) }
  }

  // MARK: UITextInputTraits

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var keyboardType: UIKeyboardType = .default { didSet { field.keyboardType = keyboardType.inEngine } }
  open var keyboardAppearance: UIKeyboardAppearance = .default {
    didSet {
      noteAppearance(.keyboardAppearance)
      field.keyboardAppearance = keyboardAppearance.inEngine
    }
  }
  open var returnKeyType: UIReturnKeyType = .default { didSet { field.returnKeyType = returnKeyType.inEngine } }
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set {
      field.isSecureTextEntry = newValue
      changed()
    }
  }
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  // MARK: UIKeyInput

  open var hasText: Bool { field.hasText }
  open func insertText(_ text: String) { field.insertPlainText(text) }
  open func deleteBackward() { field.deletePlainBackward() }

  // MARK: UITextInput

  open weak var inputDelegate: (any UITextInputDelegate)?
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open var tokenizer: any UITextInputTokenizer { neededTokenizer }
  open func text(in range: UITextRange) -> String? { input.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { input.replace(range, with: text) }
  open var selectedTextRange: UITextRange? {
    get { input.selectedTextRange }
    set { input.selectedTextRange = newValue }
  }
  open var markedTextRange: UITextRange? { input.markedTextRange }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    input.mark(markedText, selectedRange: selectedRange)
  }
  open func unmarkText() { field.unmarkText() }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { input.end }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    input.textRange(from: fromPosition, to: toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    input.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { input.position(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    input.compare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    input.offset(from: from, to: toPosition)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    input.position(within: range, farthestIn: direction)
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { input.characterRange(byExtending: position, in: direction) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { input.baseWritingDirection(for: position) }
  /// Sets the writing direction of the whole field, which is a single paragraph.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    restyle { $0.setBaseWritingDirection(writingDirection) }
  }
  open func firstRect(for range: UITextRange) -> CGRect { input.firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { input.caretRect(for: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { input.selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { input.closestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    input.closestPosition(to: point, within: range)
  }
  open func beginFloatingCursor(at point: CGPoint) { moveFloatingCursor(to: point) }
  open func updateFloatingCursor(at point: CGPoint) { moveFloatingCursor(to: point) }
  open func endFloatingCursor() {}
  open func characterRange(at point: CGPoint) -> UITextRange? { input.characterRange(at: point) }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { attributesInText(at: position) }
  open var textInputView: UIView { self }
  open var selectionAffinity: UITextStorageDirection {
    get { input.affinity }
    set { input.affinity = newValue }
  }

  // MARK: Editing actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { field.selectAll() }
  open override func delete(_ sender: Any?) { deleteSelection() }
}
