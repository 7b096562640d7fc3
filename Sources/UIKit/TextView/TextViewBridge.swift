import Foundation
import GalleyDrawing
import GalleyText
import GalleyViews
import UIFoundation

/// Forwards the calls of the engine's text view to the delegate and the observers of a
/// `UITextView`, and synchronises the text storage with the engine.
final class TextViewBridge: TextViewDelegate, TextViewHost {
  private weak var view: UITextView?

  init(of view: UITextView) { self.view = view }

  // MARK: Editing

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { ask { $0.textViewShouldBeginEditing($1) } }

  func textViewDidBeginEditing(_ textView: TextView) {
    guard let view else { return }
    UIApplication.shared.firstResponder = view
    view.editingDelegate?.textViewDidBeginEditing(view)
  }

  func textViewShouldEndEditing(_ textView: TextView) -> Bool { ask { $0.textViewShouldEndEditing($1) } }

  func textViewDidEndEditing(_ textView: TextView) {
    guard let view else { return }
    if UIApplication.shared.firstResponder === view { UIApplication.shared.firstResponder = nil }
    view.editingDelegate?.textViewDidEndEditing(view)
  }

  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    ask { $0.textView($1, shouldChangeTextInRanges: [NSValue(range: NSRange(range))], replacementText: text) }
  }

  func textViewDidChange(_ textView: TextView) {
    guard let view else { return }
    view.noteScrolling()
    view.editingDelegate?.textViewDidChange(view)
    if view.window == nil {
      NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
    }
  }

  func textViewDidChangeSelection(_ textView: TextView) {
    guard let view else { return }
    view.noteScrolling()
    view.editingDelegate?.textViewDidChangeSelection(view)
  }

  private func ask(_ question: (any UITextViewDelegate, UITextView) -> Bool) -> Bool {
    guard let view else { return true }
    return view.editingDelegate.map { question($0, view) } ?? true
  }

  // MARK: Text

  func textChanged(_ replacement: TextReplacement?) { view?.noteEngineText(replacement) }

  var customLayout: TextLayout? { view?.customLayout }

  func drawsText(on canvas: inout Canvas) -> Bool { view?.drawsCustomText(on: &canvas) ?? false }
}
