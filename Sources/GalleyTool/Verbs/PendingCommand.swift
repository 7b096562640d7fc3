import ArgumentParser
import GalleyGoldens
import GalleyPipeline
import GalleySystem

/// The command `galley pending`, which lists the failures that are neither accepted nor rejected.
struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "List the failures that wait for an answer.",
    discussion: """
      A scene that does not pass leaves its current pictures in the artifacts folder, and its goldens as they are. \
      Listed are those that galley accept can make the new goldens, and those that are outdated: the scene, a file \
      that it uses, or a golden has changed since, so that galley verify has to compare again.

      Exit code 0: nothing is pending. 1: failures are pending. 2: a name matches no failure, or the record of \
      failures is damaged.

      Examples:
          galley pending
          galley pending --only raster-drift
          galley pending --json | jq -r '.scenes[] | .accept'
      """,
    shouldDisplay: false)

  @OptionGroup var pending: PendingOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let found = PendingReport(try pending.select(toAnswer: false), in: pending.artifacts)
    try report.value.write(json: found.json, text: found.text(Ink(for: STDOUT_FILENO)))
    if found.entries.contains(where: { $0.state != .accepted }) { throw Findings() }
  }
}
