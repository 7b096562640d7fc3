import UIKit

extension Surface {
  /// A string with two attributes.
  static func styled() -> NSMutableAttributedString {
    NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 2])
  }

  static let textTypes: [Row] = [
    Row("UIFont", 68) { UIFont.systemFont(ofSize: 12).pointSize == 12 },
    Row("UIColor", 67) { UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1) },
    Row("NSAttributedString", 65) { NSAttributedString(string: "a").length == 1 },
    Row("NSAttributedString.Key", 53) { NSAttributedString.Key.font.rawValue == "NSFont" },
    Row("NSRange", 50) { NSRange(location: 1, length: 2).upperBound == 3 },
    Row("NSMutableAttributedString", 50) { styled().string == "one two" },
    Row("NSMutableParagraphStyle", 38) { (NSMutableParagraphStyle.self as AnyClass) is NSParagraphStyle.Type },
    Row("NSTextAlignment", 35) { NSTextAlignment.natural.rawValue == 4 },
    Row("NSTextAttachment", 24) { NSAttributedString(attachment: NSTextAttachment()).string == "\u{FFFC}" },
    Row("NSParagraphStyle", 23) { NSParagraphStyle.default.alignment == .natural },
    Row("NSLineBreakMode", 21) { NSLineBreakMode.byTruncatingTail.rawValue == 4 },
    Row("UIFontDescriptor", 20) { UIFontDescriptor(name: "Inter-Regular", size: 9).pointSize == 9 },
    Row("NSUnderlineStyle", 20) { NSUnderlineStyle.single.rawValue == 1 },
    Row("NSTextCheckingResult", 14) {
      let detector = try NSDataDetector(types: 1 << 6)
      let match = detector.firstMatch(in: "at www.example.org.", range: NSRange(location: 0, length: 19))
      return match?.range == NSRange(location: 3, length: 15)
    },
    Row("NSWritingDirection", 14) { NSWritingDirection.rightToLeft.rawValue == 1 },
    Row("NSShadow", 13) { NSShadow().shadowBlurRadius == 0 },
    Row("UIFontMetrics", 11) { UIFontMetrics.default.scaledValue(for: 10) == 10 },
    Row("NSTextTab", 10) { NSTextTab(textAlignment: .right, location: 40).location == 40 },
    Row("UIContentSizeCategory", 8) { UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory },
    Row("NSStringDrawingOptions", 8) { NSStringDrawingOptions.usesLineFragmentOrigin.rawValue == 1 },
    Row("NSAttributedString.DocumentType", 8, .partly("plain text and HTML; rich text is refused")) {
      NSAttributedString.DocumentType.html.rawValue == "NSHTML"
    },
    Row("NSMutableString", 8) {
      let text = NSMutableString(string: "ab")
      text.append("c")
      return text == "abc"
    },
  ]

  /// True if an attribute is kept by a string and read from it.
  static func keeps(_ key: NSAttributedString.Key, _ value: NSObject) -> Bool {
    let text = NSAttributedString(string: "ab", attributes: [key: value])
    return (text.attribute(key, at: 1, effectiveRange: nil) as? NSObject)?.isEqual(value) == true
  }

  /// The width of a string with one attribute beside its font, in points.
  static func width(_ key: NSAttributedString.Key, _ value: Any, of text: String = "abab") -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20), key: value]).size().width
  }

  static let attributeKeys: [Row] = [
    Row(".font", 65) {
      let small = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      let large = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      return large.size().height > small.size().height
    },
    Row(".backgroundColor", 54) { keeps(.backgroundColor, UIColor.red) },
    Row(".foregroundColor", 50) { keeps(.foregroundColor, UIColor.red) },
    Row(".paragraphStyle", 39) { keeps(.paragraphStyle, NSParagraphStyle.default) },
    Row(".link", 23) { keeps(.link, NSURL(fileURLWithPath: "/a")) },
    Row(".underlineStyle", 21) { keeps(.underlineStyle, NSNumber(value: 1)) },
    Row(".kern", 18) { abs(width(.kern, 5) - width(.kern, 0) - 20) < 0.5 },
    Row(".attachment", 17) {
      let attachment = NSTextAttachment()
      return keeps(.attachment, attachment)
    },
    Row(".underlineColor", 17) { keeps(.underlineColor, UIColor.red) },
    Row(".baselineOffset", 16) { keeps(.baselineOffset, NSNumber(value: 3)) },
    Row(".strikethroughStyle", 16) { keeps(.strikethroughStyle, NSNumber(value: 1)) },
    Row(".strokeColor", 16) { keeps(.strokeColor, UIColor.red) },
    Row(".shadow", 15) { keeps(.shadow, NSShadow()) },
    Row(".strikethroughColor", 12) { keeps(.strikethroughColor, UIColor.red) },
    Row(".ligature", 11) { keeps(.ligature, NSNumber(value: 0)) },
    Row(".strokeWidth", 10) { keeps(.strokeWidth, NSNumber(value: -2)) },
    Row(".obliqueness", 9) { keeps(.obliqueness, NSNumber(value: 0.2)) },
    Row(".textEffect", 9, .partly("kept, but letterpress is drawn as plain text")) {
      keeps(.textEffect, NSString(string: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue))
    },
    Row(".expansion", 8) { width(.expansion, 0.3) > width(.expansion, 0) },
    Row(".writingDirection", 8) { keeps(.writingDirection, NSArray(array: [NSNumber(value: 3)])) },
    Row(".verticalGlyphForm", 6, .partly("kept, but iOS and Galley draw text horizontally")) {
      keeps(.verticalGlyphForm, NSNumber(value: 0))
    },
  ]
}
