import ArgumentParser

/// The option for the fonts, which every command has.
struct FontOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      "The folder whose fonts.json pins the fonts.",
      discussion: """
        The default is $GALLEY_FONTS, else the folder that galley.yaml names, else the nearest folder Fonts with a \
        fonts.json in it: beside or above the scene, then the current folder, then the default set that galley was \
        installed with. A scene with font files of its own needs none. No font of the system is used unless fonts.json \
        names it.
        """,
      valueName: "folder"))
  var folder: String?
}
