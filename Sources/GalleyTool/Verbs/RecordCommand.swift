import ArgumentParser
import GalleyFiles
import GalleyGoldens

/// The goldens that `galley record` writes, by the names of swift-snapshot-testing's modes.
enum RecordMode: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// Every golden, including those that pass.
  case all
  /// The goldens that do not pass, including missing ones.
  case failed
  /// The goldens of scenes that have none.
  case missing
  /// None.
  case never
}

/// `galley record`.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Accept the present look of scenes as their goldens.",
    discussion: """
      Writes <name>.png and <name>.layout.json beside each scene, both or neither, and <name>.<frame>.png for each frame \
      that the steps of a scene name. The mode says which goldens are written:

          failed     those that do not pass or are missing (default)
          missing    those of scenes without any golden
          all        all, including those that pass
          never      none (default if CI is set)

      The mode is that of --record, else of $GALLEY_RECORD, else of $SNAPSHOT_TESTING_RECORD.

      \(warningsDiscussion)

      A picture of more than 24 kB is refused unless its scene says large: true.

      Examples:
          galley record Goldens/label/insets.yaml
          galley record --filter arabic
          galley record --record missing
      """)

  @OptionGroup var goldens: GoldenOptions

  @Option(
    name: .customLong("record"),
    help: ArgumentHelp("The goldens to write: failed, missing, all or never.", valueName: "mode"))
  var mode: RecordMode?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var warnings: StrictOption
  @OptionGroup var notes: NoteOptions
  @OptionGroup var report: ReportOptions

  mutating func run() async throws {
    let mode = try mode ?? Self.modeOfEnvironment()
    guard mode != .never else {
      throw Complaint("nothing is recorded: CI is set, or the mode is never; to record, add --record failed")
    }
    let selection = try goldens.select()
    let (library, cells) = (FontLibrary(folder: fonts.folder), CellLibrary())
    let reports = await mapConcurrently(
      selection.cases, jobs: jobs.jobs, progress: ProgressBar(total: selection.cases.count, isShown: !notes.quiet),
      makeState: { Press(library) }
    ) { recordCase($0, mode, cells, $1) }
    try selection.writeLines(of: reports)
    let outcome = RecordReport(reports: reports)
    try report.write(json: outcome.json, text: outcome.text(notes))
    let found = reports.flatMap(\.warnings)
    if !report.json, !notes.quiet { say(found) }
    try throwComplaints(of: reports.map(\.result), isReported: report.json)
    if warnings.strict, !found.isEmpty { throw Findings() }
  }

  private static func modeOfEnvironment() throws -> RecordMode {
    for name in ["GALLEY_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let value = environmentValue(name) else { continue }
      guard let mode = RecordMode(rawValue: value) else {
        let valid = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        throw Complaint("\(name) is “\(value)”; valid: \(valid)")
      }
      return mode
    }
    return isContinuousIntegration ? .never : .failed
  }
}

/// Compares one scene with its goldens and writes them if the mode says so.
private func recordCase(
  _ golden: GoldenCase, _ mode: RecordMode, _ cells: CellLibrary, _ press: Press
) -> CaseReport {
  var report = CaseReport(golden: golden)
  report.result = attempt {
    let (subject, warnings) = try subject(of: golden, press)
    report.warnings = warnings
    var result = cells.compare(golden, subject)
    result.forgetGoldens()
    if mode == .all || (mode == .failed && !result.passes) || (mode == .missing && result.isNew) {
      if golden.keepsPicture { try golden.record(subject) } else { report.line = [CellLine(of: subject)] }
      report.isRecorded = true
    }
    return result
  }
  return report
}
