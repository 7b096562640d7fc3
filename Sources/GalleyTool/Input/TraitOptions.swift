public import ArgumentParser
import GalleyScenes
public import GalleyViews

/// The options for the traits in which a scene is drawn, instead of its own.
struct TraitOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("Direction of the interface, instead of the scene's.", valueName: "direction"))
  var direction: LayoutDirection?

  @Option(
    help: ArgumentHelp(
      "Size category of text styles, instead of the scene's contentSizeCategory.", valueName: "category"))
  var textSize: ContentSizeCategory?

  @Option(help: ArgumentHelp("Light or dark interface, instead of the scene's.", valueName: "appearance"))
  var appearance: InterfaceStyle?

  @Option(
    help: ArgumentHelp(
      "Device such as \"iPhone 8\", instead of the scene's: the canvas takes its size and scale.", valueName: "name"))
  var device: String?

  /// The traits that are given.
  var variant: SceneVariant {
    var variant = SceneVariant()
    variant.direction = direction
    variant.contentSizeCategory = textSize
    variant.appearance = appearance
    variant.device = device
    return variant
  }
}

extension LayoutDirection: ExpressibleByArgument {}
extension ContentSizeCategory: ExpressibleByArgument {}
extension InterfaceStyle: ExpressibleByArgument {}
