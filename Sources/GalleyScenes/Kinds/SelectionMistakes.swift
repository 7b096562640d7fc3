import GalleyText
import GalleyViews

extension View {
  /// What the scene wants selected in this view, and in those in it, and is not in their texts.
  func selectionMistakes(of model: SceneView, in document: Document) -> [Diagnostic] {
    var mistakes: [Diagnostic] = []
    if case .textView(let textView) = model.kind, let range = textView.selectedRange,
      let editing = (self as? TextView)?.editing, range.upperBound > editing.count
    {
      let path = textView.selectedRangePath
      let text = editing.count == 0 ? "" : ": \"\(editing.string.shortened)\""
      mistakes.append(
        document.diagnostic(
          "\(range.lowerBound) to \(range.upperBound) is not in the text, which has \(editing.count) UTF-16 units\(text)",
          at: document.node(at: path), path: path))
    }
    if case .textField(let field) = model.kind, let view = self as? TextField {
      for (overlay, inner) in [(view.leftView, field.leftView), (view.rightView, field.rightView)] {
        guard let overlay, let inner else { continue }
        mistakes += overlay.selectionMistakes(of: inner, in: document)
      }
      return mistakes
    }
    for (view, inner) in zip(listedSubviews, model.subviews) {
      mistakes += view.selectionMistakes(of: inner, in: document)
    }
    return mistakes
  }
}
