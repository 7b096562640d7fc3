import ArgumentParser
import GalleyFiles
import GalleyPipeline
import GalleySystem

/// The options for reports in formats of other tools.
struct CIOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp("Write a JUnit XML report, one test for each scene and variant.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Write the findings as SARIF 2.1.0.", valueName: "file"))
  var sarif: String?

  /// The options for reports, with the requested paths.
  var outputs: [(option: String, path: String?)] { [("--junit", junit), ("--sarif", sarif)] }

  /// Throws, before any work is done, if a requested report cannot be written.
  /// - Parameter others: the other output files of the command.
  func check(besides others: [(option: String, path: String?)]) throws {
    try OutputTarget.refuseSame(others + outputs)
    for (option, path) in outputs { try OutputTarget.refuseToReplace(path.map { [.file($0)] } ?? [], option: option) }
  }

  /// Writes the requested reports atomically: all or none. `-` is standard output.
  func write(junit suite: @autoclosure () -> JUnit, sarif findings: @autoclosure () -> SARIF) throws {
    let outputs = [junit.map { ($0, suite().file) }, sarif.map { ($0, findings().json.file) }].compactMap(\.self)
    try writeReports(outputs)
  }
}

/// The options of `verify` and `merge-reports` for reports in formats of other tools.
struct RunReportOptions: ParsableArguments, Sendable {
  @OptionGroup var files: CIOptions

  @Option(
    help: ArgumentHelp(
      "Also write the --json report to a file; galley merge-reports joins several.",
      valueName: "file"))
  var reportJSON: String?

  @Flag(
    help: ArgumentHelp(
      "Annotate the files of a pull request, and write a summary.",
      discussion: """
        Annotations go to standard error, as commands to the runner. The summary goes to the file in \
        $GITHUB_STEP_SUMMARY; a copy with a strip of pictures for each failure goes to summary/ in the artifacts folder.
        """))
  var github = false

  /// The options for reports, with the requested paths.
  var outputs: [(option: String, path: String?)] { files.outputs + [("--report-json", reportJSON)] }

  /// True if any report is requested.
  var isAny: Bool { files.junit != nil || files.sarif != nil || reportJSON != nil || github }

  /// Throws, before any work is done, if a requested report cannot be written.
  /// - Parameter others: the other output files of the command.
  func check(besides others: [(option: String, path: String?)]) throws {
    try OutputTarget.refuseToReplace(reportJSON.map { [.file($0)] } ?? [], option: "--report-json")
    let summary = github ? environmentValue("GITHUB_STEP_SUMMARY") : nil
    try files.check(besides: others + [("--report-json", reportJSON), ("$GITHUB_STEP_SUMMARY", summary)])
  }

  /// Writes the requested reports of a run.
  func write(_ report: JSON) throws {
    guard isAny, let run = RunOutcome(report) else { return }
    if let reportJSON { try writeReports([(reportJSON, report.file)]) }
    // Their readers need paths in the repository, because they do not know the folder of the run.
    let placed = run.placed
    try files.write(junit: placed.junit, sarif: placed.sarif)
    guard github else { return }
    for line in GitHub.annotations(placed.findings) { note(line) }
    if let path = environmentValue("GITHUB_STEP_SUMMARY") { try append(GitHub.summary(placed) + "\n", to: path) }
    for folder in run.artifacts { try writeSummary(of: run, in: folder) }
  }
}

/// Writes reports atomically: all or none. `-` is standard output.
private func writeReports(_ reports: [(path: String, bytes: [UInt8])]) throws {
  try OutputTarget.write(reports.map { ($0.path == "-" ? .standardOutput : .fileInFolder($0.path), $0.bytes) })
}

/// Appends text to a file that other steps of a workflow append to as well.
private func append(_ text: String, to path: String) throws {
  try OutputTarget.refuseToReplace([.file(path)])
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else {
    throw CommandError(unsafe "\(path): cannot be written: \(String(cString: strerror(errno)))")
  }
  defer { close(descriptor) }
  let bytes = Array(text.utf8)
  guard unsafe bytes.withUnsafeBytes({ unsafe GalleySystem.write(descriptor, $0.baseAddress, $0.count) }) == bytes.count
  else {
    throw CommandError("\(path): cannot be written")
  }
}
