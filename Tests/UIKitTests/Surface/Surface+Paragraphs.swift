import UIKit

extension Surface {
  /// True if a property of paragraph styles is 0 at first, can be set, and is copied.
  private static func copies<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, Value>, _ value: Value
  ) -> Bool {
    let style = NSMutableParagraphStyle()
    let before = style[keyPath: path]
    style[keyPath: path] = value
    guard let copy = style.mutableCopy() as? NSMutableParagraphStyle else { return false }
    return before != value && copy[keyPath: path] == value && copy.isEqual(style)
  }

  /// The height of two lines with a paragraph style, at 100 points' width.
  private static func height(_ change: (NSMutableParagraphStyle) -> Void, _ text: String = "a\nb") -> CGFloat {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: text, attributes: [.paragraphStyle: style]).boundingRect(
      with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, context: nil
    ).height
  }

  static let paragraphStyle: [Row] = [
    Row(".alignment", 37) { copies(\.alignment, .center) },
    Row(".lineBreakMode", 37) { copies(\.lineBreakMode, .byTruncatingTail) },
    Row(".center", 34) { NSTextAlignment.center.rawValue == 1 },
    Row(".lineSpacing", 25) {
      copies(\.lineSpacing, 3) && abs(height { $0.lineSpacing = 7 } - height { _ in } - 7) < 0.5
    },
    Row(".byWordWrapping", 19) { NSLineBreakMode.byWordWrapping.rawValue == 0 },
    Row(".paragraphSpacing", 18) {
      copies(\.paragraphSpacing, 3) && abs(height { $0.paragraphSpacing = 7 } - height { _ in } - 7) < 0.5
    },
    Row(".firstLineHeadIndent", 18) { copies(\.firstLineHeadIndent, 3) },
    Row(".natural", 18) { NSMutableParagraphStyle().alignment == .natural },
    Row(".rightToLeft", 18) { NSWritingDirection.rightToLeft.rawValue == 1 },
    Row(".lineHeightMultiple", 17) {
      copies(\.lineHeightMultiple, 2) && height { $0.lineHeightMultiple = 2 } > 1.5 * height { _ in }
    },
    Row(".headIndent", 16) { copies(\.headIndent, 3) },
    Row(".minimumLineHeight", 16) {
      copies(\.minimumLineHeight, 3) && abs(height { $0.minimumLineHeight = 50 } - 100) < 0.5
    },
    Row(".byTruncatingTail", 16) { NSLineBreakMode.byTruncatingTail.rawValue == 4 },
    Row(".paragraphSpacingBefore", 14) { copies(\.paragraphSpacingBefore, 3) },
    Row(".maximumLineHeight", 14) {
      copies(\.maximumLineHeight, 3) && abs(height { $0.maximumLineHeight = 5 } - 10) < 0.5
    },
    Row(".baseWritingDirection", 13) { copies(\.baseWritingDirection, .rightToLeft) },
    Row(".tabStops", 13) { copies(\.tabStops, [NSTextTab(textAlignment: .left, location: 9)]) },
    Row(".leftToRight", 13) { NSWritingDirection.leftToRight.rawValue == 0 },
    Row(".tailIndent", 12) { copies(\.tailIndent, -3) },
    Row(".hyphenationFactor", 11) { copies(\.hyphenationFactor, 1) },
    Row(".defaultTabInterval", 10) { copies(\.defaultTabInterval, 30) },
    Row(".allowsDefaultTighteningForTruncation", 8) { copies(\.allowsDefaultTighteningForTruncation, true) },
    Row(".justified", 7) { NSTextAlignment.justified.rawValue == 3 },
    Row(".byTruncatingHead", 7) { NSLineBreakMode.byTruncatingHead.rawValue == 3 },
    Row("NSTextTab(textAlignment:location:options:)", 7) {
      NSTextTab(textAlignment: .right, location: 9, options: [:]).alignment == .right
    },
    Row(".byCharWrapping", 7) { NSLineBreakMode.byCharWrapping.rawValue == 1 },
    Row(".byTruncatingMiddle", 6) { NSLineBreakMode.byTruncatingMiddle.rawValue == 5 },
    Row(".lineBreakStrategy", 6) { copies(\.lineBreakStrategy, .pushOut) },
  ]
}
