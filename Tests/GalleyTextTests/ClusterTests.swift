import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Grapheme clusters of a line. Galley Test Mono at 15 pt: every glyph is 9 pt wide; it has no combining marks.
@Suite struct ClusterTests {
  /// A cluster that no face has whole is set by several faces, or in part by none. It is one place to the reader.
  @Test func aDividedClusterStaysOne() throws {
    let setting = try Setting("ax\u{301}\u{302}b")
    let line = try #require(setting.layout.lines.first)
    #expect(line.runs.count == 3)
    #expect(line.runs.map(\.isMissing) == [false, true, false])
    let boxes = setting.layout.clusters(of: line, with: setting.typesetter)
    #expect(boxes.map(\.range) == [0..<1, 1..<4, 4..<5])
    #expect(boxes[1].x == 9 && boxes[2].x == boxes[1].x + boxes[1].width)
    #expect(setting.layout.carets(of: line, with: setting.typesetter).map(\.offset) == [0, 1, 4, 5])
  }

  /// The mark comes from a face that lacks the letter.
  @Test func itsPartsComeFromTheirFaces() throws {
    let typesetter = Typesetter(fonts: try TestFonts.cascadingCollection())
    let shaped = shape(
      AttributedText("字\u{301}a"), defaultFont: try TestFonts.mono(15), locale: "", with: typesetter)
    #expect(
      shaped.paragraphs[0].items.map(\.font.fontName)
        == ["GalleyTestMono-Regular", "GalleyTestVaried-Regular", "GalleyTestMono-Regular"])
    #expect(shaped.paragraphs[0].items.allSatisfy { !$0.isMissing })
  }
}
