import GalleyBase
import GalleyFonts
import TestSupport
import Testing

@testable import GalleyText

/// Layout with hooks. Every glyph is 6 points wide, every line is 10 high, and its baseline is at 8.
@Suite struct LayoutHooksTests {
  let typesetter: Typesetter
  let font: Font

  init() throws {
    typesetter = try TestFonts.typesetter()
    font = try TestFonts.mono(10)
  }

  private func layout(
    _ text: AttributedText, width: Double = 60, height: Double = .infinity, _ set: (inout LayoutHooks) -> Void
  ) -> TextLayout {
    var hooks = LayoutHooks()
    set(&hooks)
    let shaped = shape(text, defaultFont: font, locale: "en_US", with: typesetter)
    let container = TextContainer(size: Size(width: width, height: height))
    return layOut(shaped, in: [container], options: LayoutOptions(), hooks: hooks, with: typesetter)
  }

  @Test func hooksThatChangeNothingGiveTheSameLayout() {
    let text = AttributedText("one two three four five six seven\n\neight")
    let shaped = shape(text, defaultFont: font, locale: "en_US", with: typesetter)
    let container = TextContainer(size: Size(width: 60, height: .infinity))
    let plain = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
    #expect(layout(text) { _ in } == plain)
    #expect(layout(text) { $0.lineFragmentRects = { [$0.rect] } } == plain)
    #expect(layout(text) { $0.spacing = { $0.proposed } } == plain)
    #expect(layout(text) { $0.adjust = { _, _ in } } == plain)
    #expect(layout(text) { $0.permitsBreak = { _, _ in true } } == plain)
  }

  @Test func aLineTakesTheRectThatItIsGiven() {
    let layout = layout(AttributedText("aaa bbb ccc")) {
      $0.lineFragmentRects = { proposal in
        [Rect(x: 20, y: proposal.rect.minY, width: 30, height: proposal.rect.height)]
      }
    }
    #expect(layout.lines.map(\.range) == [0..<4, 4..<8, 8..<11])
    #expect(layout.lines.map(\.rect.minX) == [20, 20, 20])
    #expect(layout.lines.map { $0.runs[0].origin.x } == [20, 20, 20])
  }

  @Test func aRectMayLieLowerAndNoRectEndsTheContainer() {
    let lower = layout(AttributedText("aaa bbb")) {
      $0.lineFragmentRects = { proposal in
        [Rect(x: 0, y: max(25, proposal.rect.minY), width: 60, height: proposal.rect.height)]
      }
    }
    #expect(lower.lines.map(\.rect.minY) == [25])
    let none = layout(AttributedText("aaa bbb ccc ddd eee fff")) {
      $0.lineFragmentRects = { $0.rect.minY < 15 ? [$0.rect] : [] }
    }
    #expect(none.lines.map(\.range) == [0..<8, 8..<16])
    #expect(none.overflow == 16..<23)
  }

  @Test func spacesComeFromTheHook() {
    let layout = layout(AttributedText("aaaa bbbbbbb\ncccc")) {
      $0.spacing = { question in
        switch question.kind {
        case .line: 3
        case .beforeParagraph: question.offset == 0 ? 7 : 0
        case .afterParagraph: 5
        }
      }
    }
    #expect(layout.lines.map(\.usedRect.minY) == [7, 20, 38])
    #expect(layout.lines.map(\.rect.height) == [20, 18, 15])
  }

  @Test func aForbiddenBreakIsReplacedByAnEarlierOne() {
    let text = AttributedText("aa bb ccc dd")
    #expect(layout(text) { _ in }.lines.map(\.range) == [0..<10, 10..<12])
    let changed = layout(text) { $0.permitsBreak = { offset, _ in offset != 10 } }
    #expect(changed.lines.map(\.range) == [0..<6, 6..<12])
  }

  @Test func changedMeasuresMoveGlyphsAndTheNextLine() {
    let layout = layout(AttributedText("aaaa bbbbbbb")) {
      $0.adjust = { measures, line in
        guard line.range.lowerBound == 0 else { return }
        measures.rect.size.height = 30
        measures.usedRect.size.height = 30
        measures.baselineOffset = 20
      }
    }
    #expect(layout.lines.map(\.baseline) == [20, 38])
    #expect(layout.lines[0].runs[0].origin.y == 20)
    #expect(layout.lines[1].rect.minY == 30)
  }

  @Test func aGlyphIsRepeatedForEachCharacter() throws {
    let dot = try #require(typesetter.glyph(for: 0x2E, in: font))
    var text = AttributedText("abc\u{1F600}d")
    text.addAttribute(\.glyph, value: dot, range: 1..<5)
    let line = layout(text) { _ in }.lines[0]
    #expect(line.runs.flatMap { $0.glyphs.map(\.glyph) }[1...3] == [dot, dot, dot])
    #expect(line.runs.reduce(0) { $0 + $1.width } == 30)
  }

  @Test func aPartOfALineKeepsItsPosition() {
    let line = layout(AttributedText("abcdef"), width: .infinity) { _ in }.lines[0].showing(2..<4)
    #expect(line.runs.map(\.range) == [2..<4])
    #expect(line.runs[0].origin.x == 12)
    #expect(line.runs[0].width == 12)
    #expect(line.rect.width == 36)
  }
}
