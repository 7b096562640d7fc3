import ArgumentParser

/// The options for the fonts. Every command that draws scenes has them.
package typealias FontOptions = ListedOptions<FontsChoice>

/// The fonts that a command uses.
package struct FontsChoice: Hashable, Sendable {
  /// The folder of the manifest; nil to search for it.
  package var folder: String?
  /// True to verify all installed files of the manifest before any is used.
  var verifies = false

  /// The values as command-line arguments.
  package var words: [String] { (folder.map { ["--fonts", $0] } ?? []) + (verifies ? ["--verify-fonts"] : []) }

  /// Creates a choice with the folder of the manifest; nil to search for the manifest.
  package init(folder: String?) { self.folder = folder }

  /// Creates the default values.
  package init() {}
}

extension FontsChoice: OptionTarget {
  package static var options: [ListedOption<FontsChoice>] {
    [
      .value(
        "fonts", samples: ["Fonts", "/f", "-"],
        help: ArgumentHelp(
          "The folder whose fonts.json pins the fonts.",
          discussion: """
            The default is $GALLEY_FONTS, else the folder in galley.yaml, else the nearest folder Fonts with a \
            fonts.json in it: beside or above the scene, then the current folder, then the default set that galley was \
            installed with. A scene with its own font files needs no fonts.json. No font of the system is used unless \
            fonts.json lists it.
            """,
          valueName: "folder")
      ) { $0.folder = $1 },
      .flag(
        "verify-fonts",
        help: ArgumentHelp(
          "Verify every installed font file of fonts.json, including unused ones.",
          discussion: """
            Without it the commands that write or compare layouts (layout, record, verify) verify the files of the faces \
            that they use; "galley fonts" and "galley doctor" verify all.
            """)
      ) { $0.verifies = true },
    ]
  }
}
