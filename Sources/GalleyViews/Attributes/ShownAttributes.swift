package import GalleyBase
package import GalleyText

extension TextShowing {
  /// The displayed text with the font, colour, shadow and decoration that each character is drawn
  /// with; nil for a view without text.
  ///
  /// Its offsets are those of the lines.
  package var shownAttributes: AttributedText? {
    switch self {
    case let label as Label:
      guard let paint = label.textPaint, let text = label.attributedText else { return nil }
      return paint.filling(text)
    case let button as Button:
      button.colorTitle()
      return button.titleLabel.shownAttributes
    case let field as TextField:
      field.updateTextLine()
      return field.textPaint.filling(field.textPaint.text)
    case let view as TextView: return view.textPaint.filling(view.textPaint.text)
    case let view as TextContainerView: return view.textPaint.filling(view.textPaint.text)
    default: return nil
    }
  }

  /// The displayed text with the colours of the normal state; nil if the present state does not
  /// change colours.
  package var normalAttributes: AttributedText? {
    switch self {
    case let label as Label:
      guard label.isHighlighted, label.highlightedTextColor != nil, var paint = label.textPaint else { return nil }
      paint.overridingColor = nil
      return paint.filling(paint.text)
    case let button as Button:
      button.colorTitle()
      guard button.state != nil, var paint = button.titleLabel.textPaint else { return nil }
      paint.textColor = button.normalTitleColor
      return paint.filling(paint.text)
    case let field as TextField:
      guard !field.isEnabled else { return nil }
      field.updateTextLine()
      var paint = field.textPaint
      paint.textColor = SystemColor.label.color(in: field.context.interfaceStyle)
      return paint.filling(paint.text)
    default: return nil
    }
  }

  /// The placeholder with the attributes that it is drawn with; nil without a placeholder.
  package var placeholderAttributes: AttributedText? {
    switch self {
    case let field as TextField:
      guard field.attributedPlaceholder != nil else { return nil }
      field.updatePlaceholderLine()
      return field.placeholderPaint.filling(field.placeholderPaint.text)
    case let view as TextView:
      guard view.attributedPlaceholder != nil else { return nil }
      return view.placeholderPaint.filling(view.placeholderPaint.text)
    default: return nil
    }
  }
}

extension TextPaint {
  /// Returns a text with the attributes that it is drawn with.
  fileprivate func filling(_ text: AttributedText) -> AttributedText {
    var filled = text
    filled.updateAttributes { attributes in
      let own = attributes
      attributes.font = own.font ?? font
      attributes.foregroundColor = color(own)
      attributes.underlineStyle = underlineStyle(own)
      attributes.shadow = shadow(own)
    }
    return filled
  }
}

extension View {
  /// The tint colour set on this view itself; nil if it inherits its superview's.
  package final var ownTintColor: Color? { storedTintColor }
}
