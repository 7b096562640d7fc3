import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Sections of tables in scenes.
@Suite struct SectionSceneTests {
  private func table(_ keys: String, scene: String = "") throws -> TableView {
    let page = try page("galley: 1\n\(scene)views:\n- table: {frame: [0, 0, 320, auto], \(keys)}\n")
    let table = try #require(page.window.subviews.first as? TableView)
    table.layoutIfNeeded()
    return table
  }

  @Test func rowsAreCellsAndViewsInCells() throws {
    let table = try table(
      """
      sections: [{header: Top, rows: [{text: a, detail: b}, {cell: {id: c, text: d}}, {view: {id: v, \
      frame: [0, 0, 9, 60]}}], footer: {label: {id: f, text: End}}}]
      """)
    #expect(table.rowViews.map(\.id) == ["cell1", "c", "cell2"])
    #expect(table.rowViews[0].subviews.map(\.id) == ["label2", "label3"])
    #expect(table.rowViews[2].subviews.map(\.id) == ["v"])
    #expect(table.subviews.map(\.id) == ["cell1", "c", "cell2", "label1", "f"])
    #expect(table.rowFrames[1].height == 43.5)
    // The view's own height between margins of 11 points, and the line below.
    #expect(table.rowFrames[2].height == 82 && table.rowViews[2].subviews[0].frame.height == 60)
  }

  @Test func headersOfGroupsAreSetInCapitals() throws {
    let keys = "sections: [{header: Köln, rows: [{text: a}], footer: Köln}]"
    let plain = try table(keys)
    #expect((plain.subviews[1] as? Label)?.text == "Köln")
    let grouped = try table("style: grouped, " + keys)
    #expect((grouped.subviews[1] as? Label)?.text == "KÖLN" && (grouped.subviews[2] as? Label)?.text == "Köln")
  }

  @Test func marksAndDetailsChangeSides() throws {
    let keys = "sections: [{rows: [{style: value1, text: a, detail: b, accessory: disclosureIndicator}]}]"
    let cells = try ["", "direction: rightToLeft\n"].map { try table(keys, scene: $0).rowViews[0] as? TableCell }
    let (cell, mirrored) = (try #require(cells[0]), try #require(cells[1]))
    #expect(cell.accessoryRect.maxX == 304 && mirrored.accessoryRect.minX == 16)
    #expect(cell.textLabel.frame.minX == 16 && mirrored.textLabel.frame.maxX == 304)
    #expect(cell.detailLabel.frame.maxX == 304 - 8 - 8 && mirrored.detailLabel.frame.minX == 16 + 8 + 8)
  }

  @Test func aStepChangesTheTextOfACell() throws {
    let scene = """
      galley: 1
      views:
      - table: {frame: [0, 0, 90, auto], sections: [{rows: [{text: a}]}]}
      steps:
      - set: {view: label1, text: "a\\nb\\nc"}
      """
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    let table = try #require(player.page.window.subviews.first as? TableView)
    let before = table.frame.height
    try player.takeSteps()
    table.layoutIfNeeded()
    #expect(table.frame.height > before)
  }

  @Test(arguments: [
    ("rows: [{text: a}], sections: [{rows: []}]", "rows and sections exclude each other"),
    ("sections: [{head: a}]", "unknown key \"head\" in a section; did you mean \"header\"?"),
    ("sections: [{rows: [{txt: a}]}]", "unknown key \"txt\" in a cell; did you mean \"text\"?"),
    ("sections: [{rows: [{text: a, accessory: chevron}]}]", "\"chevron\" is not a valid value"),
    (
      "sections: [{rows: [{text: a, accessoryType: none}]}]",
      "a cell has no \"accessoryType\"; use \"accessory\""
    ),
    ("sections: [{rows: [{text: a, content: {view: {}}}]}]", "content replaces text and detail"),
    ("sections: {rows: []}", "expected a list of sections"),
    ("style: round", "valid: plain, grouped, insetGrouped"),
  ])
  func mistakesAreNamed(keys: String, words: String) throws {
    let message = try buildingFailure("galley: 1\nviews:\n- table: {\(keys)}\n")
    #expect(message.contains(words), "\(message)")
  }
}
