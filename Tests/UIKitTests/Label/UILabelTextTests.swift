import TestSupport
import Testing
import UIKit

@MainActor @Suite struct UILabelTextTests {
  @Test func attributedTextHasTheModeOfTheLabel() throws {
    let label = UILabel()
    label.text = "a"
    func style() throws -> NSParagraphStyle {
      try #require(label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    }
    #expect(try style().lineBreakMode == .byTruncatingTail)
    label.lineBreakMode = .byCharWrapping
    #expect(try style().lineBreakMode == .byCharWrapping)
    let own = NSMutableParagraphStyle()
    own.lineBreakMode = .byWordWrapping
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: own])
    #expect(try style().lineBreakMode == .byWordWrapping)
  }

  @Test func aLastNewlineIsALineThatIsCutOff() throws {
    let label = UILabel()
    label.font = UIFont(try TestFonts.mono(10))
    func width(_ text: String, lines: Int = 1) -> CGFloat {
      (label.text, label.numberOfLines) = (text, lines)
      return label.intrinsicContentSize.width
    }
    #expect(width("a\n") == width("a…"))
    #expect(width("a\n", lines: 2) == width("a"))
  }
}
