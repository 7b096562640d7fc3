import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// `galley json`.
struct JSON: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a scene as JSON.",
    discussion: """
      For programs that read JSON and not YAML, such as Scripts/record-on-mac. The scene is checked first; keys and their \
      order are those of the file, anchors are written out. Galley reads the result as it reads the scene.

      Example:
          galley json welcome.yaml > welcome.json
      """)

  @Argument(help: ArgumentHelp("A scene file; - is standard input.", valueName: "scene"))
  var scene: String

  @Flag(help: "Changes nothing: the output is always JSON.")
  var json = false

  mutating func run() async throws {
    let source = try SceneSource.all([scene])[0]
    try writeStandardOutput(try SceneFile(reading: try source.read(), file: source.path).json)
  }
}
