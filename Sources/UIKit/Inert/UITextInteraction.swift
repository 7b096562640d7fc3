public import Foundation
import UIFoundation

/// The kind of text that an interaction is for: editable or not.
public enum UITextInteractionMode: Int, Sendable {
  case editable = 0
  case nonEditable = 1
}

/// The delegate that can prevent a text interaction.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The gestures that select text in a custom view. Galley stores the interaction and ignores it.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UIResponder & UITextInput)?
  public let textInteractionMode: UITextInteractionMode
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  open private(set) weak var view: UIView?

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The object that is notified when the display of a selection changes.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// The caret and the selection of a custom view. They are stored but not drawn.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  open private(set) weak var textInput: (any UITextInput)?
  open var isActivated = false
  open var cursorView = UIView()
  open var highlightView = UIView()
  open var handleViews: [UIView] = []
  open private(set) weak var view: UIView?

  public init(textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
    self.textInput = textInput
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func layoutManagedSubviews() {}
  open func setNeedsSelectionUpdate() {}
}
