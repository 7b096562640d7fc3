import GalleyBase
import GalleyFonts
import GalleyUnicode
import TestSupport
import Testing

@testable import GalleyText

/// The fast way of passing whole words must break lines like the way that goes character by character.
@Suite struct PassedWordsTests {
  private static let words = [
    "a", "of", "word", "hyphen-ated", "co\u{AD}op", "3.14", "naïve", "e\u{301}a\u{308}\u{323}", "漢字", "word—dash",
    "(bracketed)", "x/y/z", "ZWNJ", "لا", "averylongwordwithoutanyopportunity", "“quoted”",
    "漢字，假名。", "「引用（又）」", "字\u{AD}字", "字\u{3099}々字", "全角\u{3000}空白", "字字字字字字字字字字",
  ]

  @Test func randomTextsBreakTheSameBothWays() throws {
    let typesetter = try TestFonts.typesetter()
    let font = try TestFonts.mono(10)
    var random = SeededNumbers(seed: 21)
    for _ in 0..<SeededRuns.count(300) {
      var text = AttributedText("")
      for _ in 0..<Int.random(in: 1..<12, using: &random) {
        let word = PassedWordsTests.words.randomElement(using: &random) ?? ""
        let space = ["", " ", " ", " ", "  "].randomElement(using: &random) ?? ""
        // Overlapping letters move the pen back.
        let kern: Double? = [nil, nil, nil, 3, -5, -9].randomElement(using: &random) ?? nil
        text.append(word + space, attributes: TextAttributes { $0.kern = kern })
      }
      let shaped = shape(text, defaultFont: font, locale: "en", with: typesetter)
      let breaker = ParagraphSource(shaped, paragraph: 0, typesetter: typesetter)
        .breaker(rulers: TabRulers(columns: nil))
      let count = shaped.paragraphs[0].range.count
      let width = Length(points: Double.random(in: 1..<160, using: &random))
      let margins = LineMargins(leading: .zero, trailing: width)
      var start = 0
      while start < count {
        var scan = LineScan(start: start, margins: margins, startShift: .zero)
        let found = breaker.fill(&scan, mode: .byWordWrapping, limit: count)
        let expected = slowly(breaker, from: start, margins: margins)
        try #require(Measures(found) == Measures(expected), "\(text.string) from \(start) in \(width.points)")
        start = found.next
      }
    }
  }

  /// Everything that is known about a line without tabs.
  private struct Measures: Equatable {
    let range: Range<Int>
    let visibleEnd: Int
    let next: Int
    let ends: LineEnd
    let widths: [Length]

    init(_ line: BrokenLine) {
      (range, visibleEnd, next, ends) = (line.range, line.visibleEnd, line.next, line.ends)
      widths = [line.visibleWidth, line.textWidth, line.neededWidth]
    }
  }

  private func slowly(_ breaker: LineBreaker, from start: Int, margins: LineMargins) -> BrokenLine {
    let boundaries = breaker.paragraph.analysis.boundaries
    let end = breaker.paragraph.range.count
    var scan = LineScan(start: start, margins: margins, startShift: .zero)
    for offset in start..<end {
      if offset > start { breaker.noteOpportunity(at: offset, boundaries[offset], .byWordWrapping, &scan) }
      scan.pen += Length(fixed16: breaker.paragraph.advances[offset])
      if !boundaries[offset].contains(.space) {
        scan.visible = scan.pen
        scan.visibleEnd = offset + 1
        scan.widest = max(scan.widest, scan.pen)
      }
      if scan.visible > margins.trailing, let cut = scan.opportunity ?? scan.lastCluster { return scan.cut(cut) }
    }
    return scan.close(at: end, next: end, ends: .end)
  }
}
