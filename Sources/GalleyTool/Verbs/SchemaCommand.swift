import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// `galley schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the keys of scenes, as JSON Schema or Markdown.",
    discussion: """
      The JSON Schema (draft 2020-12) lets editors complete and check scenes; the Markdown is the manual's scene reference.

      Examples:
          galley schema > scene.schema.json
          galley schema --markdown > SceneReference.md
      """)

  @Flag(help: "Print the scene reference.")
  var markdown = false

  @Flag(help: "Changes nothing: without --markdown the output is always JSON.")
  var json = false

  mutating func run() throws {
    try writeStandardOutput(markdown ? Array(Scene.reference.utf8) : Scene.schema)
  }
}
