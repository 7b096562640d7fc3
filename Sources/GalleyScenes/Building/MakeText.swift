import GalleyBase
import GalleyText

extension SceneText {
  /// The text with its attributes; what the view itself says, its font and colour, is left out. Nil if there is none.
  func attributed(fonts: inout FontLookup, pictures: inout PictureLookup) -> AttributedText? {
    switch content {
    case nil: return nil
    case .text(let string):
      // Font and colour of the style are the view's already, unless the view says otherwise.
      var attributes = style?.text ?? TextAttributes()
      attributes.foregroundColor = nil
      return AttributedText(string, attributes: attributes)
    case .runs(let runs): return runs.attributed(fonts: &fonts, pictures: &pictures)
    }
  }

  /// The font of text that names none.
  var ownFont: FontRequest? { font ?? style?.font }
  /// The colour of text that names none.
  var ownColor: Color? { textColor ?? style?.text.foregroundColor }
}

extension [SceneRun] {
  /// The runs as one text.
  func attributed(fonts: inout FontLookup, pictures: inout PictureLookup) -> AttributedText {
    var text = AttributedText("")
    for run in self {
      var attributes = run.attributes.text
      attributes.font = run.attributes.font.map { fonts.font($0) }
      attributes.attachment = run.attachment.map { makeAttachment($0, pictures: &pictures) }
      text.append(run.text, attributes: attributes)
    }
    return text
  }
}

private func makeAttachment(_ model: SceneAttachment, pictures: inout PictureLookup) -> TextAttachment {
  let picture = model.image.flatMap { pictures.picture($0) }
  return TextAttachment(
    bounds: model.bounds ?? .zero, imageSize: picture?.size ?? .zero, contents: picture?.contents ?? [])
}
