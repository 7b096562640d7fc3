import ArgumentParser
import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyPipeline
import GalleyScenes

/// The command `galley fonts add`, which adds fonts to a project.
struct AddFontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add fonts to the project.",
    discussion: """
      Font files are copied into the folder Fonts of the project. Installed families are pinned where they are; with \
      --copy they are copied too. Family, names, weight, width, slant, axes and digest are read from each file and \
      written to fonts.json, and compared with the file at every start. A new fonts.json extends the default set, so \
      that its fonts can still be used.

      A collection (.ttc) adds all its faces, a variable font is one face with all its weights. Where two faces of a \
      family have the same weight, the weights in their names are used, with a warning.

      No file that exists is overwritten, and nothing is written if one of the names is \
      wrong. Check the licence of a font before you distribute the font.

      Examples:
          galley fonts add Brand-Regular.ttf Brand-Bold.ttf
          galley fonts add SF-Pro.ttf --system
          galley fonts add SF-Pro-Text-*.otf SF-Pro-Display-*.otf --system
          galley fonts add "Noto Sans Tamil" --fallback
      """)

  @Argument(help: ArgumentHelp("Font files, or names of installed families.", valueName: "font"))
  var names: [String]

  @Flag(help: "Copy the files of installed families too.")
  var copy = false

  @Flag(help: "Make the first family the system font; of a pair such as X Text and X Display, both.")
  var system = false

  @Flag(help: "Put the families first in the list of fallback fonts.")
  var fallback = false

  @Option(help: ArgumentHelp("The licence of the fonts, as an SPDX expression.", valueName: "licence"))
  var licence = ""

  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      "The folder to add to. (default: Fonts beside galley.yaml, else in the current folder)", valueName: "folder"))
  var folder: String?

  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let folder = try destination()
    // Two commands at a time would write manifests without each other's faces.
    let addition = try withLockedFolder(folder) {
      removeUnfinished(in: folder)
      return try add(to: folder)
    }
    for warning in addition.warnings { noteDiagnostic("warning: \(warning)") }
    try report.value.write(
      json: [
        "galley": 1, "manifest": addition.manifestPath,
        "faces": addition.entries.map { entry -> JSON in
          [
            "family": entry.family, "name": entry.postScriptName, "weight": entry.weight, "width": entry.width,
            "italic": entry.italic, "sha256": entry.sha256, "package": entry.package, "file": entry.file,
            "index": entry.index,
          ]
        },
      ], text: text(of: addition))
  }

  /// Adds the faces to a folder.
  private func add(to folder: String) throws -> FontAddition {
    var addition = try FontAddition(to: folder)
    var installed: InstalledFonts?
    for name in names {
      if isFile(name) || name.contains("/") || isFontFile(name) {
        try addition.addFile(name, licence: licence)
      } else {
        let all = installed ?? InstalledFonts()
        installed = all
        for face in try all.faces(ofFamily: name) {
          try addition.addInstalled(face, copies: copy, licence: licence)
        }
      }
    }
    addition.settleWeights()
    if system { addition.makeSystem() }
    if fallback { addition.makeFallback() }
    try addition.write()
    return addition
  }

  /// Returns the folder that the faces are added to.
  private func destination() throws -> String {
    if let folder { return folder }
    guard let project = try ProjectLibrary().project(inFolder: "") else { return "Fonts" }
    return project.fontsFolder ?? joined(project.folder, "Fonts")
  }

  private func text(of addition: FontAddition) -> String {
    let lines = addition.entries.map { entry in
      "\(entry.family): \(entry.postScriptName), \(entry.words), \(entry.file)\n"
    }
    let count = addition.entries.count
    let family = addition.entries.first?.family ?? ""
    let system = addition.system.map { system in
      let display = system.display.map { " below 20 pt, and \($0) from there on" } ?? ""
      return "the system font is now \(system.text)\(display)\n"
    }
    return lines.joined() + "added \(count) \(count == 1 ? "face" : "faces") to \(addition.manifestPath); in a scene: "
      + "font: { family: \(family) }\n" + (system ?? "")
  }
}

extension FontManifest.Entry {
  /// A phrase with the weight, width, slant and axes of a face.
  fileprivate var words: String {
    var words = ["weight \(weight)"]
    if width != 100 { words.append("width \(width.plainDecimal)") }
    if italic { words.append("italic") }
    if isColor { words.append("coloured") }
    words += axes.map { "\($0.tag) \($0.minimum.plainDecimal) to \($0.maximum.plainDecimal)" }
    return words.joined(separator: ", ")
  }
}
