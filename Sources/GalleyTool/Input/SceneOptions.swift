import ArgumentParser
import GalleyScenes

/// The options that change a scene.
struct SceneOptions: ParsableArguments, Sendable {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, instead of the scene's.", valueName: "n"))
  var scale: Double?

  @Option(help: ArgumentHelp("Locale such as de_DE, instead of the scene's.", valueName: "locale"))
  var locale: String?

  @OptionGroup(title: "Traits")
  var traits: TraitOptions

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Sets a key of the view with this id, as the scene would. Can be repeated.",
      valueName: "id.key=value"))
  var settings: [String] = []

  /// The changes.
  var changes: SceneChanges {
    var changes = SceneChanges(scale: scale, locale: locale, settings: settings)
    changes.traits = traits.variant
    return changes
  }
}
