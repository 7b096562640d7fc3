import ArgumentParser

/// How many tasks work at once.
struct JobOptions: ParsableArguments, Sendable {
  @Option(
    name: [.customLong("jobs"), .customShort("j")], parsing: .unconditional,
    help: ArgumentHelp(
      "How many scenes are worked on at once; the processors there are, unless said. Changes no output.",
      valueName: "n"))
  var number: Int?

  var jobs: Int { number ?? availableProcessors() }

  func validate() throws {
    if let number, number < 1 { throw ValidationError("--jobs is \(number); it must be at least 1") }
  }
}

/// `--json`, which every verb has.
struct ReportOptions: ParsableArguments, Sendable {
  @Flag(help: "Print the report as JSON.")
  var json = false
}
