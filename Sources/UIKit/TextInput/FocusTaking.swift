import Foundation
import GalleyViews
import UIFoundation

extension UIView {
  /// Gives the engine's view the focus, after the responder that has it in another way gave it up.
  final func takeFocus(
    of input: any TextInput, inputView: UIView?, accessory: UIView?, _ take: () -> Bool
  ) -> Bool {
    if input.isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = UIApplication.shared.firstResponder, present !== self,
      (present as? UIView)?.window !== window || !(present is any UITextInput), !present.resignFirstResponder()
    {
      return false
    }
    input.inputView = inputView?.peer
    input.inputAccessoryView = accessory?.peer
    let hasFocus = take()
    if hasFocus { UIApplication.shared.firstResponder = self }
    return hasFocus
  }

  /// Takes the focus away from the engine's view.
  final func giveUpFocus(_ giveUp: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, giveUp() else { return false }
    if UIApplication.shared.firstResponder === self { UIApplication.shared.firstResponder = nil }
    return true
  }
}
