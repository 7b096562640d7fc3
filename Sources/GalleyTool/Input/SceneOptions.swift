import ArgumentParser
import GalleyScenes

/// What a command line may change about a scene.
struct SceneOptions: ParsableArguments, Sendable {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, instead of the scene's.", valueName: "n"))
  var scale: Double?

  @Option(help: ArgumentHelp("Locale such as de_DE, instead of the scene's.", valueName: "locale"))
  var locale: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Sets one key of the view with that id, as if the scene said so. Can be repeated.",
      valueName: "id.key=value"))
  var settings: [String] = []

  /// What was asked for.
  var changes: SceneChanges { SceneChanges(scale: scale, locale: locale, settings: settings) }
}
