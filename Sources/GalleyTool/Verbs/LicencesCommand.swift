import ArgumentParser
import GalleyFiles
import GalleyFonts
import GalleyPipeline

/// The command `galley licences`, which lists libraries and fonts with their licences.
struct LicencesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "licences",
    abstract: "List libraries and fonts with their licences.",
    discussion: """
      Prints one line for each library, then one for each package of fonts and hyphenation patterns of fonts.json: name, \
      licence (SPDX), and the file with its text. Galley itself is not listed: its sources do not state a licence yet.

      Examples:
          galley licences
          galley licences --json | jq -r '.libraries[].licence' | sort -u
      """)

  @OptionGroup var fonts: FontOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let packages = FontPackage.all(of: try FontLibrary(fonts.value).manifestFonts().fonts.manifest)
    try report.value.write(
      json: [
        "galley": 1,
        "libraries": Component.all.map { component -> JSON in
          [
            "name": component.name, "licence": component.licence, "place": component.place.rawValue,
            "package": component.package, "text": component.text,
          ]
        },
        "fonts": packages.map { package -> JSON in
          ["package": package.name, "licence": package.licence, "text": licenceText(ofPackage: package.name)]
        },
      ],
      text: text(packages))
  }

  private func text(_ packages: [FontPackage]) -> String {
    let rows =
      Component.all.map { ($0.name, $0.licence, $0.text) }
      + packages.map { ($0.name, $0.licence, licenceText(ofPackage: $0.name)) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, licence, text in
      let space = String(repeating: " ", count: width - name.count)
      return "\(name)\(space)  \(licence)\(text.map { "  \($0)" } ?? "")\n"
    }.joined()
  }
}

/// A package of fonts or hyphenation patterns, with their licence.
private struct FontPackage: Hashable {
  var name: String
  var licence: String

  /// Returns the packages of a manifest in its order. A package with several licences is listed
  /// once for each.
  static func all(of manifest: FontManifest) -> [FontPackage] {
    let packages =
      manifest.faces.map { FontPackage(name: $0.package, licence: $0.licence) }
      + manifest.hyphenation.map { FontPackage(name: $0.package, licence: $0.licence) }
    var seen: Set<FontPackage> = []
    return packages.filter { !$0.name.isEmpty && seen.insert($0).inserted }
  }
}
