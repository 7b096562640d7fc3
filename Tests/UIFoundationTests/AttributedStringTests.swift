import GalleyBase
import GalleyFonts
import GalleyText
import Testing
import UIFoundation

/// A text that keeps its characters elsewhere, as text storages of libraries do.
private final class OtherStorage: NSMutableAttributedString {
  private let backing = NSMutableAttributedString()

  init() { super.init(string: "") }
  required init?(coder: NSCoder) { nil }
  override var string: String { backing.string }
  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }
  override func replaceCharacters(in range: NSRange, with str: String) {
    backing.replaceCharacters(in: range, with: str)
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    backing.setAttributes(attrs, range: range)
  }
}

@Suite struct AttributedStringTests {
  let mono = UIFont(name: "GalleyTestMono-Regular", size: 10) ?? UIFont()

  @Test func attributesBecomeTheEngines() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = UIColor.blue
    let text = NSMutableAttributedString(string: "a👍b", attributes: [.font: mono, .paragraphStyle: style])
    text.addAttributes(
      [
        .kern: 2, .foregroundColor: UIColor.label, .underlineStyle: NSUnderlineStyle.double.rawValue, .shadow: shadow,
        .link: NSURL(string: "https://a.b") as Any, .writingDirection: [3], .init("own"): 1,
      ], range: NSRange(location: 1, length: 2))
    let found = text.attributedText(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(found.runs.map(\.range) == [0..<1, 1..<3, 3..<4])
    #expect(found.runs[0].attributes.font == mono.font)
    #expect(found.runs[0].attributes.paragraphStyle?.alignment == .center)
    #expect(found.runs[0].attributes.paragraphStyle?.lineSpacing == 3)
    let middle = found.runs[1].attributes
    #expect(middle.kern == 2)
    #expect(middle.foregroundColor == .white)
    #expect(middle.underlineStyle == .double)
    #expect(middle.shadow == Shadow(color: Color(red: 0, green: 0, blue: 255), offset: Point(x: 1, y: 2)))
    #expect(middle.link == "https://a.b")
    #expect(middle.writingDirection == [.rightToLeftOverride])
  }

  @Test func theEnginesTextComesBack() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 50)]
    let text = NSAttributedString(
      string: "x", attributes: [.font: mono, .paragraphStyle: style, .foregroundColor: UIColor.red, .kern: 1])
    let back = NSAttributedString(text.attributedText())
    #expect(back.attributedText() == text.attributedText())
    #expect((back.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle) == style)
    #expect((back.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor) == .red)
  }

  @Test func subclassesAreReadByTheirPrimitives() {
    let storage = OtherStorage()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
    storage.setAttributes([.kern: 4], range: NSRange(location: 1, length: 1))
    #expect(storage.attributedText().runs.map(\.attributes.kern) == [nil, 4, nil])
  }

  @Test func emptyTextsCanBeMade() {
    #expect(NSAttributedString().length == 0)
    let values = [NSAttributedString.Key: Any]()
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "x", attributes: values))
    #expect(text.length == 1)
  }

  @Test func intentsOfMarkdownAreFaces() {
    let intent = InlinePresentationIntent.stronglyEmphasized.rawValue
    let text = NSAttributedString(string: "x", attributes: [.inlinePresentationIntent: intent])
    let found = text.attributedText(defaultFont: .systemFont(ofSize: 20))
    #expect(found.runs[0].attributes.font?.pointSize == 20)
    #expect(found.runs[0].attributes.font?.traits.weight == 700)
  }

  @Test func attachmentsAreAskedForTheirRoom() {
    final class Icon: BasicTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: -2, width: lineFrag.height, height: lineFrag.height) }
    }
    let text = NSMutableAttributedString(attachment: Icon())
    text.addAttribute(.font, value: mono, range: NSRange(location: 0, length: 1))
    let frame = text.attributedText().runs[0].attributes.attachment?.frame
    #expect(frame == Rect(x: 0, y: -2, width: 10, height: 10))
  }
}
