/// Converts a text to an attributed string of UIKit, with the values of an environment.
@MainActor struct TextResolver {
  let environment: EnvironmentValues
  let traits: UITraitCollection
  private let paragraph: NSParagraphStyle

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    traits = environment.traits
    paragraph = environment.lineRules.paragraphStyle(in: environment)
  }

  /// The style of a part of a text.
  struct Style {
    var look: TextAppearance
    var color: UIColor?
  }

  func resolve(_ text: Text) -> NSAttributedString {
    let result = NSMutableAttributedString()
    append(text, Style(look: environment.textLook), to: result)
    return result
  }

  private func append(_ text: Text, _ outer: Style, to result: NSMutableAttributedString) {
    var style = outer
    // The innermost change is the last one to be made, as it wins.
    for change in text.changes.reversed() { apply(change, to: &style) }
    switch text.source {
    case .verbatim(let string): append(string, style, to: result)
    case .key(let key): append(key, style, to: result)
    case .resource(var resource):
      resource.locale = environment.locale
      append(AttributedString(localized: resource), [], style, to: result)
    case .attributed(let string): append(string, [], style, to: result)
    case .formatted(let value): append(value.write(environment.locale), [], style, to: result)
    case .date(let date): append(date.string(in: environment), style, to: result)
    case .image(let image): append(image, style, to: result)
    case .pair(let first, let second):
      append(first, style, to: result)
      append(second, style, to: result)
    }
  }

  private func apply(_ change: TextChange, to style: inout Style) {
    switch change {
    case .font(let font): if let font { style.look.font = font }
    case .fontChange(let change): style.look.changes.append(change)
    case .withoutBold: style.look.set(.bold, false)
    case .withoutItalic: style.look.set(.italic, false)
    case .color(let color): style.color = color?.source.color(in: environment)
    case .style(let paint): style.color = paint.paint(in: environment).color
    case .kerning(let points): style.look.kerning = points
    case .tracking(let points): style.look.tracking = points
    case .baselineOffset(let points): style.look.baselineOffset = points
    case .underline(let line): style.look.underline = line
    case .strikethrough(let line): style.look.strikethrough = line
    case .scale(let isSecondary): style.look.isSecondary = isSecondary
    }
  }

  // MARK: Sources

  private func append(_ key: TextKey, _ style: Style, to result: NSMutableAttributedString) {
    let resource = LocalizedStringResource(
      key.key.value, table: key.table, locale: environment.locale, bundle: key.bundle ?? .main)
    append(AttributedString(localized: resource), key.key.parts, style, to: result)
  }

  private func append(
    _ string: AttributedString, _ parts: [Text], _ style: Style, to result: NSMutableAttributedString
  ) {
    for run in string.runs {
      var own = style
      own.take(run.attributes, in: environment)
      if let part = run.attributes[TextPartMark.self], parts.indices.contains(part) {
        append(parts[part], own, to: result)
        continue
      }
      var values = attributes(own)
      if let color = run.attributes.drawnBackground(in: environment) { values[.backgroundColor] = drawn(color) }
      append(String(string[run.range].characters), own, values, to: result)
    }
  }

  private func append(_ string: String, _ style: Style, to result: NSMutableAttributedString) {
    append(string, style, attributes(style), to: result)
  }

  private func append(
    _ string: String, _ style: Style, _ values: [NSAttributedString.Key: Any], to result: NSMutableAttributedString
  ) {
    let cased =
      switch style.look.letterCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    result.append(NSAttributedString(string: cased, attributes: values))
  }

  private func append(_ image: Image, _ style: Style, to result: NSMutableAttributedString) {
    var inner = environment
    inner.textLook = style.look
    if let color = style.color { inner.foreground = ForegroundPaints(paints: [.color(color)]) }
    let picture = ImagePicture(image, in: inner)
    let attachment = NSTextAttachment()
    attachment.image = picture.drawn
    let size = picture.size
    let drop = picture.isSymbol ? (size.height - font(style).capHeight) / 2 : 0
    attachment.bounds = CGRect(x: 0, y: -drop, width: size.width, height: size.height)
    let string = NSMutableAttributedString(attachment: attachment)
    string.addAttributes(attributes(style), range: NSRange(location: 0, length: string.length))
    result.append(string)
  }

  // MARK: Attributes

  func font(_ style: Style) -> UIFont {
    let scale: [FontChange] = style.look.isSecondary ? [.scaled(0.8)] : []
    return (style.look.font ?? .body).resolved(in: traits, changes: style.look.changes + scale)
  }

  private func drawn(_ color: UIColor) -> UIColor { color.resolvedColor(with: traits) }

  private func attributes(_ style: Style) -> [NSAttributedString.Key: Any] {
    let look = style.look
    var values: [NSAttributedString.Key: Any] = [.font: font(style), .paragraphStyle: paragraph]
    values[.foregroundColor] = drawn(style.color ?? environment.foreground.paints[0].color)
    if let kerning = look.kerning, look.tracking == nil { values[.kern] = kerning }
    if let tracking = look.tracking { values[.tracking] = tracking }
    if let offset = look.baselineOffset { values[.baselineOffset] = offset }
    if let line = look.underline {
      values[.underlineStyle] = line.pattern.style
      if let color = line.color { values[.underlineColor] = drawn(color.source.color(in: environment)) }
    }
    if let line = look.strikethrough {
      values[.strikethroughStyle] = line.pattern.style
      if let color = line.color { values[.strikethroughColor] = drawn(color.source.color(in: environment)) }
    }
    return values
  }
}

extension LineRules {
  /// Returns the paragraph style of a text.
  @MainActor func paragraphStyle(in environment: EnvironmentValues) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let isLeftToRight = environment.layoutDirection == .leftToRight
    switch alignment {
    case .leading: style.alignment = isLeftToRight ? .left : .right
    case .center: style.alignment = .center
    case .trailing: style.alignment = isLeftToRight ? .right : .left
    }
    style.baseWritingDirection = .natural
    style.lineBreakMode =
      switch truncation {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    style.lineBreakStrategy = .standard
    style.allowsDefaultTighteningForTruncation = allowsTightening
    if spacing > 0 {
      // Recorded: 69 px of Inter 20 with 10 points at 2x, where its line is 48.41 px high: the height is rounded up.
      let height = environment.resolvedFont.lineHeight
      let scale = environment.displayScale
      style.lineSpacing = spacing + (height * scale).rounded(.up) / scale - height
    }
    return style
  }
}
