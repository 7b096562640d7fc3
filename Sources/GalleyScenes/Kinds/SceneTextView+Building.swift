import GalleyBase
import GalleyText
import GalleyViews

extension SceneTextView: TextKind {
  static func makeBody(in context: RenderContext) -> TextView { TextView(in: context) }

  /// Sets the properties on a text view in a fixed order, since the last assignment wins, as in
  /// UITextView. Font and colour come before the text, whose own attributes override them; the
  /// alignment comes after it.
  func apply(to view: TextView, _ resources: inout SceneResources) {
    if let font = text.font(over: view.font, &resources) { view.font = font }
    if let color = text.ownColor { view.textColor = color }
    setText(of: view, &resources)
    assignments.applyEarly(to: view)
    if let selectedRange { view.select(selectedRange) }
    if let typingAttributes { view.typingAttributes = typingAttributes.resolved(over: view.font, &resources) }
    if let linkTextAttributes { view.linkTextAttributes = linkTextAttributes.resolved(over: view.font, &resources) }
    assignments.apply(to: view)
    if let runs = attributedPlaceholder {
      view.attributedPlaceholder = runs.attributed(over: view.font, &resources)
    }
    scrolling.apply(to: view)
  }

  private func setText(of view: TextView, _ resources: inout SceneResources) {
    guard let attributed = text.attributed(over: view.font, &resources) else { return }
    if case .text(let string) = text.content, text.style == nil {
      view.text = string
    } else {
      // A text view would draw text without a colour in black, and the scene's `textColor` would have no effect.
      let color = view.textColor
      var filled = attributed
      filled.updateAttributes { $0.foregroundColor = $0.foregroundColor ?? color }
      view.attributedText = filled
    }
  }

  func selectionMistakes(in view: TextView, _ document: Document) -> [Diagnostic] {
    guard let range = selectedRange, range.upperBound > view.editing.count else { return [] }
    let text = view.editing.count == 0 ? "" : ": \"\(view.editing.string.shortened)\""
    return [
      document.diagnostic(
        "\(range.lowerBound) to \(range.upperBound) is not in the text, whose length is \(view.editing.count) (UTF-16)"
          + text, at: document.node(at: selectedRangePath), path: selectedRangePath)
    ]
  }

  func setDelegate(
    _ id: String, in delegates: SceneDelegates, _ resources: inout SceneResources, of view: () -> View?
  ) {
    guard let delegate, let view = view() as? TextView else { return }
    let own = delegates.delegate(of: id) { SceneViewDelegate() }
    own.answers = delegate.filled(with: own.answers)
    view.delegate = own
  }

  /// Returns nil, since the height of the row follows from the text.
  static func rowHeight(of view: TextView, in extent: SceneExtent) -> Double? { nil }

  static func write(_ view: TextView, to writer: inout LayoutWriter) {
    writer.write(view, properties)
    writer.writeKeyboard(of: view)
    writer.writeText(of: view, reportsOverflow: true)
  }
}

/// A text view delegate that returns the values set in the scene.
final class SceneViewDelegate: TextViewDelegate {
  var answers = SceneDelegate()

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { answers.shouldBeginEditing ?? true }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { answers.shouldEndEditing ?? true }
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    answers.shouldChange ?? true
  }
}
