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

  @Flag(
    help: ArgumentHelp(
      "Compute the digest of every font file that is used.",
      discussion: """
        Without it the digest of a file that was read before is believed while its size, its times and its place on the \
        disk are the same. What is known of files is kept in $XDG_CACHE_HOME/galley, else in ~/.cache/galley, which may be removed.
        """))
  var verifyFonts = false

  /// The choice that the options make.
  var choice: FontsChoice { FontsChoice(folder: folder, verifies: verifyFonts) }
}

/// The fonts that a command uses.
struct FontsChoice: Hashable, Sendable {
  /// The folder of the manifest; nil searches for it.
  var folder: String?
  /// True if no digest is trusted that another process computed.
  var verifies = false

  /// The choice as words of a command line.
  var words: [String] { (folder.map { ["--fonts", $0] } ?? []) + (verifies ? ["--verify-fonts"] : []) }
}
