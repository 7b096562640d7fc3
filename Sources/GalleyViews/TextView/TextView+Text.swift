public import GalleyBase
public import GalleyFonts
public import GalleyText

extension TextView {
  /// The text without attributes. Reading it never returns nil.
  ///
  /// Setting it replaces `attributedText` with text in the view's current style, without reports. UIKit counterpart:
  /// `text`.
  public final var text: String? {
    get { editing.string }
    set {
      keepFirstStyle()
      editing.setText(AttributedText(newValue ?? "", attributes: ownAttributes))
      forgetEdits()
    }
  }

  /// The text with its attributes. Missing attributes are filled in from the view's style.
  ///
  /// Setting it replaces `text`, and the view then takes font, colour and alignment from the first character. A run
  /// without a font has the view's; a run without a colour is black, whatever the view's colour was (observed in
  /// UITextView); a run without a paragraph style has natural alignment. UIKit counterpart: `attributedText`.
  public final var attributedText: AttributedText {
    get { editing.text.filled(with: style) }
    set {
      keepFirstStyle()
      style.textAlignment = .natural
      if newValue.count > 0 { style.textColor = .black }
      editing.setText(newValue)
      forgetEdits()
    }
  }

  /// The font of the text. With attributed text, it is the font of the first character.
  ///
  /// Setting it changes the whole text. UIKit counterpart: `font`.
  public final var font: Font {
    get { first.font ?? style.font }
    set {
      style.font = newValue
      changeAttributes { $0.font = nil }
      fontWasSet()
    }
  }

  /// Restores the context's font for text views. UIKit counterpart: setting `font` to nil.
  public final func resetFont() { font = context.textViewFont }

  /// The colour of the text. With attributed text, it is the colour of the first character.
  ///
  /// Setting it changes the whole text. UIKit counterpart: `textColor`.
  public final var textColor: Color {
    get { first.foregroundColor ?? style.textColor }
    set {
      style.textColor = newValue
      changeAttributes { $0.foregroundColor = nil }
    }
  }

  /// Restores `SystemColor.label`. UIKit counterpart: setting `textColor` to nil.
  public final func resetTextColor() { textColor = SystemColor.label.color(in: context.interfaceStyle) }

  /// The horizontal alignment of lines. With attributed text, it is the alignment of the first
  /// paragraph.
  ///
  /// Setting it changes all paragraphs. Natural means the side where each paragraph's own text begins
  /// (rule: natural-alignment). UIKit counterpart: `textAlignment`.
  public final var textAlignment: TextAlignment {
    get { first.paragraphStyle?.alignment ?? style.textAlignment }
    set {
      style.textAlignment = newValue
      let own = ownAttributes.paragraphStyle
      changeAttributes { attributes in
        attributes.paragraphStyle?.alignment = newValue
        attributes.paragraphStyle = attributes.paragraphStyle ?? own
      }
    }
  }

  /// The attributes of the next typed text.
  ///
  /// Unless set, they are those of the character before the caret. UIKit counterpart: `typingAttributes`.
  public final var typingAttributes: TextAttributes {
    get { editing.typingAttributes.filled(with: style) }
    set { editing.typingAttributes = newValue }
  }

  /// The attributes of text in the view's own style. Font and colour are not set, so that they
  /// follow the view's.
  var ownAttributes: TextAttributes {
    TextAttributes {
      guard style.textAlignment != .natural else { return }
      $0.paragraphStyle = ParagraphStyle { $0.alignment = style.textAlignment }
    }
  }

  private var first: TextAttributes { editing.count == 0 ? editing.typingAttributes : editing.text.runs[0].attributes }

  private func changeAttributes(_ change: (inout TextAttributes) -> Void) {
    var typing = editing.typingAttributes
    change(&typing)
    editing.updateAttributes(in: 0..<editing.count, change)
    editing.typingAttributes = typing
  }

  /// Copies the style of the current text to the view's own style.
  private func keepFirstStyle() {
    style = TextViewStyle(font: font, textColor: textColor, textAlignment: textAlignment)
  }
}

/// The default attributes of text in a text view.
struct TextViewStyle: Hashable {
  var font: Font
  var textColor: Color
  var textAlignment = TextAlignment.natural
}

extension AttributedText {
  fileprivate func filled(with style: TextViewStyle) -> AttributedText {
    var filled = self
    filled.updateAttributes { $0 = $0.filled(with: style) }
    return filled
  }
}

extension TextAttributes {
  fileprivate func filled(with style: TextViewStyle) -> TextAttributes {
    var filled = self
    filled.font = font ?? style.font
    filled.foregroundColor = foregroundColor ?? style.textColor
    return filled
  }
}
