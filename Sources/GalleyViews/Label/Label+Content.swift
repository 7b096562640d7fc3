public import GalleyBase
public import GalleyFonts
public import GalleyText

extension Label {
  /// The text without attributes; nil for no text.
  ///
  /// Setting it replaces `attributedText` with text in the label's style. Nil and empty text have no size. UIKit
  /// counterpart: `text`.
  public final var text: String? {
    get { content.text?.string }
    set {
      content.setText(newValue)
      layouts.noteChange()
    }
  }

  /// The text with its attributes; nil for no text. Missing attributes are filled in from the
  /// label's style.
  ///
  /// Setting it replaces `text`. The label then takes `font`, `textColor`, shadow, alignment and line break mode from
  /// the first character, where it has them. UIKit counterpart: `attributedText`.
  public final var attributedText: AttributedText? {
    get { content.filledText }
    set {
      content.setAttributedText(newValue)
      layouts.noteChange()
    }
  }

  /// The font of the text. With attributed text, it is the font of the first character.
  ///
  /// Setting it changes the whole text. UIKit counterpart: `font`.
  public final var font: Font {
    get { content.font }
    set {
      explicitProperties.insert(.font)
      content.font = newValue
      layouts.noteChange()
    }
  }

  /// Restores the context's default font. UIKit counterpart: setting `font` to nil.
  public final func resetFont() {
    content.font = context.defaultFont
    explicitProperties.remove(.font)
    layouts.noteChange()
  }

  /// The colour of the text. With attributed text, it is the colour of the first character.
  ///
  /// Setting it changes the whole text. UIKit counterpart: `textColor`.
  public final var textColor: Color {
    get { content.textColor }
    set {
      explicitProperties.insert(.textColor)
      content.textColor = newValue
    }
  }

  /// Restores `SystemColor.label`. UIKit counterpart: setting `textColor` to nil.
  public final func resetTextColor() {
    content.textColor = SystemColor.label.color(in: context.interfaceStyle)
    explicitProperties.remove(.textColor)
  }

  /// The horizontal alignment of lines. With attributed text, it is the alignment of the first
  /// paragraph.
  ///
  /// Natural means the interface's leading side, whatever the direction of the text (rule: natural-alignment). UIKit
  /// counterpart: `textAlignment`.
  public final var textAlignment: TextAlignment {
    get { content.textAlignment }
    set { content.textAlignment = newValue }
  }

  /// The line break mode. With attributed text, it is the mode of the first paragraph.
  ///
  /// Truncation applies to the last permitted line of the whole label (rule: label-break-mode). UIKit counterpart:
  /// `lineBreakMode`.
  public final var lineBreakMode: LineBreakMode {
    get { content.lineBreakMode }
    set { content.lineBreakMode = newValue }
  }

  /// True if letters may be set closer before text is truncated, by at most half a point each.
  ///
  /// UIKit counterpart: `allowsDefaultTighteningForTruncation`.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { content.style.allowsTightening }
    set {
      content.style.allowsTightening = newValue
      layouts.noteChange()
    }
  }

  /// The options for choosing between possible line breaks. With attributed text, they are the
  /// options of the first paragraph.
  ///
  /// They have no effect in modes that truncate a single line. `standard` by default, as Apple documents
  /// (rule: push-out). UIKit counterpart: `lineBreakStrategy`.
  public final var lineBreakStrategy: LineBreakStrategy {
    get { content.lineBreakStrategy }
    set {
      content.lineBreakStrategy = newValue
      layouts.noteChange()
    }
  }

  /// The colour of the text's shadow; nil for no shadow. UIKit counterpart: `shadowColor`.
  public final var shadowColor: Color? {
    get { content.shadowColor }
    set {
      explicitProperties.insert(.shadowColor)
      content.shadowColor = newValue
    }
  }

  /// The offset of the shadow in points, y down. The default is one point up.
  ///
  /// The shadow is not blurred. UIKit counterpart: `shadowOffset`.
  public final var shadowOffset: Size {
    get { content.shadowOffset }
    set {
      explicitProperties.insert(.shadowOffset)
      content.shadowOffset = newValue
    }
  }

  /// The colour of all text while `isHighlighted` is true; nil keeps the text's colours. UIKit
  /// counterpart: `highlightedTextColor`.
  public final var highlightedTextColor: Color? {
    get { storedHighlightedTextColor }
    set {
      explicitProperties.insert(.highlightedTextColor)
      storedHighlightedTextColor = newValue
    }
  }

  /// The minimum font size to which text may shrink, rounded to the nearest quarter of a point.
  ///
  /// Setting it sets `minimumScaleFactor` for the current font; a later font keeps the factor, not the size
  /// (rule: minimum-font-size). UIKit counterpart: `minimumFontSize`, deprecated there.
  public final var minimumFontSize: Double {
    get { (minimumScaleFactor * font.pointSize * 4).rounded(.toNearestOrAwayFromZero) / 4 }
    set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
  }

  /// Sets the properties of `appearance`, except properties that code has set on this label.
  func adopt(_ appearance: LabelAppearance) {
    if let font = appearance.font, !explicitProperties.contains(.font) {
      content.style.font = font
      layouts.noteChange()
    }
    if let color = appearance.textColor, !explicitProperties.contains(.textColor) { content.style.textColor = color }
    if let color = appearance.highlightedTextColor, !explicitProperties.contains(.highlightedTextColor) {
      storedHighlightedTextColor = color
    }
    if let color = appearance.shadowColor, !explicitProperties.contains(.shadowColor) {
      content.style.shadowColor = color
    }
    if let offset = appearance.shadowOffset, !explicitProperties.contains(.shadowOffset) {
      content.style.shadowOffset = offset
    }
    if let color = appearance.backgroundColor, !hasExplicitBackgroundColor { storedBackgroundColor = color }
  }
}
