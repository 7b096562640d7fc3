import GalleyBase
import GalleyFiles
import Testing

@testable import GalleyGoldens

@Suite struct LayoutChangeTests {
  @Test func equalLayoutsHaveNoChanges() {
    #expect(titled(twoLines).changes(in: titled(twoLines)) == [])
  }

  /// A program may give several views one id.
  @Test func viewsOfOneIdAreFoundInTheirOrder() throws {
    let views = [0, 20].map {
      #"{"id": "a", "type": "view", "frame": [\#($0), 0, 9, 9], "bounds": [0, 0, 9, 9], "subviews": []}"#
    }
    let dump = #"{"galley": 1, "size": [99, 50], "scale": 2, "views": [\#(views.joined(separator: ", "))]}"#
    let layout = try #require(LayoutSummary(dump: Array(dump.utf8)))
    #expect(layout.views.count == 2)
    #expect(layout.changes(in: layout) == [])
  }

  /// The example of the report: a wider font pushes a word to the next line.
  @Test func anEarlierBreakNamesTheWordTheWidthAndTheFont() {
    let before = titled([line(0..<21, width: 5), line(21..<40, width: 5, y: 20)])
    let after = titled([
      line(0..<7, width: 5.5, font: "DejaVuSans"), line(7..<21, width: 5.5, font: "DejaVuSans", y: 20),
      line(21..<40, width: 5, y: 40),
    ])
    #expect(
      before.changes(in: after) == [
        "the font of “Öffnen Einstellungen ” in 'title' is DejaVuSans instead of NotoSans, so it has 3 lines instead of 2 and line 1 now breaks "
          + "before “Einstellungen”: 100 → 110 pt"
      ])
  }

  @Test func aLaterBreakNamesWhatCameIn() {
    let before = titled([line(0..<7, width: 5), line(7..<40, width: 5, y: 20)])
    let after = titled([line(0..<21, width: 4.5), line(21..<40, width: 4.5, y: 20)])
    #expect(before.changes(in: after) == ["line 1 of 'title' now also holds “Einstellungen”: 100 → 90 pt"])
  }

  /// The ranges of a layout that somebody edited may lie behind its text.
  @Test func aLineAfterTheTextIsEmpty() {
    let text = titled(twoLines).views[0].text
    let (short, long) = (titled([line(0..<text.utf16.count + 2, width: 5)]), titled([line(0..<900, width: 5)]))
    #expect(long.changes(in: short) == ["line 1 of 'title' now breaks before “”"])
    #expect(short.changes(in: long) == ["line 1 of 'title' now also holds “”"])
  }

  @Test func lessRoomIsACauseToo() {
    let before = titled([line(0..<21, width: 5, room: 200), line(21..<40, width: 5, room: 200, y: 20)])
    let after = titled([line(0..<7, width: 5, room: 90), line(7..<40, width: 5, room: 90, y: 20)])
    #expect(before.changes(in: after) == ["line 1 of 'title' now breaks before “Einstellungen”: room 200 → 90 pt"])
  }

  @Test func aMovedBaselineIsReportedOnce() {
    let before = titled((0..<7).map { line(0..<0, width: 5, y: 20 * Double($0)) })
    var lines = before.views[0].lines
    for index in 2..<7 { lines[index].baseline += 0.5 }
    lines[0].baseline -= 1
    #expect(
      before.changes(in: titled(lines)) == [
        "line 1 of 'title': baseline −1 pt", "lines 3–7 of 'title': baseline +0.5 pt",
      ])
  }

  @Test func aDifferentLineEndIsReported() {
    var lines = twoLines
    lines[1].ends = "truncated"
    #expect(
      titled(twoLines).changes(in: titled(lines))
        == ["line 2 of 'title' now ends with “truncated” instead of “end”"])
  }

  @Test func aMovedEllipsisIsReported() {
    var before = twoLines
    before[1].hidden = 38..<40
    var after = twoLines
    after[1].hidden = 35..<40
    #expect(
      titled(before).changes(in: titled(after)) == ["line 2 of 'title' now hides [35, 40] instead of [38, 40]"])
  }

  @Test func widthsThatDifferByLittleAreWrittenInFull() {
    var lines = twoLines
    lines[0].usedRect.size.width += 1.0 / 256
    #expect(
      titled(twoLines).changes(in: titled(lines))
        == ["line 1 of 'title' is now as wide as 100.0 → 100.00390625 pt"])
  }

  @Test func otherGlyphsOfTheSameWidthAreReported() {
    var lines = twoLines
    lines[0].glyphs = [7]
    #expect(titled(twoLines).changes(in: titled(lines)) == ["line 1 of 'title' uses other glyphs of the same font"])
  }

  @Test func changedTextIsReportedWithoutEffects() {
    let before = titled(twoLines)
    var after = titled([line(0..<5, width: 5)])
    after.views[0].text = "Hello"
    #expect(
      before.changes(in: after) == [
        "'title' now says “Hello” instead of “Öffnen Einstellungen für alle Benutzer d…”, so it has 1 line instead of 2"
      ])
  }

  @Test func addedAndRemovedViewsAreReported() {
    let title = ViewSummary(name: "title", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let badge = ViewSummary(name: "badge", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    var moved = title
    moved.frame.origin.x = 2.25
    let before = LayoutSummary(size: Size(width: 10, height: 20), scale: 2, views: [title])
    let after = LayoutSummary(size: Size(width: 10, height: 21.5), scale: 2, views: [badge, moved])
    #expect(
      before.changes(in: after) == [
        "'badge' is new", "the frame of 'title' is now [2.25, 0, 10, 10] instead of [0, 0, 10, 10]",
        "the canvas is now 10 × 21.5 instead of 10 × 20 pt",
      ])
    #expect(after.changes(in: before).contains("'badge' is gone"))
  }

  @Test(arguments: [
    ("a\nb", "a\nb", ""),
    ("a\nb", "a\nc", "line 2 of the layout differs: “b” → “c”"),
    ("a\nb", "a", "the layout now has 1 line of text instead of 2"),
    (
      "{\"digest\": \"000000000000000000000000000000001\"}", "{\"digest\": \"000000000000000000000000000000002\"}",
      "line 1 of the layout differs: “000000000000000000000000\u{31}\"}” → “000000000000000000000000\u{32}\"}”"
    ),
  ])
  func theLastResortIsTheFirstDifferentLine(before: String, after: String, sentence: String) {
    #expect(firstDifference(expected: before, actual: after) == sentence)
  }

  // “Öffnen ” is 7 units long, “Einstellungen ” reaches to 21, the rest to 40.
  private let text = "Öffnen Einstellungen für alle Benutzer d!"

  private var twoLines: [LineSummary] { [line(0..<21, width: 5), line(21..<40, width: 5, y: 20)] }

  private func titled(_ lines: [LineSummary]) -> LayoutSummary {
    let view = ViewSummary(
      name: "title", frame: Rect(x: 0, y: 0, width: 200, height: 60), text: text, lines: lines)
    return LayoutSummary(size: Size(width: 200, height: 60), scale: 2, views: [view])
  }

  /// A line whose every character is as wide as the others; the space at its end hangs.
  private func line(
    _ range: Range<Int>, width: Double, room: Double = 200, font: String = "NotoSans", y: Double = 0
  ) -> LineSummary {
    LineSummary(
      range: range, rect: Rect(x: 0, y: y, width: room, height: 20),
      usedRect: Rect(x: 0, y: y, width: Double(max(0, range.count - 1)) * width, height: 20), baseline: y + 15,
      ends: range.upperBound == 40 ? "end" : "word",
      clusters: range.map { LineSummary.Cluster(range: $0..<$0 + 1, width: width) }, fonts: [font],
      runs: [StyleSummary(range: range, properties: [Property(name: "font", value: .string(font))])])
  }
}
