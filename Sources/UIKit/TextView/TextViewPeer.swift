import GalleyBase
package import GalleyViews

/// The engine's text view behind a `UITextView`. It calls the methods that subclasses of
/// `UITextView` can override.
package final class TextViewPeer: TextView {
  private var owner: UITextView? { (host as? ViewAnswers)?.view as? UITextView }

  package override func becomeFirstResponder() -> Bool { owner?.becomeFirstResponder() ?? super.becomeFirstResponder() }
  package override func resignFirstResponder() -> Bool { owner?.resignFirstResponder() ?? super.resignFirstResponder() }
  package override func insertText(_ text: String) {
    if let owner { owner.insertText(text) } else { super.insertText(text) }
  }
  package override func deleteBackward() {
    if let owner { owner.deleteBackward() } else { super.deleteBackward() }
  }

  func takePlainFocus() -> Bool { super.becomeFirstResponder() }
  func giveUpPlainFocus() -> Bool { super.resignFirstResponder() }
  func insertPlainText(_ text: String) { super.insertText(text) }
  func deletePlainBackward() { super.deleteBackward() }
}
