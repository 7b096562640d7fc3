import GalleyBase
import GalleyText
import GalleyViews
import TestSupport

/// A window with two fields called a and b and a text view called t.
struct EditingScene {
  let window: Window
  let a: TextField
  let b: TextField
  let t: TextView

  init() throws {
    let context = try makeContext()
    window = Window(size: Size(width: 320, height: 200), in: context)
    a = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 30), in: context)
    b = TextField(frame: Rect(x: 0, y: 40, width: 200, height: 30), in: context)
    t = TextView(frame: Rect(x: 0, y: 80, width: 200, height: 100), in: context)
    (a.id, b.id, t.id) = ("a", "b", "t")
    for view in [a, b, t] { window.addSubview(view) }
  }

  /// The lines that `body` adds to the trace.
  func lines(_ body: () -> Void) -> [String] {
    window.trace.removeAll()
    body()
    return window.trace.lines
  }
}

/// Answers questions as it is told, and writes into the trace what it is told.
final class FieldDelegate: TextFieldDelegate {
  /// The questions that are answered with false.
  var vetoes: Set<String> = []
  var onShouldChange: ((TextField, Range<Int>, String) -> Bool)?
  var onDidEnd: ((TextField) -> Void)?

  private func answer(_ question: String) -> Bool { !vetoes.contains(question) }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { answer("begin") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { answer("end") }
  func textFieldShouldClear(_ textField: TextField) -> Bool { answer("clear") }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { answer("return") }
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) { onDidEnd?(textField) }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { onShouldChange?(textField, range, string) ?? answer("change") }
}

/// The same for a text view.
final class ViewDelegate: TextViewDelegate {
  var vetoes: Set<String> = []

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { !vetoes.contains("begin") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { !vetoes.contains("end") }
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    !vetoes.contains("change")
  }
}
