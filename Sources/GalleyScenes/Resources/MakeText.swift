import GalleyBase
import GalleyFonts
import GalleyText

extension SceneText {
  /// The text with its attributes but the view's own font and colour. Nil if there is none.
  /// - Parameter font: the view's, with the changes of the scene.
  func attributed(over font: Font, _ resources: inout SceneResources) -> AttributedText? {
    switch content {
    case nil: return nil
    case .text(let string):
      // Font and colour of the style are the view's already, unless the view says otherwise.
      var attributes = style?.text ?? TextAttributes()
      attributes.foregroundColor = nil
      return AttributedText(string, attributes: attributes)
    case .runs(let runs):
      return runs.attributed(over: font, isExplicit: style?.font != nil, &resources)
    }
  }

  /// The font of text that names none, over another: that of the style, and then what the view says besides. Nil if
  /// neither says anything.
  func font(over base: Font, _ resources: inout SceneResources) -> Font? {
    [style?.font, font].compactMap { $0 }.reduce(nil) { resources.fonts.font($1, over: $0 ?? base) }
  }

  /// The colour of text that names none.
  var ownColor: Color? { textColor ?? style?.text.foregroundColor }
}

extension [SceneRun] {
  /// The runs as one text.
  /// - Parameters:
  ///   - font: the font that the fonts of runs stand over.
  ///   - isExplicit: true if runs without a font of their own name that one.
  func attributed(over font: Font, isExplicit: Bool = false, _ resources: inout SceneResources) -> AttributedText {
    var text = AttributedText("")
    for run in self {
      var attributes = run.attributes.resolved(over: font, &resources)
      if isExplicit { attributes.font = attributes.font ?? font }
      attributes.attachment = run.attachment.map { makeAttachment($0, &resources.pictures) }
      text.append(run.text, attributes: attributes)
    }
    return text
  }
}

extension SceneAttributes {
  /// The attributes with their font, over another; without one if they name none.
  func resolved(over base: Font, _ resources: inout SceneResources) -> TextAttributes {
    var attributes = text
    attributes.font = font.map { resources.fonts.font($0, over: base) }
    return attributes
  }
}

private func makeAttachment(_ model: SceneAttachment, _ pictures: inout PictureLookup) -> TextAttachment {
  let picture = model.image.flatMap { pictures.picture($0) }
  return TextAttachment(
    bounds: model.bounds ?? .zero, imageSize: picture?.size ?? .zero, contents: picture?.contents ?? [])
}
