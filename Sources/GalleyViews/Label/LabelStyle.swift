package import GalleyBase
package import GalleyFonts
package import GalleyText

/// A label's own style, which supplies the attributes that its text does not have.
package struct LabelStyle {
  package var font: Font
  package var textColor: Color
  package var textAlignment: TextAlignment = .natural
  package var lineBreakMode: LineBreakMode = .byTruncatingTail
  package var shadowColor: Color?
  package var shadowOffset = Size(width: 0, height: -1)
  /// True if letters may be set closer before text is truncated, even in paragraphs that do not
  /// allow it.
  package var allowsTightening = false
  package var lineBreakStrategy: LineBreakStrategy = .standard

  /// Creates a style with UILabel's defaults.
  package init(
    font: Font, textColor: Color, textAlignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .byTruncatingTail, shadowColor: Color? = nil,
    shadowOffset: Size = Size(width: 0, height: -1), allowsTightening: Bool = false,
    lineBreakStrategy: LineBreakStrategy = .standard
  ) {
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.lineBreakMode = lineBreakMode
    self.shadowColor = shadowColor
    self.shadowOffset = shadowOffset
    self.allowsTightening = allowsTightening
    self.lineBreakStrategy = lineBreakStrategy
  }
}
