import GalleyFiles
import TestSupport
import Testing

@Suite struct FitTests {
  private static let scene = """
    galley: 1
    size: [100, 60]
    strings:
      en: { go: "Go now", other: "abc" }
      de: { go: "Jetzt loslegen", other: "äöü" }
    views:
      - label: { id: one, frame: [0, 0, 62, 10], key: go, font: { family: Galley Test Mono, size: 10 } }
      - label: { id: two, frame: [0, 20, 62, 20], numberOfLines: 2, text: { localized: go }, font: { family: Galley Test Mono, size: 10 } }
      - label: { id: plain, frame: [0, 45, 62, 10], text: "Hello", font: { family: Galley Test Mono, size: 10 } }

    """

  @Test func theLongestTextOfEachLanguageIsSaid() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.scene])
    let run = try folder.galley("fit", "a.yaml", "--key", "go")
    #expect(run.status == 1 && run.errors == "")
    #expect(
      run.text == """
        a.yaml:7:51: label "one", 62 pt wide
          en: fits: 6 characters, at most 10, needs 36 pt
          de: does not fit: 14 characters, at most 10, needs 84 pt
          minimum width for all languages: 84 pt (de)
        a.yaml:8:71: label "two", 62 pt wide
          en: fits: 6 characters, at most 21, needs 18 pt
          de: fits: 14 characters, at most 16, needs 48 pt
          minimum width for all languages: 48 pt (de)

        """)
  }

  @Test func aViewIsNamedToo() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.scene])
    let run = try folder.galley("fit", "a.yaml", "--view", "plain", "--json")
    #expect(run.status == 0)
    #expect(run.text.contains("\"view\": \"plain\"") && run.text.contains("\"longest\": 10"))
    let near = try folder.galley("fit", "a.yaml", "--key", "og")
    #expect(near.status == 2 && near.errors.contains("did you mean \"go\"?"))
    try expectEqual(folder.galley("fit", "a.yaml").status, 2)
  }
}
