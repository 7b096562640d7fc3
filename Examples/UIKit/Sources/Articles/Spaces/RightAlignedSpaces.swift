import UIKit

/// The first way: a field that shows each space as one that does not break, which a right-aligned line keeps at its end.
///
/// The spaces are exchanged after each change. `plainText` has the ordinary ones.
final class SpaceKeepingField: UITextField {
  private static let fixedSpace = "\u{00A0}"

  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .right
    addAction(UIAction { [weak self] _ in self?.exchangeSpaces() }, for: .editingChanged)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    textAlignment = .right
    addAction(UIAction { [weak self] _ in self?.exchangeSpaces() }, for: .editingChanged)
  }

  var plainText: String? {
    text?.replacingOccurrences(of: SpaceKeepingField.fixedSpace, with: " ")
  }

  private func exchangeSpaces() {
    guard let text, text.contains(" ") else { return }
    let selection = selectedTextRange
    self.text = text.replacingOccurrences(of: " ", with: SpaceKeepingField.fixedSpace)
    selectedTextRange = selection
  }
}

/// The second way: a delegate that exchanges the spaces of what is typed before the field takes it.
final class SpaceKeepingDelegate: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard string.contains(" "), let text = textField.text as NSString? else { return true }
    let kept = string.replacingOccurrences(of: " ", with: "\u{00A0}")
    textField.text = text.replacingCharacters(in: range, with: kept)
    let end = range.location + (kept as NSString).length
    if let position = textField.position(from: textField.beginningOfDocument, offset: end) {
      textField.selectedTextRange = textField.textRange(from: position, to: position)
    }
    return false
  }
}
