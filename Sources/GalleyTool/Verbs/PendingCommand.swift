import ArgumentParser
import GalleyGoldens
import GalleySystem

/// `galley pending`.
struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "List the failures that wait for an answer.",
    discussion: """
      A scene that does not pass leaves its present look in the artifacts folder, and its goldens as they are. This lists \
      those that galley accept can put in the place of the goldens, and those that are outdated: the scene, what it names, \
      or a golden has changed since, so that galley verify has to compare again.

      Exit code 0: nothing waits. 1: something does. 2: nothing of a name that is given waits, or the record of failures is damaged.

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
