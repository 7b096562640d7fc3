public import CoreGraphics
public import Foundation
package import GalleyViews
public import UIFoundation

/// A view that shows text of any length, which the user can scroll and edit.
///
/// The text storage is the source of truth. The engine's text view lays out and edits a copy; a user's changes go to
/// the storage, whose subclasses may change them further.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  final var style = TextViewLook()
  final var sync = TextViewSync()
  final var attachmentViews = AttachmentViews()
  final weak var editingDelegate: (any UITextViewDelegate)?
  final var storedTokenizer: (any UITextInputTokenizer)?
  private final var bridge: TextViewBridge?
  private final let container: NSTextContainer
  private final var paragraphLayout: NSTextContentStorage?
  /// The text storage and the layout manager. They are retained here, since containers and layout
  /// managers do not retain their owners.
  final let stack: (storage: NSTextStorage, manager: NSLayoutManager)

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    (container, stack) = Self.textStack(around: textContainer)
    if textContainer == nil { paragraphLayout = NSTextContentStorage(stack.storage, stack.manager, container) }
    super.init(frame: frame)
    connect()
  }
  public required init?(coder: NSCoder) {
    (container, stack) = Self.textStack(around: nil)
    paragraphLayout = NSTextContentStorage(stack.storage, stack.manager, container)
    super.init(coder: coder)
    connect()
  }
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if !usingTextLayoutManager { useLayoutManager() }
  }

  private func connect() {
    let bridge = TextViewBridge(of: self)
    self.bridge = bridge
    container.noteToView = { [weak self] in self?.containerChanged() }
    container.frameOfAttachmentView = { [weak self] in self?.frameOfAttachmentView($0, $1, at: $2, line: $3) }
    container.displayChanged = { [weak self] in self?.setNeedsDisplay() }
    engineView.delegate = bridge
    engineView.textHost = bridge
    sync.observe(stack.storage, for: self)
    super.backgroundColor = .systemBackground
    syncContainer()
    takeWholeStorage()
  }

  package override class func makePeer(in context: RenderContext) -> View { TextViewPeer(in: context) }
  /// The engine's text view behind this view.
  package final var engineView: TextViewPeer { peer as! TextViewPeer }
  final var input: EngineInput {
    syncContainer()
    return EngineInput(input: engineView)
  }

  open weak var delegate: (any UITextViewDelegate)? {
    didSet { (editingDelegate, scrollDelegate) = (delegate, delegate) }
  }

  // MARK: TextKit

  open var textStorage: NSTextStorage { stack.storage }
  /// The layout manager. After it was accessed, `textLayoutManager` is nil, as on iOS.
  open var layoutManager: NSLayoutManager {
    useLayoutManager()
    return stack.manager
  }
  /// Lays out the text by TextKit 1, which has no views of attachments.
  private final func useLayoutManager() {
    paragraphLayout = nil
    guard !attachmentViews.isEmpty else { return }
    removeAttachmentViews()
    takeWholeStorage(keepsSelection: true)
  }
  /// The TextKit 2 layout manager; nil if the text view was created with a layout manager, or if
  /// `layoutManager` was accessed.
  open var textLayoutManager: NSTextLayoutManager? { paragraphLayout?.textLayoutManagers.first }
  open var textContainer: NSTextContainer { container }
  open var textContainerInset: UIEdgeInsets {
    get { UIEdgeInsets(engineView.textContainerInset) }
    set {
      engineView.textContainerInset = newValue.inEngine
      changed()
    }
  }

  // MARK: Text

  open var text: String! {
    get { textStorage.string }
    set { changing("text") { replaceText(newValue ?? "") } }
  }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set { changing("attributedText") { replaceText(newValue ?? NSAttributedString(string: "")) } }
  }
  open var font: UIFont? {
    get { first[.font] as? UIFont ?? style.font }
    set {
      noteAppearance(.font)
      changing("font") { restyle(.font, newValue) { $0.font = newValue } }
    }
  }
  open var textColor: UIColor? {
    get { first[.foregroundColor] as? UIColor ?? style.textColor }
    set {
      noteAppearance(.textColor)
      restyle(.foregroundColor, newValue ?? .label) { $0.textColor = newValue }
    }
  }
  open var textAlignment: NSTextAlignment {
    get { (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? style.textAlignment }
    set {
      noteAppearance(.textAlignment)
      align(newValue)
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { sync.typing.values(in: textStorage) ?? style.attributes }
    set { setTypingAttributes(newValue) }
  }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { style.links ?? [.foregroundColor: UIColor.link] }
    set {
      noteAppearance(.linkTextAttributes)
      style.links = newValue
      refillLinks()
    }
  }
  /// The kinds of data that are shown as links while the text can be selected and not edited.
  /// Telephone numbers, links, addresses and dates are detected, in the forms that `NSDataDetector`
  /// knows.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { takeWholeStorage(keepsSelection: true) } }
  open var adjustsFontForContentSizeCategory = false { didSet { resolveTraits() } }
  open var usesStandardTextScaling = false
  open var sizingRule: UILetterformAwareSizingRule = .typographic {
    didSet {
      engineView.sizingRule = sizingRule.inEngine
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Editing

  open var isEditable: Bool {
    get { engineView.isEditable }
    set {
      engineView.isEditable = newValue
      if !dataDetectorTypes.isEmpty { takeWholeStorage(keepsSelection: true) }
    }
  }
  open var isSelectable: Bool {
    get { engineView.isSelectable }
    set {
      engineView.isSelectable = newValue
      if !dataDetectorTypes.isEmpty { takeWholeStorage(keepsSelection: true) }
    }
  }
  open var allowsEditingTextAttributes: Bool {
    get { engineView.allowsEditingTextAttributes }
    set { engineView.allowsEditingTextAttributes = newValue }
  }
  open var clearsOnInsertion: Bool {
    get { engineView.clearsOnInsertion }
    set { engineView.clearsOnInsertion = newValue }
  }
  open var selectedRange: NSRange {
    get { input.selectedRange }
    set { input.selectedRange = newValue }
  }
  open func scrollRangeToVisible(_ range: NSRange) {
    engineView.scrollRangeToVisible(range.clamped(to: engineView.editing.count))
    noteScrolling()
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
  open var isFindInteractionEnabled = false
  open var findInteraction: UIFindInteraction? { storedFindInteraction ?? makeFindInteraction() }
  private final var storedFindInteraction: UIFindInteraction?
  /// Creates the find interaction, whose searches find nothing; nil if it is not enabled.
  private final func makeFindInteraction() -> UIFindInteraction? {
    guard isFindInteractionEnabled else { return nil }
    let interaction = UIFindInteraction(sessionDelegate: emptySearches)
    storedFindInteraction = interaction
    addInteraction(interaction)
    return interaction
  }
  private final let emptySearches = EmptySearches()
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var borderStyle: UITextField.BorderStyle = .none
  open override var canBecomeFirstResponder: Bool { engineView.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { engineView.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    takeFocus(of: engineView, inputView: inputView, accessory: inputAccessoryView) { engineView.takePlainFocus() }
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool { giveUpFocus { engineView.giveUpPlainFocus() } }

  // MARK: Overrides

  open override var contentSize: CGSize {
    get {
      syncContainer()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  open override var intrinsicContentSize: CGSize {
    syncContainer()
    return super.intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    syncContainer()
    return super.sizeThatFits(size)
  }
  open override func layoutSubviews() {
    syncContainer()
    super.layoutSubviews()
    placeAttachmentViews()
  }
  open override func draw(_ rect: CGRect) {
    syncContainer()
    UIGraphicsGetCurrentContext()?.withCanvas { engineView.draw(engineView.bounds, on: &$0) }
  }
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  package override func resolveTraits() {
    super.resolveTraits()
    takeWholeStorage(keepsSelection: true)
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? engineView.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !tapItem(at: touch.location(in: self)) {
      engineView.receiveTap(at: touch.location(in: self).inEngine)
    }
    super.touchesEnded(touches, with: event)
  }

  // MARK: UITextInputTraits

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open var keyboardType: UIKeyboardType = .default { didSet { engineView.keyboardType = keyboardType.inEngine } }
  open var keyboardAppearance: UIKeyboardAppearance = .default {
    didSet {
      noteAppearance(.keyboardAppearance)
      engineView.keyboardAppearance = keyboardAppearance.inEngine
    }
  }
  open var returnKeyType: UIReturnKeyType = .default { didSet { engineView.returnKeyType = returnKeyType.inEngine } }
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  // MARK: UIKeyInput

  open var hasText: Bool { engineView.hasText }
  open func insertText(_ text: String) { engineView.insertPlainText(text) }
  open func deleteBackward() { engineView.deletePlainBackward() }

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
  open func unmarkText() { engineView.unmarkText() }
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
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    setDirection(writingDirection, in: range)
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
  open override func cut(_ sender: Any?) { input.cut() }
  open override func copy(_ sender: Any?) { input.copy() }
  open override func paste(_ sender: Any?) { input.paste() }
  open override func select(_ sender: Any?) { input.selectWord() }
  open override func selectAll(_ sender: Any?) { engineView.selectAll() }
  open override func delete(_ sender: Any?) { input.delete() }
}
