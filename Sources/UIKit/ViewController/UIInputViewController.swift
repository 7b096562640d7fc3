import Foundation
import UIFoundation

/// The view controller of a custom keyboard.
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
