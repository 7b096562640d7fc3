import GalleyFonts
import GalleyText
import TestSupport
import Testing

@testable import GalleyBase
@testable import GalleyScenes

/// Lines that were written before: they are the same bytes as when they are written anew.
@Suite struct LineJSONCacheTests {
  private func dump(_ views: String, _ typesetter: Typesetter, scale: Int = 2, carets: Bool = false) throws -> String {
    let text = "galley: 1\nsize: [200, 100]\nscale: \(scale)\nviews:\n" + views
    var options = LayoutDump.Options()
    options.includesCarets = carets
    let file = try SceneFile(reading: Array(text.utf8), file: "scene.yaml")
    return LayoutDump(of: try file.page(with: typesetter), options: options).text
  }

  private func label(
    _ text: String, id: String = "a", frame: String = "[0, 0, 60, 40]", style: String = "", indentation: String = ""
  ) -> String {
    let font = "{ family: Galley Test Mono, size: 10 }"
    return indentation
      + "- label: { id: \(id), frame: \(frame), numberOfLines: 0, text: \"\(text)\", font: \(font)\(style) }\n"
  }

  @Test func linesAreWrittenOnce() throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    _ = try dump(label("some words of text"), typesetter)
    let known = try #require(typesetter.memory(LineJSONCache.self))
    #expect(known.lines.recent.count == 1)
    // Neither its id nor its place across the canvas makes others.
    _ = try dump(label("some words of text", id: "b", frame: "[30, 0, 60, 40]"), typesetter)
    _ = try dump(label("some words of text") + label("some words of text", id: "b"), typesetter)
    #expect(known.lines.recent.count == 1)
    _ = try dump(label("some words of text"), typesetter, carets: true)
    #expect(known.lines.recent.count == 2)
  }

  @Test func linesThatDifferAreWrittenByThemselves() throws {
    let typesetter = Typesetter(fonts: try TestFonts.collection())
    let scenes = [
      label("some words of text"), label("some words of texts"), label("some words of text", frame: "[3, 0.3, 60, 40]"),
      label("some words of text", frame: "[0, 0, 80, 40]"), label("some words of text", style: ", textColor: red"),
      label("some words of text", style: ", lineBreakMode: byCharWrapping"), label("some words \u{4E16}"),
      label("some words \u{4E16}", id: "b"), label("some words of text", style: ", insets: [1, 2, 3, 4]"),
      "- view:\n    frame: [0, 0, 100, 50]\n    subviews:\n" + label("some words of text", indentation: "    "),
    ]
    for _ in 1...3 {
      for scene in scenes {
        for (scale, carets) in [(1, false), (2, false), (2, true), (3, false)] {
          let fresh = Typesetter(fonts: try TestFonts.collection(), isRemembering: false)
          try expectEqual(
            dump(scene, typesetter, scale: scale, carets: carets), dump(scene, fresh, scale: scale, carets: carets))
        }
      }
    }
  }

  /// Two names of one file are equal fonts, and a dump says by which of them a text asked for it.
  @Test func namesOfFontsAreTheirOwn() throws {
    func entry(_ family: String, _ name: String, _ file: String = "GalleyTestMono.ttf") -> FontManifest.Entry {
      FontManifest.Entry(family: family, postScriptName: name, file: file, isRenamed: family != "Galley Test Varied")
    }
    let manifest = FontManifest(
      folder: Repository.path("Fonts"),
      faces: [
        entry("Brand One", "BrandOne-Regular"), entry("Brand Two", "BrandTwo-Regular"),
        entry("Galley Test Varied", "GalleyTestVaried-Regular", "GalleyTestVaried-Regular.ttf"),
      ], system: "Brand One", fallback: ["Galley Test Varied"])
    let typesetter = Typesetter(fonts: try FontCollection(manifest: manifest))
    for _ in 1...3 {
      for family in ["One", "Two"] {
        let text = try dump(
          "- label: { text: \"a æ\u{301}\", frame: [0, 0, 60, 40], font: { family: Brand \(family) } }\n", typesetter)
        #expect(text.contains(#""asked": "Brand\#(family)-Regular""#))
      }
    }
  }
}
