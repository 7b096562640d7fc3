import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct LayoutDumpTests {
  private func dump(_ text: String, carets: Bool = false, scene: String? = nil) throws -> String {
    var options = LayoutDump.Options()
    options.includesCarets = carets
    options.scene = scene
    let text = LayoutDump(of: try page(text), options: options).text
    return text.replacing(try TestFonts.mono(15).face.digest, with: "M06")
      .replacing(try TestFonts.varied(15).face.digest, with: "VAR")
  }

  @Test func everyMemberOfATableIsOnThePageAboutDumps() {
    let page = Repository.text(of: "Sources/Galley/Galley.docc/LayoutDump.md")
    let tables =
      SceneView.kinds.map { $0.words } + [
        LayoutDump.words, TextAttributes.sceneProperties.words, ParagraphStyle.sceneProperties.words,
        LayoutWriter.fontWords,
      ]
    let members = Set(tables.flatMap(\.keys))
    #expect(members.count > 120)
    #expect(members.filter { !page.contains("`\($0)`") }.sorted() == [])
  }

  /// Every line of a dump, whole: the format is a promise. The label stands between pixels: its baselines at 22.25 and
  /// 37.25 points of the picture are drawn at 22.5 and 37.5.
  @Test func aTruncatedLabelWithASubview() throws {
    let text = """
      galley: 1
      size: [200, auto]
      views:
      - label:
          id: title
          frame: [10, 10.25, 60, auto]
          font: {family: Galley Test Mono, size: 15}
          numberOfLines: 2
          text: "Hi\\n\\tfive si"
          subviews:
          - view: {frame: [0, 0, 5, 5]}
      """
    let json = try dump(text, carets: true, scene: "a/\"b\".yaml")
    #expect(
      json == #"""
        { "scene": "a/\"b\".yaml", "galley": 1, "size": [200, 40.5], "scale": 2, "views": [
          { "id": "title", "type": "label", "frame": [10, 10.25, 60, 30], "bounds": [0, 0, 60, 30], \#
        "intrinsicContentSize": [91, 30], "sizeThatFits": [55, 30], "numberOfLines": 2, "textRect": [0, 0, 55, 30], \#
        "text": "Hi\n\tfive si", "isTruncated": true, "lines": [
            { "range": [0, 2], "rect": [0, 0, 60, 15], "usedRect": [0, 0, 18, 15], "baseline": 12, \#
        "drawnBaseline": 12.25, "container": 0, "ends": "newline", "clusters": [[0, 1, 0, 9], [1, 2, 9, 9]], "runs": [\#
        { "font": "GalleyTestMono-Regular", "digest": "M06", "size": 15, "level": 0, "range": [0, 2], \#
        "glyphs": [[41, 0, 12, 9, 0], [74, 9, 12, 9, 1]] }], \#
        "carets": [[0, 0, 0, 15, 0], [1, 9, 0, 15, 0], [2, 18, 0, 15, 0]] },
            { "range": [3, 11], "rect": [0, 15, 60, 15], "usedRect": [0, 15, 55, 15], "baseline": 27, \#
        "drawnBaseline": 27.25, "container": 0, "ends": "truncated", "hidden": [6, 11], \#
        "clusters": [[3, 4, 0, 28], [4, 5, 28, 9], [5, 6, 37, 9]], "runs": [\#
        { "font": "GalleyTestMono-Regular", "digest": "M06", "size": 15, "level": 0, "range": [4, 6], \#
        "glyphs": [[71, 28, 27, 9, 4], [74, 37, 27, 9, 5]] }, \#
        { "font": "GalleyTestMono-Regular", "digest": "M06", "size": 15, "level": 0, "range": [6, 6], \#
        "glyphs": [[689, 46, 27, 9, 6]] }], \#
        "carets": [[3, 0, 15, 15, 0], [4, 28, 15, 15, 0], [5, 37, 15, 15, 0], [6, 46, 15, 15, 0]] }
          ], "subviews": [
            { "id": "view1", "type": "view", "frame": [0, 0, 5, 5], "bounds": [0, 0, 5, 5], \#
        "intrinsicContentSize": [-1, -1], "sizeThatFits": [5, 5], "subviews": [] }
          ] }
        ], "missingGlyphs": [], "fontsUsed": [
          { "font": "GalleyTestMono-Regular", "family": "Galley Test Mono", "digest": "M06", "index": 0 }
        ] }

        """#)
  }

  @Test func positionsAreTheViewsOwn() throws {
    let text = try dump(
      """
      galley: 1
      views:
      - label:
          frame: [100, 100, 60, 50]
          font: {family: Galley Test Mono, size: 15}
          insets: [4, 6, 2, 0]
          text: "a\\n"
          numberOfLines: 0
      """)
    #expect(text.contains(#""rect": [6, 11, 54, 15], "usedRect": [6, 11, 9, 15], "baseline": 23, "drawnBaseline": 23"#))
    #expect(text.contains(#""clusters": [[0, 1, 6, 9]]"#))
    #expect(text.contains(#""glyphs": [[66, 6, 23, 9, 0]]"#))
    #expect(text.contains(#"{ "range": [2, 2], "rect": [6, 26, 54, 15], "usedRect": [6, 26, 0, 15]"#))
    #expect(text.contains(#""ends": "end", "extra": true, "clusters": [], "runs": [] }"#))
  }

  @Test func rightToLeftClustersAreInTextOrder() throws {
    let text = try dump(
      "galley: 1\nviews: [{label: {text: \"אב\", font: {family: Galley Test Varied, size: 10}}}]", carets: true)
    #expect(text.contains(#""clusters": [[0, 1, 5, 6], [1, 2, 0, 5]]"#))
    #expect(text.contains(#""level": 1, "range": [0, 2]"#))
    #expect(text.contains(#""carets": [[0, 11, 0, 11.5, 1], [1, 5, 0, 11.5, 1], [2, 0, 0, 11.5, 1]]"#))
  }

  @Test func missingCharactersAreListed() throws {
    let text = try dump("galley: 1\nviews: [{label: {id: x, text: \"a🪐b😀\"}}]")
    #expect(
      text.contains(
        """
        "missingGlyphs": [
          { "view": "x", "range": [1, 3], "text": "🪐", "font": "GalleyTestMono-Regular" },
          { "view": "x", "range": [4, 6], "text": "😀", "font": "GalleyTestMono-Regular" }
        ]
        """))
  }

  @Test func aLabelWithoutTextHasNoLines() throws {
    let text = try dump("galley: 1\nsize: [5, 5]\nviews: [{label: {}}]")
    #expect(
      text == """
        { "galley": 1, "size": [5, 5], "scale": 2, "views": [
          { "id": "label1", "type": "label", "frame": [0, 0, 0, 0], "bounds": [0, 0, 0, 0], \
        "intrinsicContentSize": [0, 0], "sizeThatFits": [0, 0], "textRect": [0, 0, 0, 0], "text": "", \
        "isTruncated": false, "lines": [], "subviews": [] }
        ], "missingGlyphs": [], "fontsUsed": [] }

        """)
  }

  @Test func viewsMadeInCodeAreDumpedToo() throws {
    let context = try RenderContext(typesetter: TestFonts.typesetter(), scale: 1)
    let root = View(frame: Rect(x: 0, y: 0, width: 9, height: 8), in: context)
    root.addSubview(View(frame: Rect(x: 1, y: 2, width: 3, height: 4), in: context))
    #expect(
      LayoutDump(of: root, size: root.bounds.size).text == """
        { "galley": 1, "size": [9, 8], "scale": 1, "views": [
          { "type": "view", "frame": [1, 2, 3, 4], "bounds": [0, 0, 3, 4], "intrinsicContentSize": [-1, -1], \
        "sizeThatFits": [3, 4], "subviews": [] }
        ], "missingGlyphs": [], "fontsUsed": [] }

        """)
  }

  @Test func aWindowThatCodeMovedIsDumpedWhereItIs() throws {
    let page = try page(
      "galley: 1\nsize: [90, 60]\nviews:\n- label: {text: a, font: {family: Galley Test Mono, size: 10}, frame: [0, 0, 90, 20]}"
    )
    #expect(!LayoutDump(of: page).text.contains("windowShift"))
    let before = LayoutDump(of: page).text
    page.window.frame.origin.y = -7.25
    let after = LayoutDump(of: page).text
    #expect(after.contains(#""keyboard": { "windowShift": 7.25 }"#))
    // At 2 pixels a point the baseline is on a pixel of the picture, and so a quarter of a point off the window's.
    func baseline(_ dump: String) -> Double? {
      dump.split(separator: "\"drawnBaseline\": ").last?.split(separator: ",").first.flatMap { Double($0) }
    }
    let (old, new) = (try #require(baseline(before)), try #require(baseline(after)))
    #expect(abs(new - old) == 0.25)
  }
}
