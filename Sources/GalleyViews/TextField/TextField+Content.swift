public import GalleyBase
public import GalleyFonts
public import GalleyText

extension TextField {
  /// The characters; never nil when read. Setting it replaces `attributedText` by text in the default attributes; nil
  /// is empty text. The insertion point goes to the end, composition ends, and nothing is reported
  /// (rule: field-text-setter). UIKit counterpart: `text`.
  public final var text: String? {
    get { readText.string }
    set { attributedText = AttributedText(newValue ?? "") }
  }

  /// The characters with their attributes, the defaults filled in. UIKit counterpart: `attributedText`.
  public final var attributedText: AttributedText {
    get { readText.filled(with: defaults) }
    set {
      editing.setText(newValue)
      forgetEdits()
      editingChanged()
    }
  }

  /// The attributes of text that names none. Text that is set or typed without attributes has them. Setting it
  /// applies it to the whole text. UIKit counterpart: `defaultTextAttributes`.
  public final var defaultTextAttributes: TextAttributes {
    get { defaults }
    set {
      defaults = newValue
      updateText { $0 = TextAttributes() }
    }
  }

  /// The font, that of the first character if the text has its own. Setting it holds for the whole text, and for a
  /// placeholder without attributes. UIKit counterpart: `font`.
  public final var font: Font {
    get { first?.font ?? defaults.font ?? context.defaultFont }
    set {
      defaults.font = newValue
      updateText { $0.font = nil }
    }
  }

  /// Colour of the text, that of the first character if the text has its own. Setting it holds for the whole text.
  /// UIKit counterpart: `textColor`.
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

  /// The alignment of text and placeholder; natural is the side where the text's own direction begins, and
  /// where the interface does for text without one, such as digits, for empty text and for the placeholder.
  /// Setting it holds for the whole text. UIKit counterpart: `textAlignment`.
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

  /// The attributes of the next typed characters, the defaults filled in; nil while the field is not edited, when
  /// setting it does nothing (rule: typing-attributes). Any move of the selection resets it. UIKit counterpart:
  /// `typingAttributes`.
  public final var typingAttributes: TextAttributes? {
    get {
      isBeingEdited
        ? AttributedText("", attributes: editing.typingAttributes).filled(with: defaults).attributes(at: 0) : nil
    }
    set { if isBeingEdited, let newValue { editing.typingAttributes = newValue } }
  }

  /// The text that shows while the field is empty, in the field's font. Replaces `attributedPlaceholder`.
  /// UIKit counterpart: `placeholder`.
  public final var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { AttributedText($0) } }
  }

  /// The smallest size that the font is made to fit with; 0 leaves it to the field. Setting it gives the whole text the
  /// font of its first character. UIKit counterpart: `minimumFontSize`.
  public final var minimumFontSize: Double {
    get { storedMinimumFontSize }
    set {
      storedMinimumFontSize = newValue.asExtent
      font = font
    }
  }

  /// Changes how the whole text looks; an empty one keeps it for what is typed next.
  private func updateText(_ change: (inout TextAttributes) -> Void) {
    editing.updateAttributes(in: 0..<editing.count, change)
  }

  private var first: TextAttributes? { editing.text.count == 0 ? nil : editing.text.attributes(at: 0) }
}
