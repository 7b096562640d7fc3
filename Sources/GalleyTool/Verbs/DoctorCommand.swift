import ArgumentParser
import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyScenes
import GalleyUnicode

/// `galley doctor`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the installation, and that comparisons can fail.",
    discussion: """
      Names every library with its version, and every pinned face and file of hyphenation patterns that is absent or \
      different. Then draws a scene of its own twice, which must give the same bytes; changes one channel of one pixel \
      by one step, which the comparison must report; and moves a line break, which it must report and name.

      Exit code 0: nothing was found. 1: something was found.
      """)

  @OptionGroup var fonts: FontOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let checks = libraryChecks() + fontChecks() + comparisonChecks(FontLibrary(folder: fonts.folder))
    let text = checks.map { ($0.isOK ? "ok       " : "FINDING  ") + $0.message + "\n" }.joined()
    try report.write(json: Check.json(checks), text: text)
    if checks.contains(where: { !$0.isOK }) { throw Findings() }
  }

  private func libraryChecks() -> [Check] {
    (fontLibraryVersions() + unicodeLibraryVersions() + pictureLibraryVersions() + sceneLibraryVersions())
      .map { Check(isOK: true, message: "\($0.name) \($0.version)") }
  }

  private func fontChecks() -> [Check] {
    do {
      let (folder, collection) = try FontLibrary(folder: fonts.folder).manifestFonts()
      let faces = collection.faceDescriptions
      let errors = faces.compactMap(\.error).map { Check(isOK: false, message: $0.message) }
      let ok = faces.count - errors.count
      return [Check(isOK: ok > 0, message: "\(ok) of \(faces.count) faces of \(joined(folder, "fonts.json"))")] + errors
        + patternChecks(collection)
    } catch {
      return Check.failures(error)
    }
  }

  /// Checks the pinned hyphenation patterns.
  private func patternChecks(_ collection: FontCollection) -> [Check] {
    collection.patternDescriptions.map { patterns in
      let entry = patterns.entry
      return Check(
        isOK: patterns.error == nil,
        message: patterns.error?.message
          ?? "hyphenation of \(entry.language): \(patterns.path ?? entry.file) (\(entry.package))")
    }
  }
}
