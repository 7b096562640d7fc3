import GalleyBase
import GalleyText
import GalleyViews

/// A text view as a scene describes it.
func makeTextView(
  _ model: SceneTextView, in context: RenderContext, fonts: inout FontLookup, pictures: inout PictureLookup
) -> TextView {
  let view = TextView(in: context)
  apply(model, to: view, fonts: &fonts, pictures: &pictures)
  return view
}

/// Sets what the description says, and leaves alone what it does not say. As on UITextView the last assignment wins: font
/// and colour come before the text, whose own attributes win over them, the alignment after it.
func apply(
  _ model: SceneTextView, to view: TextView, fonts: inout FontLookup, pictures: inout PictureLookup
) {
  if let font = model.text.font(over: view.font, fonts: &fonts) { view.font = font }
  if let color = model.text.ownColor { view.textColor = color }
  setText(of: model, on: view, fonts: &fonts, pictures: &pictures)
  if let alignment = model.textAlignment { view.textAlignment = alignment }
  if let range = model.selectedRange { view.select(range) }
  if let typing = model.typingAttributes { view.typingAttributes = typing.resolved(over: view.font, fonts: &fonts) }
  if let look = model.linkTextAttributes { view.linkTextAttributes = look.resolved(over: view.font, fonts: &fonts) }
  applyContainer(model, to: view)
  applyPlaceholder(model, to: view, fonts: &fonts, pictures: &pictures)
  view.isEditable = model.isEditable ?? view.isEditable
  view.isSelectable = model.isSelectable ?? view.isSelectable
  view.keyboardType = model.keyboardType ?? view.keyboardType
  view.keyboardAppearance = model.keyboardAppearance ?? view.keyboardAppearance
  view.returnKeyType = model.returnKeyType ?? view.returnKeyType
  view.clearsOnInsertion = model.clearsOnInsertion ?? view.clearsOnInsertion
  view.showsRuler = model.showsRuler ?? view.showsRuler
  apply(model.scrolling, to: view)
}

/// Sets what the description says about scrolling.
func apply(_ model: SceneScrolling, to view: ScrollView) {
  view.isScrollEnabled = model.isScrollEnabled ?? view.isScrollEnabled
  view.contentInset = model.contentInset ?? view.contentInset
  view.contentOffset = model.contentOffset ?? view.contentOffset
}

private func setText(
  of model: SceneTextView, on view: TextView, fonts: inout FontLookup, pictures: inout PictureLookup
) {
  guard let text = model.text.attributed(over: view.font, fonts: &fonts, pictures: &pictures) else { return }
  if case .text(let string) = model.text.content, model.text.style == nil {
    view.text = string
  } else {
    // A text view would paint black what has no colour, and the scene's `textColor` would mean nothing.
    let color = view.textColor
    var filled = text
    filled.updateAttributes { $0.foregroundColor = $0.foregroundColor ?? color }
    view.attributedText = filled
  }
}

private func applyContainer(_ model: SceneTextView, to view: TextView) {
  view.usesFontLeading = model.usesFontLeading ?? view.usesFontLeading
  view.textContainerInset = model.textContainerInset ?? view.textContainerInset
  var container = view.textContainer
  container.lineFragmentPadding = model.lineFragmentPadding ?? container.lineFragmentPadding
  container.maximumNumberOfLines = model.maximumNumberOfLines ?? container.maximumNumberOfLines
  container.lineBreakMode = model.lineBreakMode ?? container.lineBreakMode
  container.exclusionPaths = model.exclusionPaths ?? container.exclusionPaths
  view.textContainer = container
}

private func applyPlaceholder(
  _ model: SceneTextView, to view: TextView, fonts: inout FontLookup, pictures: inout PictureLookup
) {
  if let color = model.placeholderColor { view.placeholderColor = color }
  if let placeholder = model.placeholder { view.placeholder = placeholder }
  if let runs = model.attributedPlaceholder {
    view.attributedPlaceholder = runs.attributed(over: view.font, fonts: &fonts, pictures: &pictures)
  }
  if let location = model.placeholderLocation { view.placeholderLocation = location }
  view.placeholderGeometry = model.placeholderGeometry ?? view.placeholderGeometry
}
