import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// What a change of the text costs, and that it leaves the same layout as a fresh one.
@Suite struct TextViewEditTests {
  private let frame = Rect(x: 0, y: 0, width: 100, height: 60)

  private func fresh(_ view: TextView, _ text: AttributedText) throws -> TextLayout {
    let other = TextView(frame: frame, in: view.context)
    other.font = view.font
    other.attributedText = text
    return try #require(other.placement).layout
  }

  /// A hundred paragraphs of nine letters: 11 is the one that a change of two letters leaves.
  @Test func aChangeShapesItsParagraph() throws {
    var text = AttributedText((0..<100).map { _ in "abcd efgh" }.joined(separator: "\n"))
    let view = try monoTextView(size: 10, frame: frame)
    view.attributedText = text
    let typesetter = view.context.typesetter
    #expect(view.placement?.layout.lines.count == 100)
    #expect(typesetter.shapedUnitCount == 900)
    text.replace(501..<502, with: "xyz")
    view.attributedText = text
    #expect(view.placement?.layout.lines.count == 100)
    #expect(view.contentSize.height == 1016)
    #expect(typesetter.shapedUnitCount == 911)
    #expect(try view.placement?.layout == fresh(view, text))
  }
}
