public import Foundation
import UIFoundation

/// The controller of a keyboard of one's own.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open override func loadView() { view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard) }
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }
  open func dismissKeyboard() { UIApplication.shared.firstResponder?.resignFirstResponder() }
  open func advanceToNextInputMode() {}
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The ground of a keyboard, or of what lies above one.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The look of the ground.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  public final let inputViewStyle: Style
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray4 }
  }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
