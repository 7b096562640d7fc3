import GalleyBase
import GalleyFonts
import GalleyText

extension SceneText {
  /// Returns the text with its attributes, but without the view's own font and colour; nil if there
  /// is no text.
  /// - Parameter font: the view's font, with the changes of the scene.
  func attributed(over font: Font, _ resources: inout SceneResources) -> AttributedText? {
    switch content {
    case nil: return nil
    case .text(let string):
      // The view already has the font and colour of the style, unless it sets its own.
      var attributes = style?.text ?? TextAttributes()
      attributes.foregroundColor = nil
      return AttributedText(string, attributes: attributes)
    case .runs(let runs):
      return runs.attributed(over: font, isExplicit: style?.font != nil, &resources)
    }
  }

  /// Returns the font of text without a font attribute: the style's font, modified by the view's
  /// font, based on another font. Nil if neither is set.
  func font(over base: Font, _ resources: inout SceneResources) -> Font? {
    [style?.font, font].compactMap { $0 }.reduce(nil) { resources.fonts.font($1, over: $0 ?? base) }
  }

  /// The colour of text without a colour attribute.
  var ownColor: Color? { textColor ?? style?.text.foregroundColor }
}

extension [SceneRun] {
  /// Returns the runs as one attributed text.
  /// - Parameters:
  ///   - font: the font on which the fonts of runs are based.
  ///   - isExplicit: true if runs without a font get this font as an attribute.
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
  /// Returns the attributes with their font, which modifies `base`. The font is nil if the
  /// attributes request none.
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
