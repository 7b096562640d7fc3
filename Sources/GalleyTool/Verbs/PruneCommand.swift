import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleySystem

/// The command `galley prune`, which removes goldens without a scene, and snapshots without a test.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove goldens and snapshots without a scene or test.",
    discussion: """
      Compares goldens with all goldens that scenes can have, not with those of one run, so a filter narrows the \
      search and creates no orphans. A file stays if galley did not write it, if any scene below the current \
      folder shows it as a picture, or if the scene that it may belong to has a mistake; each is listed with the \
      reason.

      Snapshots of Swift tests in folders __Snapshots__ are removed if the file of their tests is missing or does not \
      contain the test.

      Asks on a terminal, unless --force is given.

      Exit code 0: nothing is left to remove. 1: orphans are left. 2: the search failed, or there is \
      no terminal to ask on.

      Examples:
          galley prune --dry-run
          galley prune Goldens/label --force
          galley prune Tests/CardTests/__Snapshots__ --dry-run
      """)

  @OptionGroup var goldens: GoldenOptions
  @OptionGroup var artifacts: ArtifactsOption
  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions

  @Flag(help: "Remove nothing; list what would be removed.")
  var dryRun = false

  @Flag(help: "Remove without asking.")
  var force = false

  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let allowances = try allowance.value.allowances()
    let plan = try PrunePlan(
      try goldens.select(allowing: allowances, orphans: true), artifacts: artifacts.folder,
      RenderSession(FontLibrary(fonts.value, allowing: allowances)))
    let isDone = try !plan.isEmpty && !dryRun && (force || isAllowed(plan))
    if isDone { try plan.remove() }
    try report.value.write(json: plan.json(isDone: isDone), text: plan.text(isDone: isDone))
    if !plan.isEmpty, !isDone { throw Findings() }
  }

  /// Asks the user on the terminal whether to remove the files. Returns true for yes.
  /// - Throws: an error if there is no terminal to ask on.
  private func isAllowed(_ plan: PrunePlan) throws -> Bool {
    guard isatty(STDIN_FILENO) == 1, !report.json else {
      throw CommandError(
        "\(plan.count) would be removed, and there is no terminal to ask on: list them with --dry-run, "
          + "then add --force")
    }
    for orphan in plan.orphans { note("\(orphan.path): \(orphan.reason)") }
    writeStandardError("remove \(plan.count)? [y/N] ")
    return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
  }
}
