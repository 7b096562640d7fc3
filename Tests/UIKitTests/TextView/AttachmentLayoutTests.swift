import Testing
import UIKit

private final class TallAttachment: NSTextAttachment {
  var asked: [NSAttributedString.Key] = []
  override func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    asked = Array(attributes.keys)
    return CGRect(x: 0, y: 0, width: 7, height: 90)
  }
}

private final class WideAttachment: NSTextAttachment {
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { CGRect(x: 0, y: 0, width: 80, height: 5) }
}

@MainActor @Suite struct AttachmentLayoutTests {
  @Test func eitherWayOfOverridingTheBoundsCounts() {
    let label = UILabel()
    let tall = TallAttachment()
    label.attributedText = NSAttributedString(attachment: tall, attributes: [.kern: 2])
    #expect(label.intrinsicContentSize.height >= 90)
    #expect(tall.asked.contains(.kern))
    label.attributedText = NSAttributedString(attachment: WideAttachment())
    #expect(label.intrinsicContentSize.width >= 80)
  }

  @Test func attachmentsAreFoundInARange() {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
  }

  @Test func fixingMakesParagraphsAndAttachmentsConsistent() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(string: "ab\ncde")
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 4, length: 1))
    text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 3, length: 1))
    text.fixAttributes(in: NSRange(location: 0, length: 6))
    #expect(text.string == "ab\ncde")
    var range = NSRange()
    #expect(text.attribute(.paragraphStyle, at: 0, effectiveRange: &range) != nil)
    #expect(range == NSRange(location: 0, length: 3))
    #expect(text.attribute(.paragraphStyle, at: 4, effectiveRange: nil) == nil)
    #expect(text.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
  }

  @Test func theFontOfAStringIsItsFallback() {
    let font = UIFont.systemFont(ofSize: 12)
    #expect(CTFontCreateForString(font, "ab" as CFString, CFRange(location: 0, length: 2)).fontName == font.fontName)
    let other = CTFontCreateForString(font, "a\u{5B57}" as CFString, CFRange(location: 1, length: 1))
    #expect(other.fontName != font.fontName && other.pointSize == 12)
    // The first characters of right-to-left text are at the right, and here no one font has both.
    let mixed = CTFontCreateForString(font, "\u{5D0}\u{5B57}" as CFString, CFRange(location: 0, length: 2))
    let first = CTFontCreateForString(font, "\u{5D0}" as CFString, CFRange(location: 0, length: 1))
    #expect(mixed.fontName == first.fontName)
  }
}
