import GalleyBase
import GalleyFiles
import Glibc
import TestSupport
import Testing

/// Scenes read their project's folder and what the user allows, and nothing else.
@Suite struct ReadableFolderTests {
  private let picture = "  - image: { frame: [0, 0, 9, 9], image: ../star.png }"

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try folder.write("star.png", try #require(Repository.bytes(of: "Goldens/attachment/star.png")))
    return folder
  }

  @Test func aPictureOutsideOfTheScenesFolderNeedsPermission() throws {
    let folder = try folder(["scenes/a.yaml": sceneText() + "\n" + picture])
    let real = try #require(resolvedPath(folder.path))
    let run = try folder.shell("cd scenes && $GALLEY render a.yaml")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "a.yaml:12:42: error: views[1].image.image: ../star.png: it lies outside of the project's folder "
        + "\(real)/scenes: add --allow-path \(real) to let scenes read there\n")
    try expectEqual(folder.shell("cd scenes && $GALLEY render a.yaml --allow-path ..").status, 0)
    // From outside of it, too; from a folder around both it is inside.
    try expectEqual(
      folder.shell("cd / && $GALLEY render \(folder.path)/scenes/a.yaml -o \(folder.path)/x.png").status, 2)
    try expectEqual(folder.galley("render", "scenes/a.yaml").status, 0)
    try expectEqual(
      folder.galley("render", "scenes/a.yaml", "--allow-path", "nowhere").errors,
      "galley: --allow-path nowhere: there is no such folder\n")
  }

  @Test(arguments: ["galley.yaml", ".git/HEAD"])
  func theProjectIsThatOfItsFileOrOfItsRepository(marker: String) throws {
    let folder = try folder(["scenes/a.yaml": sceneText() + "\n" + picture, marker: "galley: 1"])
    let run = try folder.galley("render", "scenes/a.yaml")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Nothing behind a NUL, no folder that is only canonically equal, and no pattern over the whole machine.
  @Test(arguments: [
    "fonts: { files: [\"link.ttf\\0\"] }", "strings: { en: ../cafe\u{301}/b.strings }",
    "strings: { en: /*/*/*.strings }", "strings: { en: s*/../../*.strings }",
  ])
  func waysAroundAreClosed(text: String) throws {
    let folder = try folder([
      "in/café/a.yaml": sceneText(extra: text), "in/cafe\u{301}/b.strings": "\"a\" = \"b\";",
      "in/b.strings": "\"a\" = \"b\";",
    ])
    symlink("../cafe\u{301}/b.strings", folder.path("in/café/link.ttf"))
    let run = try folder.shell("cd in/café && $GALLEY render a.yaml")
    #expect(run.status == 2)
    let refusals = ["it lies outside of the project's folder", "a NUL in it", "after the first"]
    #expect(refusals.contains { run.errors.contains($0) }, "\(run.errors)")
  }

  /// A report holds what the scene may read, and nothing that its text only names.
  @Test func aReportHoldsNothingFromOutside() throws {
    let folder = try folder(["in/a.yaml": sceneText("../secret.txt"), "secret.txt": "hidden", "in/b.txt": "named"])
    let run = try folder.shell("cd in && $GALLEY report-bug a.yaml && tar --list --file a.bug.tar")
    #expect(run.status == 0)
    #expect(run.text.contains("a/files/a.yaml") && !run.text.contains("secret"), "\(run.text)")
  }

  @Test func linksCountAsWhereTheyLead() throws {
    let folder = try folder(["scenes/a.yaml": sceneText() + "\n" + picture.replacing("../star", with: "inner")])
    symlink("../star.png", folder.path("scenes/inner.png"))
    let run = try folder.shell("cd scenes && $GALLEY render a.yaml")
    #expect(run.status == 2 && run.errors.contains("inner.png: it lies outside of the project's folder"))
  }

  @Test(arguments: [
    ("include", "include: ../b.yaml", "b.yaml", "views: []"),
    ("strings", "strings: { en: ../b.strings }", "b.strings", "\"a\" = \"b\";"),
    ("fonts", "fonts: { files: [../b.ttf] }", "b.ttf", "no font"),
  ])
  func otherFilesOutsideAreRefusedBeforeTheyAreRead(key: String, text: String, name: String, contents: String) throws {
    let folder = try folder([
      "in/scenes/a.yaml": sceneText(extra: text.replacing("../", with: "../../")), name: contents,
    ])
    let run = try folder.shell("cd in/scenes && $GALLEY render a.yaml")
    #expect(run.status == 2 && run.errors.contains("it lies outside of the project's folder"), "\(run.errors)")
    #expect(run.errors.contains("error: \(key)"))
  }

  @Test func fontsMayLieInAFolderBesideThatOfTheScenes() throws {
    let folder = try folder(["scenes/a.yaml": sceneText(extra: "fonts: { files: [../fonts/mono.ttf] }")])
    try makeFolder(folder.path("fonts"))
    try folder.write("fonts/mono.ttf", try #require(Repository.bytes(of: "Fonts/GalleyTestMono.ttf")))
    try expectEqual(folder.shell("cd scenes && $GALLEY render a.yaml").status, 0)
  }

  @Test func fontsMayLieBesideTheManifest() throws {
    let font = Repository.path("Fonts/GalleyTestMono.ttf")
    let folder = try folder(["scenes/a.yaml": sceneText(extra: "fonts: { files: [\(font)] }")])
    let run = try folder.galley("render", "scenes/a.yaml", "--fonts", Repository.path("Fonts"))
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: ["star.png", "galley.yaml", "b.yaml", "en.strings", "a.yaml"])
  func noOutputReplacesWhatTheSceneReads(name: String) throws {
    let folder = try folder([
      "a.yaml": sceneText(extra: "include: b.yaml\nstrings: { en: en.strings }") + "\n"
        + picture.replacing("../", with: ""), "b.yaml": "styles: {}", "en.strings": "\"a\" = \"b\";",
      "galley.yaml": "galley: 1",
    ])
    let before = try readFile(folder.path(name))
    link(folder.path(name), folder.path("out.png"))
    let run = try folder.galley("render", "a.yaml", "-o", "out.png")
    #expect(run.status == 2 && run.errors.contains("and would be overwritten"), "\(run.errors)")
    try expectEqual(readFile(folder.path(name)), before)
  }

  @Test func aSceneInAFolderWhoseNameIsNoUTF8() throws {
    let folder = try folder(["a.yaml": sceneText()])
    let run = try folder.shell(
      "d=$(printf 'f\\374r'); mkdir $d && cp a.yaml $d/ && $GALLEY render $d/a.yaml -o $d/ && $GALLEY record $d && "
        + "$GALLEY verify $d && ls $d")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("a.yaml"))
    let missing = try folder.shell("$GALLEY render $(printf 'f\\374\\033.yaml')")
    #expect(missing.status == 2)
    #expect(missing.errors == "galley: f\\xFC\\u{1B}.yaml: cannot be read: No such file or directory\n")
  }

  @Test(arguments: ["pipe.yaml", "/dev/zero", "/proc/self/environ"])
  func nothingButRegularFilesIsAScene(path: String) throws {
    let folder = try folder([:])
    mkfifo(folder.path("pipe.yaml"), 0o600)
    let run = try folder.galley("render", path, "-o", "x.png")
    #expect(run.status == 2 && run.errors.contains("not a regular file"), "\(run.errors)")
  }

  @Test func budgetsAreOptionsOfEveryCommandThatDrawsScenes() throws {
    let folder = try folder(["a.yaml": sceneText("hello")])
    for words in [
      ["render", "a.yaml"], ["layout", "a.yaml"], ["explain", "a.yaml"], ["record", "a.yaml"], ["verify", "a.yaml"],
      ["lint", "a.yaml"], ["hit", "a.yaml", "--view", "title", "--point", "1,1"], ["json", "a.yaml"],
    ] {
      let run = try folder.galley(words + ["--budget", "textUnits=4"])
      #expect(run.status == 2, "\(words)")
      #expect((run.errors + run.text).contains("add --budget textUnits=5"), "\(words): \(run.errors)")
    }
  }
}
