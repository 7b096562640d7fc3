import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Tables in scenes.
@Suite struct TableSceneTests {
  static let font = "font: {family: Galley Test Mono, size: 10}"

  private func table(_ keys: String) throws -> TableView {
    let page = try page(views: "table: {\(Self.font), \(keys)}")
    return try #require(page.window.subviews.first as? TableView)
  }

  @Test func rowsAreLabelsOrViews() throws {
    let table = try table(
      """
      frame: [0, 0, 100, auto], rows: [{text: one}, {id: second, text: aaaa bbbb cccc dddd, textColor: red}, \
      {label: {text: x}}, {view: {frame: [9, 9, 9, 20], subviews: [{label: {text: in, frame: [0, 0, auto, auto]}}]}}]
      """)
    #expect(table.rowViews.map(\.id) == ["label1", "second", "label2", "view1"])
    #expect(table.rowFrames.map(\.height) == [40, 50, 40, 50])
    #expect(table.frame.height == 182)
    table.layoutIfNeeded()
    #expect(table.rowViews[3].frame == Rect(x: 15, y: 146.5, width: 70, height: 20))
    #expect(table.rowViews[3].subviews[0].id == "label3")
    #expect(table.rowViews[3].subviews[0].frame.size.height > 0)
  }

  @Test func everyKeyReachesTheTable() throws {
    let table = try table(
      """
      frame: [0, 0, 100, 50], textColor: blue, rowMeasure: boundingRect, rowInsets: [1, 2, 3, 4], showsSeparators: false, \
      separatorColor: red, separatorInset: [0, 5, 0, 6], contentInset: [1, 1, 1, 1], contentOffset: [0, 7], \
      rows: [{text: a}, {text: b}, {text: c}, {text: d}, {text: e, font: {family: Galley Test Mono, size: 20}}]
      """)
    #expect(table.rowMeasure == .boundingRect && !table.showsSeparators)
    #expect(table.rowInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(table.separatorInset == EdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
    #expect(table.rowFrames.map(\.height) == [14, 14, 14, 14, 24])
    #expect(table.separatorColor != SystemColor.separator.color(in: .light))
    #expect((table.rowViews[0] as? Label)?.textColor == table.textColor)
    table.layoutIfNeeded()
    #expect(table.contentOffset == Point(x: 0, y: 7))
  }

  @Test func theDumpTellsRowsAndSeparators() throws {
    let page = try page(views: "table: {id: t, \(Self.font), frame: [0, 0, 100, 60], rows: [{text: a}, {text: b}]}")
    let dump = LayoutDump(of: page).text
    #expect(
      dump.contains(
        """
        "contentSize": [100, 81], "contentOffset": [0, 0], "separatorInset": [0, 15, 0, 0], \
        "rows": [[0, 0, 100, 40], [0, 40.5, 100, 40]], "separators": [[15, 40, 85, 0.5], [15, 80.5, 85, 0.5]], "subviews": [
        """))
    #expect(dump.contains("\"id\": \"label2\", \"type\": \"label\", \"frame\": [15, 55.5, 70, 10]"))
  }

  static let mistakes: [(String, String)] = [
    ("subviews: []", "4:5: views[0].table: a table has no subviews; use rows or sections"),
    (
      "rows: {text: a}",
      "4:11: views[0].table.rows: expected a list of rows, each as in \"- text: …\" or \"- view: …\", found a mapping"
    ),
    (
      "rows: [{text: a, frame: [0, 0, 1, 1]}]",
      "4:22: views[0].table.rows[0]: a row of a table is as wide as the table and as high as its text"
    ),
    (
      "rows: [{txt: a}]",
      "4:13: views[0].table.rows[0]: unknown key \"txt\" in a row of text; did you mean \"text\"?"
    ),
    (
      "rows: [{id: a, text: x}, {id: a, text: y}]",
      "4:35: views[0].table.rows[1].id: the id \"a\" is repeated; the first is at 4:17"
    ),
  ]

  @Test(arguments: mistakes) func mistakesAreNamed(_ keys: String, _ message: String) throws {
    let failure = try buildingFailure("galley: 1\nviews:\n- table:\n    \(keys)\n")
    #expect(failure.replacing("s.yaml:", with: "").replacing(" error:", with: "") == message)
  }

  /// The table after these steps, laid out.
  private func table(_ keys: String, steps: String) throws -> TableView {
    let scene = "galley: 1\nviews:\n- table: {id: tab, \(Self.font), \(keys)}\nsteps:\n\(steps)"
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    try player.takeSteps()
    let table = try #require(player.page.window.subviews.first as? TableView)
    table.layoutIfNeeded()
    return table
  }

  /// Eleven characters a line.
  @Test func rowsStayInTheirPlacesWhateverStepIsTaken() throws {
    let rows = "frame: [0, 0, 100, auto], rows: [{id: a, text: aa, textAlignment: center}, {text: aaaa bbbb cccc}]"
    let table = try table(rows, steps: "- wait: 1")
    #expect(
      table.rowViews.map(\.frame) == [
        Rect(x: 15, y: 15, width: 70, height: 10), Rect(x: 15, y: 55.5, width: 70, height: 20),
      ])
    #expect(table.frame.height == 91)
  }

  @Test(arguments: TableRowMeasure.allCases) func heightsFollowWhatStepsDo(_ measure: TableRowMeasure) throws {
    let view = "{textView: {id: t, \(Self.font), text: a}}"
    let rows = "rowMeasure: \(measure), frame: [0, 0, 100, auto], rows: [{id: a, text: aa}, \(view)]"
    let longer = "- set: {view: a, text: aaaa bbbb cccc}"
    try expectEqual(table(rows, steps: "- wait: 1").rowFrames.map(\.height), [40, 56])
    let table = try table(rows, steps: "\(longer)\n- focus: t\n- type: \"\\nb\\nc\"")
    #expect(table.rowFrames.map(\.height) == [50, 76])
    #expect(table.rowViews.map(\.frame.height) == [20, 46] && table.frame.height == 127)
    try expectEqual(self.table(rows, steps: "- set: {view: tab, rowInsets: [0, 0, 0, 0]}").frame.height, 37)
  }

  @Test func theHeightOfAFrameCountsButForText() throws {
    let rows = """
      frame: [0, 0, 100, auto], rows: [{textField: {id: f, \(Self.font), frame: [0, 0, 0, 34]}}, \
      {textView: {\(Self.font), frame: [0, 0, 0, 99]}}, {view: {id: v, frame: [0, 0, 0, 8]}}]
      """
    try expectEqual(table(rows, steps: "- wait: 1").rowFrames.map(\.height), [64, 56, 38])
    let steps = "- set: {view: f, frame: [0, 0, 9, 50]}\n- set: {view: v, frame: [0, 0, 9, 20]}\n- wait: 1"
    let changed = try table(rows, steps: steps)
    #expect(changed.rowFrames.map(\.height) == [80, 56, 50])
    #expect(changed.rowViews[0].frame == Rect(x: 15, y: 15, width: 70, height: 50))
  }
}
