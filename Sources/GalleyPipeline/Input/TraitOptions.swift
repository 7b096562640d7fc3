public import ArgumentParser
import GalleyScenes
public import GalleyViews

/// The options for traits, which replace the traits of a scene.
extension SceneVariant: OptionTarget {
  static var options: [ListedOption<SceneVariant>] {
    [
      .value(
        "direction", samples: ["rightToLeft", "up"],
        help: ArgumentHelp("Direction of the interface, instead of the scene's.", valueName: "direction")
      ) { $0.direction = $1 },
      .value(
        "text-size", samples: ["extraLarge", "L", "huge"],
        help: ArgumentHelp(
          "Size category of text styles, instead of the scene's contentSizeCategory; XS … XXXL and AX1 … AX5 are short "
            + "names.", valueName: "category")
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
extension ContentSizeCategory: ExpressibleByArgument {
  /// Creates a size category from its UIKit name, or from its short name: `XS` to `AX5`.
  public init?(argument: String) { self.init(named: argument) }
}
extension InterfaceStyle: ExpressibleByArgument {}
