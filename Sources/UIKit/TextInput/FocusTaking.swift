import Foundation
import GalleyViews
import UIFoundation

extension UIView {
  /// Makes the engine's view the first responder, and returns true if it has become or already was
  /// the first responder. If the current first responder cannot resign, the result is false.
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
    setInputViews(of: input, inputView, accessory)
    let hasFocus = take()
    if hasFocus { UIApplication.shared.firstResponder = self }
    return hasFocus
  }

  /// Passes an input view and an accessory view to the engine's view. They belong to the UIKit
  /// view, or else to the nearest responder in the chain that has any (rule: input-views-chain).
  private final func setInputViews(of input: any TextInput, _ inputView: UIView?, _ accessory: UIView?) {
    let chain = sequence(first: self as UIResponder, next: \.next)
    let shown = inputView ?? chain.lazy.compactMap { $0.inputView ?? $0.inputViewController?.view }.first
    let above =
      accessory ?? chain.lazy.compactMap { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }.first
    input.inputView = shown?.peer
    input.inputAccessoryView = above?.peer
  }

  /// Updates the shown input and accessory views if this view is the first responder.
  final func renewInputViews() {
    guard let input = peer as? any TextInput, input.isFirstResponder else { return }
    setInputViews(of: input, inputView, inputAccessoryView)
    input.reloadInputViews()
  }

  /// Makes the engine's view resign as first responder by calling `giveUp`. Returns false if the
  /// view refuses to resign.
  final func giveUpFocus(_ giveUp: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, giveUp() else { return false }
    if UIApplication.shared.firstResponder === self { UIApplication.shared.firstResponder = nil }
    return true
  }
}
