import CoreGraphics
package import Foundation
import GalleyBase
package import GalleyText

extension TextAttributes {
  /// The attributes as UIKit has them. Those at their defaults are left out.
  package var dictionary: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = font.map { UIFont($0) }
    values[.paragraphStyle] = paragraphStyle.map { NSParagraphStyle($0) }
    values[.foregroundColor] = foregroundColor.map { UIColor($0) }
    values[.backgroundColor] = backgroundColor.map { UIColor($0) }
    values[.underlineColor] = underlineColor.map { UIColor($0) }
    values[.strikethroughColor] = strikethroughColor.map { UIColor($0) }
    values[.strokeColor] = strokeColor.map { UIColor($0) }
    values[.kern] = kern.map { CGFloat($0) }
    values[.tracking] = tracking.map { CGFloat($0) }
    values[.ligature] = ligature
    values[.languageIdentifier] = languageIdentifier
    values[.obliqueness] = obliqueness.map { CGFloat($0) }
    values[.expansion] = expansion.map { CGFloat($0) }
    values[.baselineOffset] = baselineOffset.map { CGFloat($0) }
    values[.strokeWidth] = strokeWidth.map { CGFloat($0) }
    if superscript != 0 { values[.superscript] = superscript }
    if underlineStyle != [] { values[.underlineStyle] = underlineStyle.rawValue }
    if strikethroughStyle != [] { values[.strikethroughStyle] = strikethroughStyle.rawValue }
    if !writingDirection.isEmpty { values[.writingDirection] = writingDirection.compactMap(\.number) }
    values[.shadow] = shadow.map { shadow in
      let result = NSShadow()
      result.shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
      result.shadowBlurRadius = CGFloat(shadow.blurRadius)
      result.shadowColor = UIColor(shadow.color)
      return result
    }
    values[.attachment] = attachment.map { NSTextAttachment($0) }
    values[.link] = link.map { URL(string: $0) ?? $0 as Any }
    return values
  }
}

extension WritingDirectionFormat {
  /// UIKit's number; nil for isolates, which it has none for.
  fileprivate var number: Int? {
    switch self {
    case .leftToRightEmbedding: 0
    case .rightToLeftEmbedding: 1
    case .leftToRightOverride: 2
    case .rightToLeftOverride: 3
    default: nil
    }
  }
}
