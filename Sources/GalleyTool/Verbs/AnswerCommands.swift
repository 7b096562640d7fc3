import ArgumentParser
import GalleyGoldens
import GalleyPipeline

/// The command `galley accept`, which replaces goldens by the results of the last `galley verify`.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept what verify drew as the goldens.",
    discussion: """
      Replaces goldens with the pictures and the layout that galley verify left in the artifacts folder, and removes \
      these from the folder. The goldens of a scene are replaced together or not at all, and goldens that pass are \
      never rewritten. A failure is refused if the scene, a file that it uses or a golden has changed since the \
      comparison: run galley verify again.

      A name as galley verify prints it, Goldens/label/insets.yaml or Goldens/label/insets.yaml@dark, means that \
      failure. The end of a name, after a slash, means all failures that it matches: label/insets, insets.yaml and \
      insets mean the scene and its variants, insets@dark one of them. A folder means all scenes below it.

      Exit code 0: all chosen failures are accepted. 2: one is refused, or a name matches no failure.

      Examples:
          galley accept Goldens/label/insets.yaml
          galley accept --only raster-drift
          galley accept --all --dry-run
      """,
    aliases: ["approve"])

  @OptionGroup var answering: AnswerOptions

  mutating func run() throws { try answering.give(.accepted) }
}

/// The command `galley reject`, which discards the results of the last `galley verify` and keeps
/// the goldens.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Discard what verify drew, and keep the goldens.",
    discussion: """
      Takes the pictures and layouts of failures out of the artifacts folder. Goldens and scenes stay as they are, so \
      the next galley verify reports the remaining differences. Names are written as for galley accept.

      Exit code 0: all chosen failures are discarded. 2: a name matches no failure.

      Examples:
          galley reject insets
          galley reject --all
      """,
    shouldDisplay: false)

  @OptionGroup var answering: AnswerOptions

  mutating func run() throws { try answering.give(.rejected) }
}

/// The options of `accept` and `reject`.
struct AnswerOptions: ParsableArguments, Sendable {
  @OptionGroup var pending: PendingOptions

  @Flag(help: "Apply to everything that is pending.")
  var all = false

  @Flag(help: "Change nothing; print what would be done.")
  var dryRun = false

  @OptionGroup var report: ReportOptions

  func validate() throws {
    if pending.isOpen, !all {
      throw ValidationError("no failure is chosen: give scenes, --only VERDICT or --all; galley pending lists failures")
    }
    if all, !pending.names.isEmpty { throw ValidationError("--all and scenes contradict each other: leave one out") }
  }

  /// Gives the same answer to all selected failures, and reports the answers.
  func give(_ answer: Answer) throws {
    let failures = try pending.select(toAnswer: true)
    let artifacts = pending.artifacts.folder
    guard !failures.isEmpty else {
      throw CommandError("nothing is pending in \(artifacts.folder): galley verify compares scenes with their goldens")
    }
    let outcome = try AnswerReport.giving(answer, to: failures, in: artifacts, isDryRun: dryRun)
    try report.value.write(json: outcome.json, text: outcome.text)
    try throwErrors(of: outcome.answers.map(\.result), isReported: report.json)
  }
}
