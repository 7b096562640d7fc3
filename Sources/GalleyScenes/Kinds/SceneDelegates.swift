import GalleyText
import GalleyViews

/// The delegates of a scene's fields and text views, which hold theirs weakly, as on UIKit.
final class SceneDelegates {
  private var fields: [String: SceneFieldDelegate] = [:]
  private var views: [String: SceneViewDelegate] = [:]

  /// Gives each view that a scene has a delegate for that delegate; what it leaves open stays as it was.
  /// - Parameter view: finds a view by its id.
  func adopt(_ models: [SceneView], fonts: inout FontLookup, finding view: (String) -> View?) {
    for model in models {
      if case .textField(let field) = model.kind {
        adopt(field, of: model.id, fonts: &fonts, finding: view)
        adopt([field.leftView, field.rightView].compactMap { $0 }, fonts: &fonts, finding: view)
      } else if case .textView(let textView) = model.kind, let answers = textView.delegate,
        let view = view(model.id) as? TextView
      {
        let delegate = views[model.id] ?? SceneViewDelegate()
        delegate.answers = answers.filled(with: delegate.answers)
        views[model.id] = delegate
        view.delegate = delegate
      }
      adopt(model.subviews, fonts: &fonts, finding: view)
    }
  }

  private func adopt(_ model: SceneTextField, of id: String, fonts: inout FontLookup, finding view: (String) -> View?) {
    guard model.delegate != nil || model.typingAttributes != nil, let field = view(id) as? TextField else { return }
    fonts.view = id
    let delegate = fields[id] ?? SceneFieldDelegate()
    if let answers = model.delegate { delegate.answers = answers.filled(with: delegate.answers) }
    if let typing = model.typingAttributes?.resolved(over: field.font, fonts: &fonts) {
      // UIKit takes none before the field is edited (reference E.1).
      if field.isEditing { field.typingAttributes = typing } else { delegate.typingAttributes = typing }
    }
    fields[id] = delegate
    field.delegate = delegate
  }
}

/// Answers for a text field what a scene says, and sets its typing attributes when editing begins, as an app has to.
final class SceneFieldDelegate: TextFieldDelegate {
  var answers = SceneDelegate()
  var typingAttributes: TextAttributes?

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { answers.shouldBeginEditing ?? true }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { answers.shouldEndEditing ?? true }
  func textFieldShouldClear(_ textField: TextField) -> Bool { answers.shouldClear ?? true }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { answers.shouldReturn ?? true }

  func textFieldDidBeginEditing(_ textField: TextField) {
    if let typingAttributes { textField.typingAttributes = typingAttributes }
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { answers.shouldChange ?? true }
}

/// Answers for a text view what a scene says.
final class SceneViewDelegate: TextViewDelegate {
  var answers = SceneDelegate()

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { answers.shouldBeginEditing ?? true }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { answers.shouldEndEditing ?? true }
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    answers.shouldChange ?? true
  }
}
