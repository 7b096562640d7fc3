import GalleyFiles
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// A reader that reads many scenes reads each as if it were the first.
@Suite struct SceneReaderTests {
  private let scene = """
    galley: 1
    size: [200, auto]
    matrix: { locales: [de], appearances: [dark], scales: [1, 3], widths: [240, 320] }
    views:
      - label: { id: a, text: "1,5", textColor: label, font: { textStyle: body } }

    """

  private func variants(_ change: (inout SceneVariant) -> Void = { _ in }) -> [SceneVariant] {
    [nil, 240, 320, nil, 100].map { width in
      var variant = SceneVariant()
      (variant.name, variant.width, variant.keepsPicture) = ("w\(width ?? 0)", width, width == nil)
      change(&variant)
      return variant
    }
  }

  @Test func cellsOfManyWidthsAreTheirOwn() throws {
    var reader = SceneReader()
    let all =
      variants() + variants { $0.appearance = .dark } + variants { $0.scale = 3 } + variants { $0.locale = "de" }
      + variants()
    for variant in all {
      for settings in [[], ["a.text=2"]] {
        var changes = SceneChanges(settings: settings)
        changes.variant = variant
        let fresh = try SceneFile(reading: Array(scene.utf8), file: "a.yaml", changes: changes)
        try expectEqual(reader.file(reading: Array(scene.utf8), named: "a.yaml", changes: changes), fresh)
      }
    }
  }

  /// Neither another text under the same name nor another project is overlooked, nor is a file that the scene includes.
  @Test func changedFilesAreReadAgain() throws {
    let folder = try TemporaryFolder(["part.yaml": "views:\n  - label: { id: b, text: one }\n"])
    let path = folder.path("a.yaml")
    var reader = SceneReader()
    func texts(_ scene: String, sharing shared: SharedKeys? = nil) throws -> [String] {
      let file = try reader.file(reading: Array(scene.utf8), named: path, sharing: shared)
      #expect(file == (try SceneFile(reading: Array(scene.utf8), file: path, sharing: shared)))
      return file.scene.views.map(\.id)
    }
    #expect(try texts(scene) == ["a"])
    try expectEqual(texts(scene.replacing("id: a", with: "id: c")), ["c"])
    let project = try Project(reading: Array("galley: 1\nbudgets: { values: 2000 }\n".utf8), file: "galley.yaml")
    #expect(try texts(scene, sharing: project.shared) == ["a"])
    let including = scene.replacing("views:\n", with: "views:\n  - include: part.yaml\n")
    #expect(try texts(including) == ["b", "a"])
    try writeFile(folder.path("part.yaml"), Array("views:\n  - label: { id: d, text: one }\n".utf8))
    #expect(try texts(including) == ["d", "a"])
  }

  /// The matrix of a scene is looked at once; its mistakes are said each time.
  @Test func mistakesAreSaidEachTime() throws {
    var reader = SceneReader()
    let wrong = scene.replacing("scales: [1, 3]", with: "scales: [one]")
    for variant in variants() {
      var changes = SceneChanges()
      changes.variant = variant
      _ = try reader.file(reading: Array(scene.utf8), named: "a.yaml", changes: changes)
      for _ in 1...2 {
        #expect(throws: SceneError.self) {
          try reader.file(reading: Array(wrong.utf8), named: "a.yaml", changes: changes)
        }
      }
    }
  }

  /// A matrix that had no mistake may have one once the project allows fewer cells.
  @Test func aSmallerBudgetIsSeen() throws {
    var reader = SceneReader()
    _ = try reader.file(reading: Array(scene.utf8), named: "a.yaml")
    let project = try Project(reading: Array("galley: 1\nbudgets: { matrixCells: 2 }\n".utf8), file: "galley.yaml")
    #expect(throws: SceneError.self) {
      try reader.file(reading: Array(scene.utf8), named: "a.yaml", sharing: project.shared)
    }
  }
}
