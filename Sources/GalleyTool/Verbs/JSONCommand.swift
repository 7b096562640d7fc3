import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The command `galley json`, which prints a scene as JSON.
struct JSONCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "json",
    abstract: "Print a scene as JSON.",
    discussion: """
      Serves programs that read JSON and not YAML, such as Scripts/record-on-mac. The scene is checked first. Keys \
      keep the order of the file, and YAML aliases are expanded. The result is a scene file too.

      Example:
          galley json welcome.yaml > welcome.json
      """)

  @Argument(help: ArgumentHelp("A scene file; - is standard input.", valueName: "scene"))
  var scene: String

  @OptionGroup var allowance: AllowanceOptions

  @Flag(help: "Has no effect: the output is always JSON.")
  var json = false

  mutating func run() throws {
    let source = try SceneSource.one(scene)
    let projects = ProjectLibrary(allowing: try allowance.value.allowances())
    let project = try projects.project(inFolder: source.folder)
    var changes = SceneChanges()
    changes.budgets = projects.allowances.budgets
    changes.readable = try projects.readableFolders(forScenesIn: source.folder)
    try writeStandardOutput(
      try SceneFile(
        reading: try source.read(within: changes.readable), file: source.path, changes: changes,
        sharing: project?.shared
      ).json)
  }
}
