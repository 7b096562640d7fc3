public import GalleyBase
public import GalleyFonts
public import GalleyText

extension TextView {
  /// The characters. Setting it replaces `attributedText` by text in the view's style, as it reads at that moment;
  /// nothing is reported. UIKit counterpart: `text`.
  public final var text: String? {
    get { editing.string }
    set {
      keepFirstStyle()
      editing.setText(AttributedText(newValue ?? "", attributes: ownAttributes))
      forgetEdits()
    }
  }

  /// The characters with their attributes. Setting it replaces `text`, and the view's font, colour and alignment then
  /// read as those of its first character. A run without font has the view's, one without colour is black, whatever the
  /// view's colour was (observed of UITextView), one without paragraph style has natural alignment.
  /// UIKit counterpart: `attributedText`.
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

  /// The font, that of the first character if the text is attributed. Setting it holds for the whole text.
  /// UIKit counterpart: `font`.
  public final var font: Font {
    get { first.font ?? style.font }
    set {
      style.font = newValue
      changeAttributes { $0.font = nil }
      fontWasSet()
    }
  }

  /// Goes back to the context's font of text views. UIKit counterpart: setting `font` to nil.
  public final func resetFont() { font = context.textViewFont }

  /// Colour of the text, that of the first character if the text is attributed. Setting it holds for the whole text.
  /// UIKit counterpart: `textColor`.
  public final var textColor: Color {
    get { first.foregroundColor ?? style.textColor }
    set {
      style.textColor = newValue
      changeAttributes { $0.foregroundColor = nil }
    }
  }

  /// Goes back to `SystemColor.label`. UIKit counterpart: setting `textColor` to nil.
  public final func resetTextColor() { textColor = SystemColor.label.color(in: context.interfaceStyle) }

  /// The alignment of lines; that of the first paragraph if the text is attributed. Setting it holds for
  /// all paragraphs. Natural is the side where each paragraph's own text begins (rule: natural-alignment).
  /// UIKit counterpart: `textAlignment`.
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

  /// The attributes of what is typed next: those of the character before the caret, until they are set.
  /// UIKit counterpart: `typingAttributes`.
  public final var typingAttributes: TextAttributes {
    get { editing.typingAttributes.filled(with: style) }
    set { editing.typingAttributes = newValue }
  }

  /// The attributes of text in the view's own style. Font and colour are left open, so that they follow the view.
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

  /// Makes the style that the present text gave the view its own.
  private func keepFirstStyle() {
    style = TextViewStyle(font: font, textColor: textColor, textAlignment: textAlignment)
  }
}

/// The attributes that a text view gives text that names none.
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
