import GalleyFonts
import GalleyText
import GalleyViews

/// A label as a scene describes it.
///
/// The order of the assignments is the meaning: the last one wins, as on UILabel (reference A.2). Font and colour are
/// set before the text, whose own attributes win over them; alignment and line break mode after it.
func makeLabel(
  _ model: SceneLabel, in context: RenderContext, fonts: inout FontLookup, pictures: inout PictureLookup
) -> Label {
  let label = Label(in: context)
  apply(model, to: label, fonts: &fonts, pictures: &pictures)
  return label
}

/// Sets what the description says, and leaves alone what it does not say.
func apply(
  _ model: SceneLabel, to label: Label, fonts: inout FontLookup, pictures: inout PictureLookup
) {
  var font = fonts.rowFont ?? fonts.labelFont ?? label.font
  fonts.rowFont = nil
  if let own = model.text.font(over: font, fonts: &fonts) {
    label.font = own
    font = own
  }
  if let color = model.text.ownColor { label.textColor = color }
  label.numberOfLines = model.numberOfLines ?? label.numberOfLines
  label.insets = model.insets ?? label.insets
  if let color = model.shadowColor { label.shadowColor = color }
  if let offset = model.shadowOffset { label.shadowOffset = offset }
  setText(of: model, on: label, over: font, fonts: &fonts, pictures: &pictures)
  if let alignment = model.textAlignment { label.textAlignment = alignment }
  if let mode = model.lineBreakMode { label.lineBreakMode = mode }
  if let color = model.highlightedTextColor { label.highlightedTextColor = color }
  label.isHighlighted = model.isHighlighted ?? label.isHighlighted
  label.isEnabled = model.isEnabled ?? label.isEnabled
  label.adjustsFontSizeToFitWidth = model.adjustsFontSizeToFitWidth ?? label.adjustsFontSizeToFitWidth
  label.minimumScaleFactor = model.minimumScaleFactor ?? label.minimumScaleFactor
  if let size = model.minimumFontSize { label.minimumFontSize = size }
  label.baselineAdjustment = model.baselineAdjustment ?? label.baselineAdjustment
  if let strategy = model.lineBreakStrategy { label.lineBreakStrategy = strategy }
  if let allows = model.allowsDefaultTighteningForTruncation { label.allowsDefaultTighteningForTruncation = allows }
  if let token = model.truncationToken {
    let attributes = token.attributes.resolved(over: font, fonts: &fonts)
    label.truncationToken = AttributedText(token.text, attributes: attributes)
  }
  if let path = model.textPath { label.textPath = path }
  label.preferredMaxLayoutWidth = model.preferredMaxLayoutWidth ?? label.preferredMaxLayoutWidth
}

private func setText(
  of model: SceneLabel, on label: Label, over font: Font, fonts: inout FontLookup, pictures: inout PictureLookup
) {
  guard var text = model.text.attributed(over: font, fonts: &fonts, pictures: &pictures) else { return }
  if case .text(let string) = model.text.content {
    guard model.text.style != nil else {
      label.text = string
      return
    }
    if model.shadowColor != nil { text.updateAttributes { $0.shadow = nil } }
  }
  label.attributedText = text
}
