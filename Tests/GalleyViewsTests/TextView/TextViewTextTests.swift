import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// `text`, `attributedText`, and what font, colour and alignment have to do with them.
@Suite struct TextViewTextTests {
  @Test func theTextIsNeverNil() throws {
    let view = try monoTextView()
    #expect(view.text == "")
    view.text = nil
    #expect(view.text == "" && view.attributedText.count == 0)
  }

  @Test func runsWithoutColourAreBlack() throws {
    let view = try monoTextView()
    view.textColor = .white
    view.attributedText = AttributedText("ab")
    #expect(view.textColor == .black)
    view.attributedText = AttributedText("ab", attributes: TextAttributes { $0.foregroundColor = .white })
    view.attributedText = AttributedText("cd")
    #expect(view.attributedText.runs.map(\.attributes.foregroundColor) == [.black])
  }

  @Test func theViewFillsInWhatRunsLeaveOpen() throws {
    let view = try monoTextView()
    var text = AttributedText("ab", attributes: TextAttributes { $0.foregroundColor = .white })
    text.append("cd", attributes: TextAttributes { $0.kern = 2 })
    view.textColor = .black
    view.attributedText = text
    #expect(view.attributedText.runs.map(\.attributes.foregroundColor) == [.white, .black])
    try expectEqual(view.attributedText.runs.map(\.attributes.font), [TestFonts.mono(15), TestFonts.mono(15)])
    #expect(view.textColor == .white)
  }

  @Test func settersHoldForTheWholeText() throws {
    let view = try monoTextView()
    var text = AttributedText("ab", attributes: TextAttributes { $0.foregroundColor = .white })
    text.append("cd", attributes: TextAttributes { $0.font = view.font.withSize(30) })
    view.attributedText = text
    view.font = view.font.withSize(10)
    view.textColor = .black
    view.textAlignment = .right
    let attributes = view.attributedText.runs.map(\.attributes)
    #expect(attributes.count == 1)
    #expect(attributes[0].font?.pointSize == 10 && attributes[0].foregroundColor == .black)
    #expect(attributes[0].paragraphStyle?.alignment == .right)
    #expect(view.typingAttributes == attributes[0])
  }

  @Test func plainTextKeepsTheStyleThatTheViewReads() throws {
    let view = try monoTextView()
    let style = ParagraphStyle { $0.alignment = .center }
    view.attributedText = AttributedText(
      "a",
      attributes: TextAttributes {
        $0.foregroundColor = .white
        $0.paragraphStyle = style
      })
    #expect(view.textAlignment == .center)
    view.text = "b"
    #expect(view.textColor == .white && view.textAlignment == .center)
    #expect(view.placement?.layout.lines[0].runs[0].origin.x == 145.5)
  }

  @Test func attributedTextWithoutStyleIsNatural() throws {
    let view = try monoTextView()
    view.textAlignment = .right
    view.attributedText = AttributedText("a")
    #expect(view.textAlignment == .natural)
    #expect(view.placement?.layout.lines[0].runs[0].origin.x == 5)
  }

  @Test func anEmptyTextHasTheHeightOfTheTypingAttributes() throws {
    let view = try monoTextView()
    view.typingAttributes = TextAttributes { $0.font = view.font.withSize(40) }
    #expect(view.contentSize.height == 56)
    #expect(view.caretRect(at: 0) == Rect(x: 4, y: 7, width: 2, height: 41.5))
  }

  @Test func linksAreFoundByOffsetAndByPoint() throws {
    let view = try monoTextView()
    var text = AttributedText("see ")
    text.append("her", attributes: TextAttributes { $0.link = "a:b" })
    text.append(
      "e",
      attributes: TextAttributes {
        $0.link = "a:b"
        $0.foregroundColor = .white
      })
    text.append(" now", attributes: TextAttributes())
    view.attributedText = text
    let link = TextLink(destination: "a:b", range: 4..<8)
    #expect(view.link(at: 3) == nil && view.link(at: 4) == link && view.link(at: 7) == link && view.link(at: 8) == nil)
    #expect(view.link(at: -1) == nil && view.link(at: 12) == nil)
    #expect(view.link(at: Point(x: 41, y: 10)) == link && view.link(at: Point(x: 76.9, y: 22)) == link)
    #expect(view.link(at: Point(x: 40, y: 10)) == nil && view.link(at: Point(x: 77, y: 10)) == nil)
    #expect(view.link(at: Point(x: 50, y: 7)) == nil && view.link(at: Point(x: 50, y: 23)) == nil)
    view.isSelectable = false
    #expect(view.link(at: Point(x: 41, y: 10)) == nil)
  }

  /// Blue with a single underline whatever the text's own attributes, unless told otherwise.
  @Test func linksLookAsTheViewSays() throws {
    let view = try monoTextView()
    let attributes = TextAttributes {
      $0.link = "a:b"
      $0.foregroundColor = Color(red: 255, green: 0, blue: 0)
    }
    view.attributedText = AttributedText("link", attributes: attributes)
    let standard = displayList(of: view).dump
    #expect(standard.contains("#007AFF") && !standard.contains("#FF0000"))
    view.linkTextAttributes = TextAttributes()
    let plain = displayList(of: view).dump
    #expect(!plain.contains("#007AFF") && plain.contains("#FF0000"))
    #expect(standard.split(separator: "\n").count == plain.split(separator: "\n").count + 1)
  }
}
