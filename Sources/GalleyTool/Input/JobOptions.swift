import ArgumentParser
import GalleyFiles
import GalleySystem

/// The option for the number of tasks.
struct JobOptions: ParsableArguments, Sendable {
  @Option(
    name: [.customLong("jobs"), .customShort("j")], parsing: .unconditional,
    help: ArgumentHelp(
      "The number of scenes drawn at once. Changes no output. (default: the number of processors)",
      valueName: "n"))
  var number: Int?

  /// The number of tasks.
  var jobs: Int { number ?? availableProcessors() }

  func validate() throws {
    if let number, number < 1 { throw ValidationError("--jobs is \(number); it must be at least 1") }
  }
}

/// The option `--json`, which every command has.
struct ReportOptions: ParsableArguments, Sendable {
  @Flag(help: "Print the report as JSON.")
  var json = false

  /// Standard output, if the report goes there as JSON, for `OutputTarget.refuseSame`.
  var output: (option: String, path: String?) { ("--json", json ? "-" : nil) }

  /// Returns the stream for text: standard error if another report of the command goes to standard output.
  func stream(besides others: [(option: String, path: String?)]) -> Int32 {
    others.contains { $0.path == "-" } ? STDERR_FILENO : STDOUT_FILENO
  }

  /// Writes a report to standard output, as JSON or as text.
  /// - Parameter stream: the stream for text.
  func write(
    json report: @autoclosure () -> JSON, text: @autoclosure () -> String, to stream: Int32 = STDOUT_FILENO
  ) throws {
    if json { return try writeStandardOutput(report().file) }
    if stream == STDOUT_FILENO { try writeText(text()) } else { writeStandardError(harmless(text())) }
  }
}
