public import Foundation

extension NSAttributedString {
  /// A text from Foundation's newer type: UIKit's and Foundation's attributes; those of other scopes stay behind.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: run.attributes.dictionary))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// A text from NSAttributedString: the attributes of UIKit and Foundation; others stay behind.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    var offset = 0
    while offset < nsStr.length {
      var range = NSRange(location: offset, length: 0)
      let values = nsStr.attributes(at: offset, effectiveRange: &range)
      let end = max(offset + 1, range.location + range.length)
      let text = (nsStr.string as NSString).substring(with: NSRange(location: offset, length: end - offset))
      append(AttributedString(text, attributes: AttributeContainer(values)))
      offset = end
    }
  }
}

extension AttributeContainer {
  /// Attributes of NSAttributedString's keys.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Keys = AttributeScopes.UIKitAttributes
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.LigatureAttribute.self] = AnyNumber.integer(dictionary[.ligature])
    self[Keys.KernAttribute.self] = number(dictionary[.kern])
    self[Keys.TrackingAttribute.self] = number(dictionary[.tracking])
    self[Keys.StrikethroughStyleAttribute.self] = AnyNumber.integer(dictionary[.strikethroughStyle]).map(
      NSUnderlineStyle.init(rawValue:))
    self[Keys.UnderlineStyleAttribute.self] = AnyNumber.integer(dictionary[.underlineStyle]).map(
      NSUnderlineStyle.init(rawValue:))
    self[Keys.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[Keys.StrokeWidthAttribute.self] = number(dictionary[.strokeWidth])
    self[Keys.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
    self[Keys.BaselineOffsetAttribute.self] = number(dictionary[.baselineOffset])
    self[Keys.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Keys.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Keys.ObliquenessAttribute.self] = number(dictionary[.obliqueness])
    self[Keys.ExpansionAttribute.self] = number(dictionary[.expansion])
    self[Keys.InlinePresentationIntentAttribute.self] = AnyNumber.integer(
      dictionary[.inlinePresentationIntent], as: UInt.self
    ).map(InlinePresentationIntent.init(rawValue:))
    self[Keys.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
    self[Keys.TextEffectAttribute.self] =
      dictionary[.textEffect] as? NSAttributedString.TextEffectStyle
      ?? (dictionary[.textEffect] as? String).map(NSAttributedString.TextEffectStyle.init(rawValue:))
    self[Keys.TextItemTagAttribute.self] = dictionary[.textItemTag] as? String
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    self.languageIdentifier = dictionary[.languageIdentifier] as? String

    func number(_ value: Any?) -> CGFloat? { AnyNumber.double(value).map { CGFloat($0) } }
  }

  /// The attributes under NSAttributedString's keys.
  var dictionary: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[Keys.FontAttribute.self]
    values[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
    values[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    values[.ligature] = self[Keys.LigatureAttribute.self]
    values[.kern] = self[Keys.KernAttribute.self]
    values[.tracking] = self[Keys.TrackingAttribute.self]
    values[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    values[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    values[.strokeColor] = self[Keys.StrokeColorAttribute.self]
    values[.strokeWidth] = self[Keys.StrokeWidthAttribute.self]
    values[.shadow] = self[Keys.ShadowAttribute.self]
    values[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
    values[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    values[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    values[.obliqueness] = self[Keys.ObliquenessAttribute.self]
    values[.expansion] = self[Keys.ExpansionAttribute.self]
    values[.inlinePresentationIntent] = self[Keys.InlinePresentationIntentAttribute.self]?.rawValue
    values[.attachment] = self[Keys.AttachmentAttribute.self]
    values[.textEffect] = self[Keys.TextEffectAttribute.self]
    values[.textItemTag] = self[Keys.TextItemTagAttribute.self]
    values[.link] = self.link
    values[.languageIdentifier] = self.languageIdentifier
    return values
  }
}
