import ArgumentParser
package import GalleyFiles
import GalleySystem

/// The option for the number of concurrent tasks.
package typealias JobOptions = ListedOptions<JobChoice>

/// The number of scenes that are drawn at the same time.
package struct JobChoice: Hashable, Sendable {
  /// The number that the user gave; nil means the number of processors.
  var number: Int?

  /// The number of concurrent tasks.
  package var jobs: Int { number ?? availableProcessors() }

  /// Creates the default values.
  package init() {}
}

extension JobChoice: OptionTarget {
  package static var options: [ListedOption<JobChoice>] {
    [
      .value(
        "jobs", "j", parsing: .unconditional, samples: ["2", "0", "two", "-1"],
        help: ArgumentHelp(
          "The number of scenes drawn at once. Does not change the output. (default: the number of processors)",
          valueName: "n")
      ) { $0.number = $1 }
    ]
  }

  package func validate() throws {
    if let number, number < 1 { throw ValidationError("--jobs is \(number); it must be at least 1") }
  }
}

/// The option `--json`, which every command has.
package typealias ReportOptions = ListedOptions<ReportChoice>

/// The format of a report.
package struct ReportChoice: Hashable, Sendable {
  /// True for JSON; false for text.
  package var json = false

  /// The option `--json` and the path that it writes to: `-` if a JSON report goes to standard
  /// output, otherwise nil. `OutputTarget.refuseSame` checks this path.
  package var output: (option: String, path: String?) { ("--json", json ? "-" : nil) }

  /// Creates the default values.
  package init() {}

  /// Returns the file descriptor to which the command writes text: standard output, or standard
  /// error if another report goes to standard output.
  package func stream(besides others: [(option: String, path: String?)]) -> Int32 {
    others.contains { $0.path == "-" } ? STDERR_FILENO : STDOUT_FILENO
  }

  /// Writes a report to standard output, as JSON or as text.
  /// - Parameter stream: the stream for text.
  package func write(
    json report: @autoclosure () -> JSON, text: @autoclosure () -> String, to stream: Int32 = STDOUT_FILENO
  ) throws {
    if json { return try writeStandardOutput(report().file) }
    if stream == STDOUT_FILENO { try writeText(text()) } else { writeStandardError(harmless(text())) }
  }
}

extension ReportChoice: OptionTarget {
  package static var options: [ListedOption<ReportChoice>] {
    [.flag("json", help: "Print the report as JSON.") { $0.json = true }]
  }
}
