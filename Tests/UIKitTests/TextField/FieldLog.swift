import UIKit

/// A delegate, observer and target of a field that writes down all that it is asked and told.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var mayBegin = true
  var mayChange = true
  private var tokens: [any NSObjectProtocol] = []

  func observe(_ field: UITextField) {
    field.delegate = self
    field.addTarget(self, action: Selector("changed:", FieldLog.changed(_:)), for: .editingChanged)
    field.addTarget(self, action: Selector("began", FieldLog.began), for: .editingDidBegin)
    field.addTarget(self, action: Selector("ended", FieldLog.ended), for: .editingDidEnd)
    for name in [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [weak self] notification in
          MainActor.assumeIsolated { self?.lines.append(name.rawValue) }
        })
    }
  }

  func changed(_ sender: UITextField) { lines.append("editingChanged \(sender.text ?? "nil")") }
  func began() { lines.append("editingDidBegin") }
  func ended() { lines.append("editingDidEnd") }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    lines.append("shouldBegin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin \(textField.isFirstResponder)") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    lines.append("shouldChange \(range.location) \(range.length) \(string)")
    return mayChange
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection \(textField.text ?? "nil")") }
}
