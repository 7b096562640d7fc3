import GalleyBase
import GalleyFiles
import GalleyText
import GalleyViews

extension SceneTextView: TextKind {
  static func makeBody(in context: RenderContext) -> TextView { TextView(in: context) }

  /// As on UITextView the last assignment wins: font and colour come before the text, whose own attributes win over them,
  /// the alignment after it.
  func apply(to view: TextView, _ resources: inout SceneResources) {
    if let font = text.font(over: view.font, &resources) { view.font = font }
    if let color = text.ownColor { view.textColor = color }
    setText(of: view, &resources)
    if let textAlignment { view.textAlignment = textAlignment }
    if let selectedRange { view.select(selectedRange) }
    if let typingAttributes { view.typingAttributes = typingAttributes.resolved(over: view.font, &resources) }
    if let linkTextAttributes { view.linkTextAttributes = linkTextAttributes.resolved(over: view.font, &resources) }
    applyContainer(to: view)
    applyPlaceholder(to: view, &resources)
    view.isEditable = isEditable ?? view.isEditable
    view.isSelectable = isSelectable ?? view.isSelectable
    view.keyboardType = keyboardType ?? view.keyboardType
    view.keyboardAppearance = keyboardAppearance ?? view.keyboardAppearance
    view.returnKeyType = returnKeyType ?? view.returnKeyType
    view.clearsOnInsertion = clearsOnInsertion ?? view.clearsOnInsertion
    view.showsRuler = showsRuler ?? view.showsRuler
    scrolling.apply(to: view)
  }

  private func setText(of view: TextView, _ resources: inout SceneResources) {
    guard let attributed = text.attributed(over: view.font, &resources) else { return }
    if case .text(let string) = text.content, text.style == nil {
      view.text = string
    } else {
      // A text view would paint black what has no colour, and the scene's `textColor` would mean nothing.
      let color = view.textColor
      var filled = attributed
      filled.updateAttributes { $0.foregroundColor = $0.foregroundColor ?? color }
      view.attributedText = filled
    }
  }

  private func applyContainer(to view: TextView) {
    view.usesFontLeading = usesFontLeading ?? view.usesFontLeading
    view.textContainerInset = textContainerInset ?? view.textContainerInset
    var container = view.textContainer
    container.lineFragmentPadding = lineFragmentPadding ?? container.lineFragmentPadding
    container.maximumNumberOfLines = maximumNumberOfLines ?? container.maximumNumberOfLines
    container.lineBreakMode = lineBreakMode ?? container.lineBreakMode
    container.exclusionPaths = exclusionPaths ?? container.exclusionPaths
    view.textContainer = container
  }

  private func applyPlaceholder(to view: TextView, _ resources: inout SceneResources) {
    if let placeholderColor { view.placeholderColor = placeholderColor }
    if let placeholder { view.placeholder = placeholder }
    if let runs = attributedPlaceholder {
      view.attributedPlaceholder = runs.attributed(over: view.font, &resources)
    }
    if let placeholderLocation { view.placeholderLocation = placeholderLocation }
    view.placeholderGeometry = placeholderGeometry ?? view.placeholderGeometry
  }

  func selectionMistakes(in view: TextView, _ document: Document) -> [Diagnostic] {
    guard let range = selectedRange, range.upperBound > view.editing.count else { return [] }
    let text = view.editing.count == 0 ? "" : ": \"\(view.editing.string.shortened)\""
    return [
      document.diagnostic(
        "\(range.lowerBound) to \(range.upperBound) is not in the text, which has \(view.editing.count) UTF-16 units"
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

  /// Rows are as high as the text needs.
  static func rowHeight(of view: TextView, in extent: SceneExtent) -> Double? { nil }

  static func write(_ view: TextView, to writer: inout LayoutWriter) {
    let inset = view.textContainerInset
    writer.json.member("textContainerInset", [inset.top, inset.left, inset.bottom, inset.right])
    let selection = view.editing.selectedRange
    if selection != view.editing.count..<view.editing.count { writer.json.member("selectedRange", selection) }
    if let placeholder = view.placeholder, !placeholder.isEmpty {
      writer.json.member("placeholder", placeholder)
      if let frame = view.placeholderFrame { writer.json.member("placeholderFrame", frame) }
      writer.writePlaceholderStyles(of: view)
    }
    writer.json.members(of: [
      "focused": view.isFirstResponder ? true : nil, "editable": view.isEditable ? nil : false,
      "selectable": view.isSelectable ? nil : false,
      "lineFragmentPadding": unless(view.textContainer.lineFragmentPadding, TextContainerView.standardPadding),
      "maximumNumberOfLines": view.textContainer.maximumNumberOfLines == 0
        ? nil : view.textContainer.maximumNumberOfLines,
      "exclusionPaths": view.textContainer.exclusionPaths.isEmpty
        ? nil : view.textContainer.exclusionPaths.map { digest(of: $0) },
      "showsRuler": view.showsRuler ? true : nil,
      "placeholderLocation": view.placeholderLocation == .zero
        ? nil : [view.placeholderLocation.x, view.placeholderLocation.y],
      "placeholderGeometry": view.placeholderGeometry == .text ? nil : "\(view.placeholderGeometry)",
    ])
    writer.writeKeyboard(of: view)
    writer.writeText(of: view, reportsOverflow: true)
  }
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
