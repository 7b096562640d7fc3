import GalleyBase
import GalleyFiles
import TestSupport
import Testing

@testable import GalleyScenes

/// Scenes that take views and names of other files.
@Suite struct InclusionTests {
  private func read(_ files: [String: String]) throws -> SceneFile {
    let folder = try TemporaryFolder(files)
    let bytes = try readFile(folder.path("s.yaml"))
    return try SceneFile(reading: bytes, file: folder.path("s.yaml"))
  }

  private func failure(_ files: [String: String]) throws -> String {
    do {
      _ = try read(files)
      return ""
    } catch let error as SceneError {
      return error.description
    }
  }

  @Test func viewsStylesAndConstraintsAreTaken() throws {
    let file = try read([
      "s.yaml": """
      galley: 1
      include: parts/frame.yaml
      styles: { quiet: { kern: 3 } }
      views:
      - include: parts/bar.yaml
      - label: { id: own, text: a, style: loud }
      - stack: { id: s, views: [{ include: parts/bar.yaml }] }
      """,
      "parts/frame.yaml": """
      galley: 1
      styles: { loud: { kern: 5 }, quiet: { kern: 4 } }
      constraints: [ground.width = 50]
      views: [{ view: { id: ground } }]
      """,
      "parts/bar.yaml": "views: [{ view: { backgroundColor: red } }]",
    ])
    #expect(file.scene.views.map(\.id) == ["ground", "view1", "own", "s"])
    #expect(file.scene.views[3].subviews.map(\.id) == ["view2"])
    #expect(file.scene.constraints.count == 1)
  }

  /// The keys of JSON are in quotes.
  @Test func scenesInJSONIncludeOthers() throws {
    let file = try read([
      "s.yaml": #"{ "galley": 1, "include": "a.yaml", "views": [{ "include": "a.yaml" }] }"#,
      "a.yaml": #"{ "views": [{ "view": { "backgroundColor": "red" } }] }"#,
    ])
    #expect(file.scene.views.map(\.id) == ["view1", "view2"])
  }

  @Test func aCycleIsAnError() throws {
    let words = try failure([
      "s.yaml": "galley: 1\ninclude: a.yaml\nviews: []", "a.yaml": "include: b.yaml\nviews: []",
      "b.yaml": "views: [{ include: a.yaml }]",
    ])
    #expect(words.contains("b.yaml:1:20: error: include: a file cannot include itself: "))
  }

  @Test func mistakesAreReportedInTheIncludedFile() throws {
    let words = try failure([
      "s.yaml": "galley: 1\nviews: [{ include: a.yaml }]", "a.yaml": "size: [1, 2]\nviews:\n- label: { txt: a }",
    ])
    #expect(words.contains("a.yaml:1:1: error: include: an included file cannot have the key \"size\""))
    #expect(words.contains("a.yaml:3:12: error: views[0].label: unknown key \"txt\" in a label"))
  }

  @Test func inclusionsAreCounted() throws {
    // Each file includes the next twice: 2^40 files.
    var files = ["s.yaml": "galley: 1\ninclude: p0.yaml\nviews: []"]
    for number in 0..<40 { files["p\(number).yaml"] = "include: [p\(number + 1).yaml, p\(number + 1).yaml]" }
    files["p40.yaml"] = "views: []"
    let words = try failure(files)
    #expect(
      words.hasSuffix(
        "p31.yaml:1:11: error: include: files include each other more than 32 levels deep"),
      "\(words)")
    // Not deep, but many.
    let many = (0..<1001).map { _ in "p.yaml" }.joined(separator: ", ")
    let refused = try failure(["s.yaml": "galley: 1\ninclude: [\(many)]\nviews: []", "p.yaml": "views: []"])
    #expect(
      refused.contains(
        "the scene needs 1,001 files, and its budget is 1,000: make the scene smaller, or add --budget includedFiles=1001"
      ))
  }

  @Test func includedFilesMustBeMappings() throws {
    let words = try failure(["s.yaml": "galley: 1\ninclude: a.txt\nviews: []", "a.txt": "just words"])
    #expect(words.contains("s.yaml:2:10: error: include: a.txt: expected a mapping, such as views: […]"))
  }

  @Test func aMissingFileIsNamed() throws {
    let words = try failure(["s.yaml": "galley: 1\nviews:\n- include: a.yaml"])
    #expect(words.contains("s.yaml:3:12: error: include: a.yaml: "))
  }
}
