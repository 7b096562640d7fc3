import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

/// Properties of the carets of any text, on texts made from a fixed seed.
@Suite struct RandomCaretTests {
  /// Carets are between grapheme clusters, and on their line.
  @Test(arguments: 0..<SeededRuns.count(20)) func caretsStandBetweenClusters(seed: Int) throws {
    try forEachLine(seed: seed) { line, layout, typesetter in
      let boundaries = layout.shaped.paragraphs[line.paragraph].analysis.boundaries
      let base = layout.shaped.paragraphs[line.paragraph].range.lowerBound
      for caret in layout.carets(of: line, with: typesetter) {
        #expect(line.range.lowerBound...line.range.upperBound ~= caret.offset)
        #expect(boundaries[caret.offset - base].contains(.grapheme), "\(caret.offset) in \(layout.shaped.text.utf16)")
        #expect(caret.top == line.usedRect.minY && caret.height == line.usedRect.height)
      }
    }
  }

  /// A point on a caret finds a caret at the same position.
  @Test(arguments: 0..<SeededRuns.count(20)) func aPointOnACaretFindsIt(seed: Int) throws {
    try forEachLine(seed: 500 + seed) { line, layout, typesetter in
      // With negative kerning clusters overlap, so that one point may belong to two of them. A line of height 0
      // contains no point.
      let boxes = layout.clusters(of: line, with: typesetter)
      let isSpread = zip(boxes.sorted { $0.x < $1.x }, boxes.sorted { $0.x < $1.x }.dropFirst()).allSatisfy {
        $0.x + $0.width <= $1.x && $0.width >= 0 && $1.width >= 0
      }
      guard isSpread, line.rect.height > 0 else { return }
      for caret in layout.carets(of: line, with: typesetter) {
        let point = Point(x: caret.x, y: line.rect.minY + line.rect.height / 2)
        let found = try #require(
          layout.position(nearest: point, inContainer: line.container, with: typesetter))
        let back = try #require(layout.caret(at: found.offset, affinity: found.affinity, with: typesetter))
        #expect(back.x == caret.x, "\(caret) finds \(found) in \(layout.shaped.text.utf16)")
      }
    }
  }

  private func forEachLine(
    seed: Int, _ body: (LineFragment, TextLayout, Typesetter) throws -> Void
  ) throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let fonts = [try TestFonts.mono(15), try TestFonts.varied(12), try TestFonts.varied(20)]
    var random = RandomText(seed: 2000 + seed, fonts: fonts)
    for _ in 0..<20 {
      let shaped = shape(random.text(), defaultFont: fonts[0], locale: "en_US", with: typesetter)
      let width = Double(random.number(20...300))
      let container = TextContainer(size: Size(width: width, height: .infinity))
      let layout = layOut(shaped, in: container, options: LayoutOptions(), with: typesetter)
      for line in layout.lines { try body(line, layout, typesetter) }
    }
  }
}
