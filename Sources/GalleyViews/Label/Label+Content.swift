public import GalleyBase
public import GalleyFonts
public import GalleyText

extension Label {
  /// The characters. Setting it replaces `attributedText` by text in the label's style; nil and empty text take no
  /// space. UIKit counterpart: `text`.
  public final var text: String? {
    get { content.text?.string }
    set {
      content.setText(newValue)
      layouts.noteChange()
    }
  }

  /// The characters with their attributes, the label's style filled in. Setting it replaces `text`; `font`, `textColor`,
  /// shadow, alignment and line break mode of the label then read as those of the first character, where it has them.
  /// UIKit counterpart: `attributedText`.
  public final var attributedText: AttributedText? {
    get { content.filledText }
    set {
      content.setAttributedText(newValue)
      layouts.noteChange()
    }
  }

  /// The font, that of the first character if the text is attributed. Setting it holds for the whole text.
  /// UIKit counterpart: `font`.
  public final var font: Font {
    get { content.font }
    set {
      explicitProperties.insert(.font)
      content.font = newValue
      layouts.noteChange()
    }
  }

  /// Goes back to the context's default font. UIKit counterpart: setting `font` to nil.
  public final func resetFont() {
    content.font = context.defaultFont
    explicitProperties.remove(.font)
    layouts.noteChange()
  }

  /// Colour of the text, that of the first character if the text is attributed. Setting it holds for the whole text.
  /// UIKit counterpart: `textColor`.
  public final var textColor: Color {
    get { content.textColor }
    set {
      explicitProperties.insert(.textColor)
      content.textColor = newValue
    }
  }

  /// Goes back to `SystemColor.label`. UIKit counterpart: setting `textColor` to nil.
  public final func resetTextColor() {
    content.textColor = SystemColor.label.color(in: context.interfaceStyle)
    explicitProperties.remove(.textColor)
  }

  /// Where lines stand between the edges; that of the first paragraph if the text is attributed. Natural is the side
  /// where the interface begins, whatever the text (reference 0.6). UIKit counterpart: `textAlignment`.
  public final var textAlignment: TextAlignment {
    get { content.textAlignment }
    set { content.textAlignment = newValue }
  }

  /// How text ends that is too long; that of the first paragraph if the text is attributed, and it holds for the last
  /// permitted line of the whole label (reference A.4). UIKit counterpart: `lineBreakMode`.
  public final var lineBreakMode: LineBreakMode {
    get { content.lineBreakMode }
    set { content.lineBreakMode = newValue }
  }

  /// Whether letters may move together, by at most half a point each, before text is cut.
  /// UIKit counterpart: `allowsDefaultTighteningForTruncation`.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { content.allowsTightening }
    set {
      content.allowsTightening = newValue
      layouts.noteChange()
    }
  }

  /// How lines are chosen where several ways to break are possible; that of the first paragraph if the text is
  /// attributed. Not in modes that cut a single line. None unless set, though UIKit's labels have `standard` since
  /// iOS 14: its choice of words to move is not documented, and sizes were recorded without it (reference A.4.13).
  /// UIKit counterpart: `lineBreakStrategy`.
  public final var lineBreakStrategy: LineBreakStrategy {
    get { content.lineBreakStrategy }
    set {
      content.lineBreakStrategy = newValue
      layouts.noteChange()
    }
  }

  /// Colour of the text's shadow, nil for none. UIKit counterpart: `shadowColor`.
  public final var shadowColor: Color? {
    get { content.shadowColor }
    set {
      explicitProperties.insert(.shadowColor)
      content.shadowColor = newValue
    }
  }

  /// How far the shadow is moved, in points, y down; at first one point up. A shadow is never blurred.
  /// UIKit counterpart: `shadowOffset`.
  public final var shadowOffset: Size {
    get { content.shadowOffset }
    set {
      explicitProperties.insert(.shadowOffset)
      content.shadowOffset = newValue
    }
  }

  /// Colour of all text while `isHighlighted`; nil keeps the colours. UIKit counterpart: `highlightedTextColor`.
  public final var highlightedTextColor: Color? {
    get { storedHighlightedTextColor }
    set {
      explicitProperties.insert(.highlightedTextColor)
      storedHighlightedTextColor = newValue
    }
  }

  /// The smallest font size that text may shrink to, rounded to the nearest quarter of a point. Setting it sets
  /// `minimumScaleFactor` for the present font; a later font keeps the factor, not the size (recorded, reference A.6).
  /// UIKit counterpart: `minimumFontSize`, deprecated there.
  public final var minimumFontSize: Double {
    get { (minimumScaleFactor * font.pointSize * 4).rounded(.toNearestOrAwayFromZero) / 4 }
    set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
  }

  /// Sets what `appearance` says about properties that were not set on this label.
  func adopt(_ appearance: LabelAppearance) {
    if let font = appearance.font, !explicitProperties.contains(.font) {
      content.adoptFont(font)
      layouts.noteChange()
    }
    if let color = appearance.textColor, !explicitProperties.contains(.textColor) { content.adoptTextColor(color) }
    if let color = appearance.highlightedTextColor, !explicitProperties.contains(.highlightedTextColor) {
      storedHighlightedTextColor = color
    }
    if let color = appearance.shadowColor, !explicitProperties.contains(.shadowColor) {
      content.adoptShadow(color: color)
    }
    if let offset = appearance.shadowOffset, !explicitProperties.contains(.shadowOffset) {
      content.adoptShadow(offset: offset)
    }
    if let color = appearance.backgroundColor, !hasExplicitBackgroundColor { storedBackgroundColor = color }
  }
}
