import CoreGraphics
import Foundation
import GalleyBase
import GalleyText
import GalleyUnicode

/// The translation of attributes to the engine's, under traits.
struct AttributeTranslation {
  var traits: UITraitCollection
  /// True if fonts of text styles follow the text size of the traits.
  var adjustsFonts = false
  /// True if the markers of lists are drawn.
  var drawsListMarkers = false
  /// The font of text that has none; nil leaves it open.
  var defaultFont: UIFont?
  /// The container that attachments are asked for.
  var container: NSTextContainer?
  /// The width that attachments are offered, in points.
  var lineWidth: CGFloat = 0

  typealias Values = [NSAttributedString.Key: Any]

  /// Returns the attributes of the run that begins at a UTF-16 offset.
  func attributes(_ values: Values, at offset: Int) -> TextAttributes {
    var result = TextAttributes()
    translateFont(values, into: &result)
    translateColors(values, into: &result)
    translateNumbers(values, into: &result)
    if let style = values[.paragraphStyle] as? NSParagraphStyle {
      result.paragraphStyle = drawsListMarkers ? style.paragraphStyleWithLists : style.paragraphStyle
    }
    if let shadow = values[.shadow] as? NSShadow { result.shadow = self.shadow(shadow) }
    if let attachment = values[.attachment] as? NSTextAttachment {
      result.attachment = self.attachment(attachment, values, at: offset)
    }
    result.languageIdentifier = values[.languageIdentifier] as? String
    switch values[.link] {
    case let url as URL: result.link = url.absoluteString
    case let url as NSURL: result.link = url.absoluteString
    case let text as String: result.link = text
    default: break
    }
    return result
  }

  private func translateFont(_ values: Values, into result: inout TextAttributes) {
    var font = values[.font] as? UIFont
    if let intent = intent(values[.inlinePresentationIntent]) {
      font = (font ?? defaultFont ?? UIFont()).emphasized(intent)
      if intent.contains(.strikethrough) { result.strikethroughStyle = .single }
    }
    result.font = (adjustsFonts ? font?.adjusted(for: traits) : font)?.font
  }

  private func intent(_ value: Any?) -> InlinePresentationIntent? {
    value as? InlinePresentationIntent
      ?? AnyNumber.integer(value, as: UInt.self).map(InlinePresentationIntent.init(rawValue:))
  }

  private func translateColors(_ values: Values, into result: inout TextAttributes) {
    func color(_ key: NSAttributedString.Key) -> Color? {
      switch values[key] {
      case let color as UIColor: color.color(for: traits)
      case let color as CGColor: Color(color)
      default: nil
      }
    }
    result.foregroundColor = color(.foregroundColor)
    result.backgroundColor = color(.backgroundColor)
    result.underlineColor = color(.underlineColor)
    result.strikethroughColor = color(.strikethroughColor)
    result.strokeColor = color(.strokeColor)
  }

  /// Numbers that are infinite, or none, count as missing.
  private func translateNumbers(_ values: Values, into result: inout TextAttributes) {
    result.kern = AnyNumber.finite(values[.kern])
    result.tracking = AnyNumber.finite(values[.tracking])
    result.ligature = AnyNumber.integer(values[.ligature])
    result.superscript = AnyNumber.integer(values[.superscript]) ?? 0
    result.obliqueness = AnyNumber.finite(values[.obliqueness])
    result.expansion = AnyNumber.finite(values[.expansion])
    result.baselineOffset = AnyNumber.finite(values[.baselineOffset])
    result.strokeWidth = AnyNumber.finite(values[.strokeWidth])
    if let style = AnyNumber.integer(values[.underlineStyle]) {
      result.underlineStyle = LineDecoration(rawValue: style)
    }
    if let style = AnyNumber.integer(values[.strikethroughStyle]) {
      result.strikethroughStyle = LineDecoration(rawValue: style)
    }
    let directions = values[.writingDirection] as? [Any] ?? []
    result.writingDirection = directions.compactMap { AnyNumber.integer($0) }.compactMap { value in
      switch value {
      case 0: .leftToRightEmbedding
      case 1: .rightToLeftEmbedding
      case 2: .leftToRightOverride
      case 3: .rightToLeftOverride
      default: nil
      }
    }
  }

  private func shadow(_ shadow: NSShadow) -> Shadow? {
    let color: Color
    switch shadow.shadowColor {
    case let own as UIColor: color = own.color(for: traits)
    case let own as CGColor: color = Color(own)
    default: return nil
    }
    return Shadow(
      color: color, offset: Point(x: Double(shadow.shadowOffset.width), y: Double(shadow.shadowOffset.height)),
      blurRadius: Double(shadow.shadowBlurRadius))
  }

  private func attachment(_ attachment: NSTextAttachment, _ values: Values, at offset: Int) -> TextAttachment {
    let font = values[.font] as? UIFont ?? defaultFont ?? UIFont()
    let line = CGRect(x: 0, y: 0, width: lineWidth, height: font.lineHeight)
    return traits.asCurrent {
      attachment.drawn(
        in: container, attributes: values, proposedLineFragment: line, characterIndex: offset, traits: traits)
    }
  }
}
