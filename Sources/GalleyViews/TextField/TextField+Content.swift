public import GalleyBase
public import GalleyFonts
public import GalleyText

extension TextField {
  /// The text without attributes. Reading it never returns nil.
  ///
  /// Setting it replaces `attributedText` with text in the default attributes; nil means empty text. It moves the
  /// insertion point to the end and ends composition, without any report (rule: field-text-setter). UIKit counterpart:
  /// `text`.
  public final var text: String? {
    get { readText.string }
    set { attributedText = AttributedText(newValue ?? "") }
  }

  /// The text with its attributes, including the default attributes. UIKit counterpart:
  /// `attributedText`.
  public final var attributedText: AttributedText {
    get { readText.filled(with: defaults) }
    set {
      editing.setText(newValue)
      forgetEdits()
      editingChanged()
    }
  }

  /// The attributes of characters that have none, and of text that is set or typed without
  /// attributes.
  ///
  /// Setting it applies it to the whole text. UIKit counterpart: `defaultTextAttributes`.
  public final var defaultTextAttributes: TextAttributes {
    get { defaults }
    set {
      defaults = newValue
      updateText { $0 = TextAttributes() }
    }
  }

  /// The font of the text. With attributed text, it is the font of the first character.
  ///
  /// Setting it changes the whole text, and a placeholder without attributes. UIKit counterpart: `font`.
  public final var font: Font {
    get { first?.font ?? defaults.font ?? context.defaultFont }
    set {
      defaults.font = newValue
      updateText { $0.font = nil }
    }
  }

  /// The colour of the text. With attributed text, it is the colour of the first character.
  ///
  /// Setting it changes the whole text. UIKit counterpart: `textColor`.
  public final var textColor: Color {
    get {
      first?.foregroundColor ?? defaults.foregroundColor
        ?? SystemColor.label.color(in: context.interfaceStyle)
    }
    set {
      defaults.foregroundColor = newValue
      updateText { $0.foregroundColor = nil }
    }
  }

  /// The horizontal alignment of text and placeholder. Setting it changes the whole text.
  ///
  /// Natural means the side where the text's own direction begins. For text without a direction, such as digits, for
  /// empty text and for the placeholder, it means the interface's leading side. UIKit counterpart: `textAlignment`.
  public final var textAlignment: TextAlignment {
    get { (first?.paragraphStyle ?? defaults.paragraphStyle)?.alignment ?? .natural }
    set {
      defaults.paragraphStyle = ParagraphStyle {
        $0 = defaults.paragraphStyle ?? $0
        $0.alignment = newValue
      }
      updateText { $0.paragraphStyle?.alignment = newValue }
    }
  }

  /// The attributes of the next typed characters, including the defaults. While the field is not
  /// edited, it is nil and setting it has no effect (rule: typing-attributes).
  ///
  /// Any move of the selection resets it. UIKit counterpart: `typingAttributes`.
  public final var typingAttributes: TextAttributes? {
    get {
      isBeingEdited
        ? AttributedText("", attributes: editing.typingAttributes).filled(with: defaults).attributes(at: 0) : nil
    }
    set { if isBeingEdited, let newValue { editing.typingAttributes = newValue } }
  }

  /// The text that is displayed in the field's font while the field is empty; nil for none.
  ///
  /// Replaces `attributedPlaceholder`. UIKit counterpart: `placeholder`.
  public final var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { AttributedText($0) } }
  }

  /// The minimum font size to which text may shrink, in points; 0 uses the field's default.
  ///
  /// Setting it gives the whole text the font of its first character. UIKit counterpart: `minimumFontSize`.
  public final var minimumFontSize: Double {
    get { storedMinimumFontSize }
    set {
      storedMinimumFontSize = newValue.asExtent
      font = font
    }
  }

  /// Changes the attributes of the whole text. If the text is empty, the next typed text has the
  /// changed attributes.
  private func updateText(_ change: (inout TextAttributes) -> Void) {
    editing.updateAttributes(in: 0..<editing.count, change)
  }

  private var first: TextAttributes? { editing.text.count == 0 ? nil : editing.text.attributes(at: 0) }
}
