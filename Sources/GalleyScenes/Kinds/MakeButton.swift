import GalleyText
import GalleyViews

/// A button as a scene describes it.
func makeButton(
  _ model: SceneButton, in context: RenderContext, fonts: inout FontLookup, pictures: inout PictureLookup
) -> Button {
  let button = Button(in: context)
  apply(model, to: button, fonts: &fonts, pictures: &pictures)
  return button
}

/// Sets what the description says, and leaves alone what it does not say.
func apply(
  _ model: SceneButton, to button: Button, fonts: inout FontLookup, pictures: inout PictureLookup
) {
  if let font = model.title.font(over: button.font, fonts: &fonts) { button.font = font }
  if let color = model.title.ownColor { button.titleColor = color }
  if let color = model.disabledTitleColor { button.disabledTitleColor = color }
  if let title = model.title.attributed(over: button.font, fonts: &fonts, pictures: &pictures) {
    button.attributedTitle = title
  }
  button.lineBreakMode = model.lineBreakMode ?? button.lineBreakMode
  button.contentEdgeInsets = model.contentEdgeInsets ?? button.contentEdgeInsets
  button.contentHorizontalAlignment = model.contentHorizontalAlignment ?? button.contentHorizontalAlignment
  button.contentVerticalAlignment = model.contentVerticalAlignment ?? button.contentVerticalAlignment
  button.isEnabled = model.isEnabled ?? button.isEnabled
}
