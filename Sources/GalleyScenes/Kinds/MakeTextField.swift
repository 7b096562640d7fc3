import GalleyBase
import GalleyText
import GalleyViews

/// A text field as a scene describes it.
func makeTextField(
  _ model: SceneTextField, in context: RenderContext, fonts: inout FontLookup, pictures: inout PictureLookup
) -> TextField {
  let field = TextField(in: context)
  field.leftView = model.leftView.map { makeView($0, in: context, fonts: &fonts, pictures: &pictures) }
  field.rightView = model.rightView.map { makeView($0, in: context, fonts: &fonts, pictures: &pictures) }
  apply(model, to: field, fonts: &fonts, pictures: &pictures)
  return field
}

/// Sets what the description says, and leaves alone what it does not say. Overlay views stay what they are.
///
/// The order of the assignments is the meaning: font, colour and alignment are defaults of the text, so they come before
/// it, whose own attributes win; but the field's own alignment wins over the paragraph styles of the text.
func apply(
  _ model: SceneTextField, to field: TextField, fonts: inout FontLookup, pictures: inout PictureLookup
) {
  if let defaults = model.defaultTextAttributes {
    field.defaultTextAttributes = defaults.resolved(over: field.font, fonts: &fonts)
  }
  if let font = model.text.font(over: field.font, fonts: &fonts) { field.font = font }
  if let color = model.text.ownColor { field.textColor = color }
  if let text = model.text.attributed(over: field.font, fonts: &fonts, pictures: &pictures) {
    field.attributedText = text
  }
  if let alignment = model.textAlignment { field.textAlignment = alignment }
  switch model.placeholder {
  case .text(let text): field.placeholder = text
  case .runs(let runs):
    field.attributedPlaceholder = runs.attributed(over: field.font, fonts: &fonts, pictures: &pictures)
  case nil: break
  }
  if let image = model.background.flatMap({ $0.image(&pictures) }) { field.background = image }
  if let image = model.disabledBackground.flatMap({ $0.image(&pictures) }) { field.disabledBackground = image }
  applyLooks(model, to: field)
  applyEditing(model, to: field)
  model.setRestriction(of: field)
  apply(model.mac, to: field)
}

private func applyLooks(_ model: SceneTextField, to field: TextField) {
  field.borderStyle = model.borderStyle ?? field.borderStyle
  field.clearButtonMode = model.clearButtonMode ?? field.clearButtonMode
  field.leftViewMode = model.leftViewMode ?? field.leftViewMode
  field.rightViewMode = model.rightViewMode ?? field.rightViewMode
  field.trailingWhitespace = model.trailingWhitespace ?? field.trailingWhitespace
  field.rightAlignedSpaces = model.rightAlignedSpaces ?? field.rightAlignedSpaces
  field.adjustsFontSizeToFitWidth = model.adjustsFontSizeToFitWidth ?? field.adjustsFontSizeToFitWidth
  if let size = model.minimumFontSize { field.minimumFontSize = size }
}

private func applyEditing(_ model: SceneTextField, to field: TextField) {
  field.isSecureTextEntry = model.isSecureTextEntry ?? field.isSecureTextEntry
  field.keyboardType = model.keyboardType ?? field.keyboardType
  field.keyboardAppearance = model.keyboardAppearance ?? field.keyboardAppearance
  field.returnKeyType = model.returnKeyType ?? field.returnKeyType
  field.isEnabled = model.isEnabled ?? field.isEnabled
  field.clearsOnBeginEditing = model.clearsOnBeginEditing ?? field.clearsOnBeginEditing
  field.clearsOnInsertion = model.clearsOnInsertion ?? field.clearsOnInsertion
  field.allowsEditingTextAttributes = model.allowsEditingTextAttributes ?? field.allowsEditingTextAttributes
}

private func apply(_ model: SceneMacField, to field: TextField) {
  field.isSelectable = model.isSelectable ?? field.isSelectable
  field.isEditable = model.isEditable ?? field.isEditable
  field.isBordered = model.isBordered ?? field.isBordered
  field.isBezeled = model.isBezeled ?? field.isBezeled
  field.drawsBackground = model.drawsBackground ?? field.drawsBackground
  field.usesSingleLineMode = model.usesSingleLineMode ?? field.usesSingleLineMode
}

extension SceneResizableImage {
  /// The picture; nil if it cannot be had, which is noted.
  fileprivate func image(_ pictures: inout PictureLookup) -> ResizableImage? {
    image.flatMap { pictures.picture($0) }.map { picture in
      ResizableImage(
        picture.bitmap, size: picture.size, capInsets: capInsets, resizingMode: resizingMode ?? .tile)
    }
  }
}
