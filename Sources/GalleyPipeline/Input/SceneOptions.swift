import ArgumentParser
package import GalleyScenes

/// The options that change a scene.
package typealias SceneOptions = ListedOptions<SceneChanges>

extension SceneChanges: OptionTarget {
  package init() { self.init(scale: nil) }

  package static var options: [ListedOption<SceneChanges>] {
    [
      .value(
        "scale", parsing: .unconditional, samples: ["2", "1.5", "x", "1e400"],
        help: ArgumentHelp("Pixels per point, instead of the scene's.", valueName: "n")
      ) { $0.scale = $1 },
      .value(
        "locale", samples: ["de_DE", ""],
        help: ArgumentHelp("Locale such as de_DE, instead of the scene's.", valueName: "locale")
      ) { $0.locale = $1 },
      .group(SceneVariant.self, title: "Traits") { $1(&$0.traits) },
      .values(
        "set", samples: ["title.text=A", "=", "-x"],
        help: ArgumentHelp(
          "Sets a key of the view with this id, as the scene would. Can be repeated.", valueName: "id.key=value")
      ) { $0.settings.append($1) },
    ]
  }
}
