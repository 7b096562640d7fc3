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
    if let intent = number(values[.inlinePresentationIntent]).map({ InlinePresentationIntent(rawValue: UInt($0)) }) {
      font = (font ?? defaultFont ?? UIFont()).emphasized(intent)
      if intent.contains(.strikethrough) { result.strikethroughStyle = .single }
    }
    result.font = (adjustsFonts ? font?.adjusted(for: traits) : font)?.font
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

  private func translateNumbers(_ values: Values, into result: inout TextAttributes) {
    result.kern = number(values[.kern])
    result.tracking = number(values[.tracking])
    result.ligature = number(values[.ligature]).map { Int($0) }
    result.superscript = number(values[.superscript]).map { Int($0) } ?? 0
    result.obliqueness = number(values[.obliqueness])
    result.expansion = number(values[.expansion])
    result.baselineOffset = number(values[.baselineOffset])
    result.strokeWidth = number(values[.strokeWidth])
    if let style = number(values[.underlineStyle]) { result.underlineStyle = LineDecoration(rawValue: Int(style)) }
    if let style = number(values[.strikethroughStyle]) {
      result.strikethroughStyle = LineDecoration(rawValue: Int(style))
    }
    let directions = values[.writingDirection] as? [Any] ?? []
    result.writingDirection = directions.compactMap { number($0).map { Int($0) } }.compactMap { value in
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
      attachment.drawn(in: container, proposedLineFragment: line, characterIndex: offset, traits: traits)
    }
  }

  /// A value that is a number of any type; nil for anything else.
  private func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Bool: number ? 1 : 0
    case let number as UInt: Double(number)
    case let number as NSNumber: number.doubleValue
    case let intent as InlinePresentationIntent: Double(intent.rawValue)
    default: nil
    }
  }
}
