import Testing
import UIFoundation

@Suite struct SwiftObjectMarkTests {
  static let values: [(NSAttributedString.Key, Any, Any)] = [
    (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)),
    (.foregroundColor, UIColor.red, UIColor.blue),
    (.paragraphStyle, NSParagraphStyle.default, NSMutableParagraphStyle()),
    (.shadow, NSShadow(), NSShadow()),
    (.attachment, BasicTextAttachment(), BasicTextAttachment()),
  ]

  /// Runs that lie beside each other are compared.
  @Test(arguments: values.indices) func valuesBesideEachOtherAreCompared(index: Int) {
    let (key, first, second) = Self.values[index]
    let text = NSMutableAttributedString(string: "ab", attributes: [key: first])
    text.append(NSAttributedString(string: "cd", attributes: [key: second]))
    text.addAttribute(key, value: first, range: NSRange(location: 1, length: 2))
    #expect(text.length == 4)
    #expect(text.attribute(key, at: 2, effectiveRange: nil) as AnyObject === first as AnyObject)
  }
}
