import ArgumentParser
import GalleyPipeline

/// The command `galley doctor`, which checks the installation.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the installation.",
    discussion: """
      Lists the system, and every pinned face and hyphenation pattern file that is absent or different; with \
      --verbose also every library with its version and every file of patterns. Writes several files atomically in a \
      temporary folder, as for goldens. Draws a known scene, which must have the pixels that it had when this version \
      was made. Then draws a scene of its own twice, which must give the same bytes; changes one channel of one pixel \
      by one step, which the comparison must report; and moves a line break, which must be reported as such. Reports \
      whether galley swift has ready-made modules for the Swift that is installed.

      galley report-bug puts the report into an archive, with a scene.

      Exit code 0: no findings. 1: findings.
      """)

  @OptionGroup var fonts: FontOptions
  @Flag(name: .shortAndLong, help: "List every check.")
  var verbose = false

  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let checks = installationChecks(fontsFolder: fonts.folder)
    try report.value.write(json: Check.json(checks), text: Check.text(checks, listsAll: verbose))
    if checks.contains(where: { !$0.isOK }) { throw Findings() }
  }
}
