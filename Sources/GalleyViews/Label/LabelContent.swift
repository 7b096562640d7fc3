import GalleyBase
import GalleyFonts
import GalleyText

/// A label's text and style.
///
/// The label's style fills in the attributes that the text does not set. Setting a property of the label removes the
/// attribute from the whole text, so that the label's value applies everywhere (rule: label-last-setter-wins).
struct LabelContent {
  private(set) var text: AttributedText?
  /// The label's own style. Registered appearances change it, but not the text's attributes.
  var style: LabelStyle

  init(_ text: AttributedText?, style: LabelStyle) {
    self.text = text
    self.style = style
  }

  init(font: Font, textColor: Color) { style = LabelStyle(font: font, textColor: textColor) }

  /// True if there are no characters.
  var isEmpty: Bool { text.map { $0.count == 0 } ?? true }

  private var first: TextAttributes? { isEmpty ? nil : text?.attributes(at: 0) }

  /// The paragraph style of the first character, read alone because copying all attributes is slow.
  private var firstParagraphStyle: ParagraphStyle? { isEmpty ? nil : text?.runs.first?.attributes.paragraphStyle }

  // MARK: Text

  /// Replaces the text with a string in the label's current style.
  mutating func setText(_ string: String?) {
    keepFirstStyle()
    text = string.map { AttributedText($0) }
  }

  /// Replaces the text.
  ///
  /// The label's properties then come from its first character. Characters without a colour have the label's own, not
  /// that of the previous text (observed in UILabel); an empty text keeps the properties (our choice).
  mutating func setAttributedText(_ attributed: AttributedText?) {
    let ownColor = style.textColor
    keepFirstStyle()
    if let attributed, attributed.count > 0 { style.textColor = ownColor }
    text = attributed
  }

  /// Copies the style of the first character to the label's own.
  private mutating func keepFirstStyle() {
    style = LabelStyle(
      font: font, textColor: textColor, textAlignment: textAlignment, lineBreakMode: lineBreakMode,
      shadowColor: shadowColor, shadowOffset: shadowOffset, allowsTightening: style.allowsTightening,
      lineBreakStrategy: lineBreakStrategy)
  }

  /// The text with the label's style filled in where it has none (rule: label-attributed-text).
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

  /// The font of the first character.
  var font: Font {
    get { first?.font ?? style.font }
    set {
      style.font = newValue
      text?.updateAttributes { $0.font = nil }
    }
  }

  /// The colour of the first character.
  var textColor: Color {
    get { first?.foregroundColor ?? style.textColor }
    set {
      style.textColor = newValue
      text?.updateAttributes { $0.foregroundColor = nil }
    }
  }

  /// The alignment of the first paragraph.
  var textAlignment: TextAlignment {
    get { firstParagraphStyle?.alignment ?? style.textAlignment }
    set {
      style.textAlignment = newValue
      text?.updateAttributes { $0.paragraphStyle?.alignment = newValue }
    }
  }

  /// The mode of the first paragraph, which applies to all (rule: label-break-mode).
  var lineBreakMode: LineBreakMode {
    get { firstParagraphStyle?.lineBreakMode ?? style.lineBreakMode }
    set {
      style.lineBreakMode = newValue
      text?.updateAttributes { $0.paragraphStyle?.lineBreakMode = newValue }
    }
  }

  /// Colour of the first character's shadow.
  var shadowColor: Color? {
    get { first?.shadow?.color ?? style.shadowColor }
    set { setShadow(color: newValue, offset: shadowOffset) }
  }

  /// Offset of the first character's shadow.
  var shadowOffset: Size {
    get { first?.shadow.map { Size(width: $0.offset.x, height: $0.offset.y) } ?? style.shadowOffset }
    set { setShadow(color: shadowColor, offset: newValue) }
  }

  /// The strategy of the first paragraph.
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

  /// The shadow of the whole label; nil if there is none, or if characters have shadows of their own
  /// (rule: label-shadow).
  var labelShadow: Shadow? {
    guard let color = style.shadowColor, !(text?.runs.contains { $0.attributes.shadow != nil } ?? false) else {
      return nil
    }
    return Shadow(color: color, offset: Point(x: style.shadowOffset.width, y: style.shadowOffset.height))
  }

  /// Returns the paint of the text; nil without text.
  func paint(overridingColor: Color?, in context: RenderContext) -> TextPaint? {
    text.map {
      TextPaint(
        text: $0, font: style.font, textColor: style.textColor, overridingColor: overridingColor,
        shadow: labelShadow, context: context)
    }
  }

  /// The alignment of all paragraphs; nil if they differ.
  var uniformAlignment: TextAlignment? {
    let alignment = textAlignment
    guard let text, isEmpty || text.runs.count > 1 else { return alignment }
    let isUniform = text.runs.allSatisfy { run in
      (run.attributes.paragraphStyle?.alignment ?? style.textAlignment) == alignment
    }
    return isUniform ? alignment : nil
  }

  /// Both values in one access, so that a label's content is not copied.
  var alignmentAndLineBreakMode: (TextAlignment?, LineBreakMode) { (uniformAlignment, lineBreakMode) }

  /// The text to be shaped.
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
