public import ArgumentParser
import GalleyScenes
public import GalleyViews

/// The options for the traits in which a scene is drawn, instead of its own.
extension SceneVariant: OptionTarget {
  static var options: [ListedOption<SceneVariant>] {
    [
      .value(
        "direction", samples: ["rightToLeft", "up"],
        help: ArgumentHelp("Direction of the interface, instead of the scene's.", valueName: "direction")
      ) { $0.direction = $1 },
      .value(
        "text-size", samples: ["extraLarge", "L"],
        help: ArgumentHelp(
          "Size category of text styles, instead of the scene's contentSizeCategory.", valueName: "category")
      ) { $0.contentSizeCategory = $1 },
      .value(
        "appearance", samples: ["dark", "grey"],
        help: ArgumentHelp("Light or dark interface, instead of the scene's.", valueName: "appearance")
      ) { $0.appearance = $1 },
      .value(
        "device", samples: ["iPhone 8"],
        help: ArgumentHelp(
          "Device such as \"iPhone 8\", instead of the scene's: the canvas takes its size and scale.",
          valueName: "name")
      ) { $0.device = $1 },
    ]
  }
}

extension LayoutDirection: ExpressibleByArgument {}
extension ContentSizeCategory: ExpressibleByArgument {}
extension InterfaceStyle: ExpressibleByArgument {}
