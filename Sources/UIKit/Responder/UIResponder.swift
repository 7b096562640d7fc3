import CoreGraphics
public import Foundation
public import UIFoundation

/// An object that handles events: the base class of views, view controllers, windows and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, @preconcurrency KeyPathObserver {
  private final let mark = SwiftObjectMark()
  @MainActor public override init() {
    super.init()
    installOverrides()
  }

  /// The next responder of the chain; nil at the end of the chain.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Makes this object the first responder, if it may become first responder and the current first
  /// responder resigns. Returns true if this object is the first responder afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = UIApplication.shared.firstResponder, !present.resignFirstResponder() { return false }
    UIApplication.shared.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}

  /// Returns true if this object handles an action. By default it returns true for overridden
  /// actions.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  open var undoManager: UndoManager? {
    // An override in a subclass may ask this responder in turn. It is then skipped.
    openUndoQuestions += 1
    defer { openUndoQuestions -= 1 }
    return sequence(first: self, next: \.next).dropFirst(openUndoQuestions).first { _ in true }?.undoManager
  }
  private final var openUndoQuestions = 0
  open var keyCommands: [UIKeyCommand]? { nil }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var inputAssistantItem: UITextInputAssistantItem { storedAssistantItem }
  private lazy var storedAssistantItem = UITextInputAssistantItem()
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open var userActivity: NSUserActivity?
  open func reloadInputViews() { (self as? UIView)?.renewInputViews() }
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}

  // MARK: Editing actions

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

  // MARK: Interface files

  /// Called after a view was loaded from an interface file. Galley loads none, but tests may call
  /// it.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Properties by name

  open func responds(to aSelector: Selector?) -> Bool { (self as any NSObjectProtocol).responds(to: aSelector) }
  open func value(forKey key: String) -> Any? { (self as any NSObjectProtocol).value(forKey: key) }
  open func setValue(_ value: Any?, forKey key: String) { (self as any NSObjectProtocol).setValue(value, forKey: key) }
  /// Called when `setValue(_:forKey:)` gets an unknown name. The default ends the program with a
  /// message, as in UIKit.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    preconditionFailure(KeyProblem(key, of: self, .isUnknown).description)
  }
  /// Called when `value(forKey:)` gets an unknown name. The default returns nil, where UIKit ends
  /// the program.
  open func value(forUndefinedKey key: String) -> Any? { nil }
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityHint: String?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityValue: String?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityFrame = CGRect.zero
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityLanguage: String?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityUserInputLabels: [String]!
  open var accessibilityElements: [Any]?
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityIdentifier: String?
  // The closures are kept, and no property has their values.
  open var isAccessibilityElementBlock: AXBoolReturnBlock?
  open var accessibilityElementsBlock: AXArrayReturnBlock?
  open var accessibilityLabelBlock: AXStringReturnBlock?
  open var accessibilityValueBlock: AXStringReturnBlock?
  open var accessibilityHintBlock: AXStringReturnBlock?
  open var accessibilityTraitsBlock: AXTraitsReturnBlock?
  open var accessibilityIdentifierBlock: AXStringReturnBlock?
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// The editing actions that menus and key commands send along the responder chain.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func printContent(_ sender: Any?)
  func pasteAndGo(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  func pasteAndSearch(_ sender: Any?)
  func find(_ sender: Any?)
  func findAndReplace(_ sender: Any?)
}

extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
