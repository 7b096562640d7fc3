import ArgumentParser
import GalleyFiles
import GalleyGoldens

/// What `galley record` writes. The words are swift-snapshot-testing's.
enum RecordMode: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// Every golden, also those that pass.
  case all
  /// The goldens that do not pass, missing ones too.
  case failed
  /// Only the goldens of scenes that have none.
  case missing
  /// Nothing.
  case never
}

/// `galley record`.
struct Record: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Accept what scenes look like now as their goldens.",
    discussion: """
      Writes <name>.png and <name>.layout.json beside each scene, both or neither; <name>.<frame>.png for each frame that \
      the steps of a scene name. A golden that passes is left alone, \
      so that accepting one change touches nothing else. What to write:

          failed     what does not pass, and what is missing; the usual
          missing    only scenes without any golden yet
          all        everything, also what passes
          never      nothing

      --record comes first, then $GALLEY_RECORD, then $SNAPSHOT_TESTING_RECORD. Where CI is set and none of them says \
      otherwise, it is never: what a machine accepts, nobody has looked at.

      \(warningsDiscussion)

      A picture of more than 24 kB is refused unless its scene says large: true.

      Examples:
          galley record Goldens/label/insets.yaml
          galley record --filter arabic
          galley record --record missing
      """)

  @OptionGroup var goldens: GoldenOptions

  @Option(name: .customLong("record"), help: ArgumentHelp("What to write.", valueName: "mode"))
  var mode: RecordMode?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var warnings: StrictOption
  @OptionGroup var report: ReportOptions

  mutating func run() async throws {
    let mode = try mode ?? Self.modeOfEnvironment()
    guard mode != .never else {
      throw Complaint("nothing is recorded: CI is set, or the mode is never; --record failed records here all the same")
    }
    let selection = try goldens.select()
    let library = FontLibrary(folder: fonts.folder)
    let reports = await mapConcurrently(
      selection.cases, jobs: jobs.jobs, progress: ProgressBar(total: selection.cases.count),
      makeState: { Press(library) }
    ) { recordCase($0, mode, $1) }
    let outcome = RecordReport(reports: reports)
    try writeStandardOutput(report.json ? outcome.json : Array(outcome.text.utf8))
    let found = reports.flatMap(\.warnings)
    if !report.json { say(found) }
    try throwComplaints(of: reports.map(\.result))
    if warnings.strict, !found.isEmpty { throw Findings() }
  }

  private static func modeOfEnvironment() throws(Complaint) -> RecordMode {
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
private func recordCase(_ golden: GoldenCase, _ mode: RecordMode, _ press: Press) -> CaseReport {
  var report = CaseReport(golden: golden, result: .failure(Complaint(lines: [])))
  do throws(Complaint) {
    let (subject, warnings) = try subject(of: golden, press)
    report.warnings = warnings
    var result = golden.compare(subject)
    result.forgetGoldens()
    report.result = .success(result)
    report.isRecorded = mode == .all || (mode == .failed && !result.passes) || (mode == .missing && report.isNew)
    if report.isRecorded {
      do {
        try golden.record(subject)
      } catch {
        throw Complaint(error)
      }
    }
  } catch {
    report.isRecorded = false
    report.result = .failure(error)
  }
  return report
}
