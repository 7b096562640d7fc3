import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// `galley json`.
struct JSONCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "json",
    abstract: "Print a scene as JSON.",
    discussion: """
      Serves programs that read JSON and not YAML, such as Scripts/record-on-mac. The scene is checked first. Keys keep \
      the order of the file, and anchors are written out. The result is a scene file too.

      Example:
          galley json welcome.yaml > welcome.json
      """)

  @Argument(help: ArgumentHelp("A scene file; - is standard input.", valueName: "scene"))
  var scene: String

  @Flag(help: "Has no effect: the output is always JSON.")
  var json = false

  mutating func run() async throws {
    let source = try SceneSource.one(scene)
    let project = try ProjectLibrary().project(inFolder: source.folder)
    try writeStandardOutput(
      try SceneFile(reading: try source.read(), file: source.path, sharing: project?.shared).json)
  }
}
