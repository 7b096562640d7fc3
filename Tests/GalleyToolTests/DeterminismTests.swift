import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

/// The same scene gives the same bytes, whatever the machine's settings and however the work is shared out.
@Suite struct DeterminismTests {
  // The C library needs a locale to be installed; ICU goes by the names alone, and is what could be swayed here.
  @Test(arguments: [
    ["LC_ALL": "C.utf8"], ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nonexistent"],
    ["LANG": "ar_EG.UTF-8", "TZ": "America/New_York", "HOME": "/tmp", "LC_NUMERIC": "fr_FR"],
    ["LANG": "C", "ICU_TIMEZONE_FILES_DIR": "/", "XDG_CONFIG_HOME": "/tmp", "MALLOC_PERTURB_": "165"],
  ])
  func theEnvironmentChangesNothing(environment: [String: String]) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.mixedScene])
    for verb in [["render", "a.yaml", "-o", "-"], ["layout", "a.yaml", "--carets"]] {
      let plain = try folder.galley(verb)
      #expect(plain.status == 0, "\(plain.errors)")
      let other = try folder.galley(verb, environment: environment)
      #expect(other.status == 0)
      #expect(other.output == plain.output)
    }
  }

  @Test func theNumberOfTasksChangesNothing() throws {
    var files: [String: String] = [:]
    for number in 0..<24 {
      files["s\(number).yaml"] = number % 5 == 4 ? Self.mixedScene : sceneText("Number \(number)", width: 30 + number)
    }
    let folder = try TemporaryFolder(files)
    let scenes = files.keys.sorted()
    let alone = try folder.galley(["layout", "--jobs", "1"] + scenes)
    #expect(alone.status == 0)
    for jobs in ["2", "4", "40"] {
      try expectEqual(folder.galley(["layout", "--jobs", jobs] + scenes).output, alone.output)
    }
    try expectEqual(folder.galley(["layout"] + scenes.reversed()).output.count, alone.output.count)
    _ = try folder.galley(["render", "--jobs", "1", "-o", "one"] + scenes)
    _ = try folder.galley(["render", "--jobs", "4", "-o", "four"] + scenes)
    _ = try folder.galley(["render", "--jobs", "4", "-o", "back"] + scenes.reversed())
    for scene in scenes {
      let name = GoldenCase(scene: scene).name + ".png"
      let picture = try readFile(folder.path("one/\(name)"))
      try expectEqual(readFile(folder.path("four/\(name)")), picture)
      try expectEqual(readFile(folder.path("back/\(name)")), picture)
    }
  }

  @Test func theFolderChangesNothing() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText(), "deep/er/a.yaml": sceneText()])
    let here = try folder.galley("layout", "a.yaml").output
    try expectEqual(folder.galley("layout", "deep/er/a.yaml").output, here)
    try expectEqual(folder.galley("layout", folder.path("a.yaml")).output, here)
  }

  /// Scripts, directions, fallback and wrapping together.
  private static let mixedScene = """
    galley: 1
    size: [200, auto]
    background: "#FFFFFF"
    views:
      - label:
          frame: [8, 8, 150, auto]
          numberOfLines: 0
          font: { family: system, size: 15 }
          text: "Grüße, 1.234,5 — Привет κόσμε, שלום עולם, مرحبا, नमस्ते ภาษาไทย 日本語 👩‍👩‍👧 fi"
    """
}
