import GalleyBase
import GalleyFonts
import GalleyText

/// The text and the style of a label.
///
/// The label's style fills in the attributes that the text does not set. Setting a property of the label removes the
/// attribute from the whole text, so that the label's value applies everywhere (rule: label-last-setter-wins).
struct LabelContent {
  private(set) var text: AttributedText?
  /// The label's own style. Registered appearances change it, but do not change the text's
  /// attributes.
  var style: LabelStyle

  init(_ text: AttributedText?, style: LabelStyle) {
    self.text = text
    self.style = style
  }

  init(font: Font, textColor: Color) { style = LabelStyle(font: font, textColor: textColor) }

  /// True if the text has no characters or is nil.
  var isEmpty: Bool { text.map { $0.count == 0 } ?? true }

  private var first: TextAttributes? { isEmpty ? nil : text?.attributes(at: 0) }

  /// The paragraph style of the first character. It is read separately, because copying all
  /// attributes is slow.
  private var firstParagraphStyle: ParagraphStyle? { isEmpty ? nil : text?.runs.first?.attributes.paragraphStyle }

  // MARK: Text

  /// Replaces the text with a string in the label's current style.
  mutating func setText(_ string: String?) {
    keepFirstStyle()
    text = string.map { AttributedText($0) }
  }

  /// Replaces the text with an attributed text.
  ///
  /// The label's properties then come from its first character. Characters without a colour have the label's own, not
  /// that of the previous text (observed in UILabel); an empty text keeps the properties (our choice).
  mutating func setAttributedText(_ attributed: AttributedText?) {
    let ownColor = style.textColor
    keepFirstStyle()
    if let attributed, attributed.count > 0 { style.textColor = ownColor }
    text = attributed
  }

  /// Copies the style of the first character to the label's own style.
  private mutating func keepFirstStyle() {
    style = LabelStyle(
      font: font, textColor: textColor, textAlignment: textAlignment, lineBreakMode: lineBreakMode,
      shadowColor: shadowColor, shadowOffset: shadowOffset, allowsTightening: style.allowsTightening,
      lineBreakStrategy: lineBreakStrategy)
  }

  /// The text. Missing attributes are filled in from the label's style
  /// (rule: label-attributed-text).
  var filledText: AttributedText? {
    guard var filled = text else { return nil }
    filled.updateAttributes { attributes in
      attributes.font = attributes.font ?? style.font
      attributes.foregroundColor = attributes.foregroundColor ?? style.textColor
      attributes.shadow = attributes.shadow ?? labelShadow
      attributes.paragraphStyle = attributes.paragraphStyle ?? ownParagraphStyle
    }
    return filled
  }

  // MARK: Style

  /// The font of the first character, or of the label's style. Setting it changes all characters.
  var font: Font {
    get { first?.font ?? style.font }
    set {
      style.font = newValue
      text?.updateAttributes { $0.font = nil }
    }
  }

  /// The colour of the first character, or of the label's style. Setting it changes all characters.
  var textColor: Color {
    get { first?.foregroundColor ?? style.textColor }
    set {
      style.textColor = newValue
      text?.updateAttributes { $0.foregroundColor = nil }
    }
  }

  /// The alignment of the first paragraph, or of the label's style.
  var textAlignment: TextAlignment {
    get { firstParagraphStyle?.alignment ?? style.textAlignment }
    set {
      style.textAlignment = newValue
      text?.updateAttributes { $0.paragraphStyle?.alignment = newValue }
    }
  }

  /// The line break mode of the first paragraph, which applies to all paragraphs
  /// (rule: label-break-mode).
  var lineBreakMode: LineBreakMode {
    get { firstParagraphStyle?.lineBreakMode ?? style.lineBreakMode }
    set {
      style.lineBreakMode = newValue
      text?.updateAttributes { $0.paragraphStyle?.lineBreakMode = newValue }
    }
  }

  /// The colour of the first character's shadow.
  var shadowColor: Color? {
    get { first?.shadow?.color ?? style.shadowColor }
    set { setShadow(color: newValue, offset: shadowOffset) }
  }

  /// The offset of the first character's shadow.
  var shadowOffset: Size {
    get { first?.shadow.map { Size(width: $0.offset.x, height: $0.offset.y) } ?? style.shadowOffset }
    set { setShadow(color: shadowColor, offset: newValue) }
  }

  /// The line break strategy of the first paragraph.
  var lineBreakStrategy: LineBreakStrategy {
    get { firstParagraphStyle?.lineBreakStrategy ?? style.lineBreakStrategy }
    set {
      style.lineBreakStrategy = newValue
      text?.updateAttributes { $0.paragraphStyle?.lineBreakStrategy = newValue }
    }
  }

  private mutating func setShadow(color: Color?, offset: Size) {
    style.shadowColor = color
    style.shadowOffset = offset
    text?.updateAttributes { $0.shadow = nil }
  }

  // MARK: For layout and drawing

  /// The shadow of the whole label; nil if the label has none, or if characters have their own
  /// shadows (rule: label-shadow).
  var labelShadow: Shadow? {
    guard let color = style.shadowColor, !(text?.runs.contains { $0.attributes.shadow != nil } ?? false) else {
      return nil
    }
    return Shadow(color: color, offset: Point(x: style.shadowOffset.width, y: style.shadowOffset.height))
  }

  /// Returns the colours and attributes with which the text is drawn; nil without text.
  func paint(overridingColor: Color?, in context: RenderContext) -> TextPaint? {
    text.map {
      TextPaint(
        text: $0, font: style.font, textColor: style.textColor, overridingColor: overridingColor,
        shadow: labelShadow, context: context)
    }
  }

  /// The alignment of all paragraphs; nil if paragraphs have different alignments.
  var uniformAlignment: TextAlignment? {
    let alignment = textAlignment
    guard let text, isEmpty || text.runs.count > 1 else { return alignment }
    let isUniform = text.runs.allSatisfy { run in
      (run.attributes.paragraphStyle?.alignment ?? style.textAlignment) == alignment
    }
    return isUniform ? alignment : nil
  }

  /// The uniform alignment and the line break mode. Reading both at once avoids copying the label's
  /// content.
  var alignmentAndLineBreakMode: (TextAlignment?, LineBreakMode) { (uniformAlignment, lineBreakMode) }

  /// The text and default font that are laid out.
  var source: TextLayouts.Source {
    var source = TextLayouts.Source(text: text ?? AttributedText(""), font: style.font)
    let fillsStyle = style.allowsTightening || !style.lineBreakStrategy.isEmpty || uniformAlignment == nil
    guard fillsStyle, text != nil else { return source }
    source.text.updateAttributes { attributes in
      var paragraph = attributes.paragraphStyle ?? ownParagraphStyle
      if style.allowsTightening { paragraph.allowsDefaultTighteningForTruncation = true }
      attributes.paragraphStyle = paragraph
    }
    return source
  }

  private var ownParagraphStyle: ParagraphStyle {
    ParagraphStyle {
      $0.alignment = style.textAlignment
      $0.lineBreakMode = style.lineBreakMode
      $0.lineBreakStrategy = style.lineBreakStrategy
    }
  }
}
