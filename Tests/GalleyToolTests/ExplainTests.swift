import TestSupport
import Testing

/// What `galley explain` prints, word for word, for scenes that ask the questions people ask.
@Suite struct ExplainTests {
  @Test func aWrappedLabelThatIsCut() throws {
    let scene = """
      galley: 1
      size: [200, auto]
      fonts: { fallback: [Noto Color Emoji] }
      views:
        - label:
            id: status
            frame: [0, 0, 180, 24]
            numberOfLines: 2
            font: { family: Galley Test Mono, size: 10 }
            text: "Your parcel has left 👍 the warehouse in Cologne and comes tomorrow"
      """
    let words = """
      label “status”, 180 × 24 pt, 2 lines
        hidden    10 of 67 UTF-16 units are hidden; all of it takes 3 lines and 30 pt: numberOfLines 3 or 0 shows it in a label that is 6 pt higher
        place     20 pt high, centred in 24 pt: it begins at y 2

        line 1  “Your parcel has left 👍 the ”
          ends      before “warehouse”: with it the line takes 222.48 pt, and there is room for 180 pt
          height    10 pt: GalleyTestMono-Regular 10 pt reaches 8 pt above and 2 pt below the baseline; fallback fonts do not count here
          font      “👍” in NotoColorEmoji, since GalleyTestMono-Regular lacks U+1F44D

        line 2  “warehouse in Cologne and come…”
          ends      with “…” (lineBreakMode: byTruncatingTail): the rest takes 234 pt, and there is room for 180 pt
          hidden    “s tomorrow”, 10 characters; the kept text takes 174 pt, “…” takes 6 pt
          height    10 pt: GalleyTestMono-Regular 10 pt reaches 8 pt above and 2 pt below the baseline

      """
    let folder = try TemporaryFolder(["a.yaml": scene])
    let run = try folder.galley("explain", "a.yaml")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.text == words)
    try expectEqual(folder.galley("explain", "a.yaml", "--view", "status").text, words)
    #expect(try folder.galley("explain", "a.yaml", "--set", "status.numberOfLines=0").text.contains("3 lines"))
  }

  @Test func aPriceTable() throws {
    let scene = #"""
      galley: 1
      size: [260, auto]
      styles:
        row: { font: { family: Galley Test Mono, size: 10 }, tabStops: [ { alignment: right, location: 120, columnTerminators: "." }, { alignment: right, location: 200 } ], paragraphSpacing: 4 }
      views:
        - label:
            id: rows
            frame: [0, 0, 240, auto]
            numberOfLines: 0
            runs:
              - { text: "Paper\t12.5\t50%\n", style: row }
              - { text: "Ink for printing books\t7\t100%", style: row }
      """#
    let words = """
      label “rows”, 240 × 34 pt, 3 lines

        line 1  “Paper\\t12.5\\t50%”
          ends      with its paragraph; 200 of 240 pt are used
          tab 1     to the stop at 120 pt, where the column “12” before “.” ends: 12 pt wide, it starts at 108 pt
          tab 2     to the stop at 200 pt, where the column “50%” ends: 18 pt wide, it starts at 182 pt
          height    10 pt: GalleyTestMono-Regular 10 pt reaches 8 pt above and 2 pt below the baseline
          space     4 pt after the paragraph (paragraphSpacing)

        line 2  “Ink for printing books\\t7\\t”
          ends      after a tab: no stop is left for it, so the next text goes to the next line (tabStops, defaultTabInterval, tabOverflow)
          tab 1     to the stop at 200 pt, where the column “7” ends: 6 pt wide, it starts at 194 pt
          tab 2     no stop is left after 200 pt (tabStops, defaultTabInterval, tabOverflow)
          height    as on line 1

        line 3  “100%”
          ends      with the text; 24 of 240 pt are used
          height    as on line 1
          space     4 pt after the paragraph (paragraphSpacing)

      """
    try expectEqual(TemporaryFolder(["a.yaml": scene]).galley("explain", "a.yaml").text, words)
  }

  @Test func everythingAsJSON() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("aa bb", width: 20)])
    let run = try folder.galley("explain", "a.yaml", "--json")
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("{ \"galley\": 1, \"views\": [\n  { \"id\": \"title\", \"type\": \"label\""))
    #expect(
      run.text.contains(
        "\"end\": { \"ends\": \"word\", \"cause\": \"width\", \"lineBreakMode\": \"byTruncatingTail\", \"width\": 12, "
          + "\"available\": 20, \"next\": [3, 5], \"needed\": 30 }"))
    #expect(run.text.contains("\"baseline\": 8 }"))
    #expect(run.text.hasSuffix("\n] }\n"))
  }

  @Test func mistakesAreNamed() throws {
    let folder = try TemporaryFolder([
      "a.yaml": sceneText("a"),
      "empty.yaml": "galley: 1\nsize: [10, 10]\nviews:\n  - view: { id: box, frame: [0, 0, 5, 5] }\n",
    ])
    let unknown = try folder.galley("explain", "a.yaml", "--view", "titel")
    #expect(unknown.status == 2 && unknown.output == [])
    #expect(unknown.errors == "galley: there is no view \"titel\"; did you mean \"title\"?; the scene has title\n")
    let box = try folder.galley("explain", "empty.yaml", "--view", "box")
    #expect(box.status == 2)
    #expect(box.errors == "galley: the view \"box\" shows no text\n")
    let nothing = try folder.galley("explain", "empty.yaml")
    #expect(nothing.status == 0 && nothing.output == [])
    #expect(nothing.errors == "empty.yaml: no view shows text\n")
  }
}
