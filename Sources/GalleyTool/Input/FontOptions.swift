import ArgumentParser

/// Where the fonts are: the option that every verb shares.
struct FontOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      "The folder whose fonts.json pins the fonts.",
      discussion: """
        Without it: $GALLEY_FONTS; else the nearest folder called Fonts with a fonts.json in it, beside the scene or \
        above it, beside the current folder or above it, beside the program or above it. No font of the system is \
        used unless fonts.json names it.
        """,
      valueName: "folder"))
  var folder: String?
}
