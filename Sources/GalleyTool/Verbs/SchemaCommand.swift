import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// The command `galley schema`, which prints the keys of scenes or projects.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the keys of scenes or projects.",
    discussion: """
      The JSON Schema (draft 2020-12) lets editors complete and check scenes; the Markdown is the manual's scene reference. \
      With --project both are about galley.yaml; --budgets prints the manual's page about the limits of a scene's work.

      Examples:
          galley schema > scene.schema.json
          galley schema --markdown > SceneReference.md
          galley schema --project > project.schema.json
          galley schema --budgets > Budgets.md
      """)

  @Flag(help: "Print the keys of galley.yaml instead of those of scenes.")
  var project = false

  @Flag(help: "Print the page about budgets, as Markdown.")
  var budgets = false

  @Flag(help: "Print the reference as Markdown.")
  var markdown = false

  @Flag(help: "Has no effect: without --markdown the output is always JSON.")
  var json = false

  mutating func run() throws {
    if budgets { return try writeStandardOutput(Array(Budget.page.utf8)) }
    let reference = project ? Project.reference : Scene.reference
    try writeStandardOutput(markdown ? Array(reference.utf8) : project ? Project.schema : Scene.schema)
  }
}
