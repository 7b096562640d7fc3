import Foundation
import GalleyViews
import UIFoundation

/// Forwards the calls of the engine's field to the delegate, the observers and the targets of a
/// `UITextField`.
final class FieldBridge: TextFieldDelegate, ControlHost, TextHost {
  private weak var field: UITextField?

  init(of field: UITextField) { self.field = field }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    ask { $0.textFieldShouldBeginEditing($1) }
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    guard let field else { return }
    UIApplication.shared.firstResponder = field
    field.syncOverlays()
    field.delegate?.textFieldDidBeginEditing(field)
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ask { $0.textFieldShouldEndEditing($1) } }

  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    guard let field else { return }
    if UIApplication.shared.firstResponder === field { UIApplication.shared.firstResponder = nil }
    field.syncOverlays()
    field.delegate?.textFieldDidEndEditing(field, reason: .committed)
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool {
    let ranges = [NSValue(range: NSRange(range))]
    return ask { $0.textField($1, shouldChangeCharactersInRanges: ranges, replacementString: string) }
  }

  func textFieldDidChangeSelection(_ textField: TextField) {
    guard let field else { return }
    field.delegate?.textFieldDidChangeSelection(field)
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool { ask { $0.textFieldShouldClear($1) } }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { ask { $0.textFieldShouldReturn($1) } }

  private func ask(_ question: (any UITextFieldDelegate, UITextField) -> Bool) -> Bool {
    guard let field else { return true }
    return field.delegate.map { question($0, field) } ?? true
  }

  // MARK: Text

  func textChanged(_ replacement: TextReplacement?) { field?.noteEngineText(replacement) }

  // MARK: Events

  var actedEvents: ControlEvents { field?.allControlEvents.inEngine ?? [] }

  func performActions(for events: ControlEvents) {
    guard let field else { return }
    field.syncOverlays()
    if events.contains(.editingChanged), field.window == nil {
      NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    }
    field.sendActions(for: UIControl.Event(events))
  }
}
