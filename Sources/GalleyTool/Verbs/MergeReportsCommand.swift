import ArgumentParser
import GalleyFiles
import GalleyPipeline
import GalleySystem

/// The command `galley merge-reports`, which joins the reports of several runs of `galley verify`.
struct MergeReportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Join the reports of several runs of verify.",
    discussion: """
      Reads what galley verify --json or --report-json wrote, checks that no shard is missing, and reports all scenes \
      together, in the order of their names, in the given formats. Reports of runs in several folders of a \
      repository are joined with paths from the repository's own folder. galley report makes one page of the artifacts \
      folders of several runs.

      Exit code as of galley verify: 0 all scenes are as accepted. 1: one is not. 2: a scene has a mistake, nothing was \
      compared, or a shard is missing.

      Examples:
          galley verify --shard 1/2 --report-json 1.json
          galley verify --shard 2/2 --report-json 2.json
          galley merge-reports 1.json 2.json --junit all.xml
      """)

  @Argument(help: ArgumentHelp("Reports of galley verify.", valueName: "file"))
  var files: [String]

  @OptionGroup var ci: RunReportOptions
  @OptionGroup var notes: NoteOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    try ci.check(besides: [report.output])
    var runs: [RunOutcome] = []
    var entries: [[JSON]] = []
    for file in files {
      guard case .success(let json) = Result(catching: { try JSON(reading: try readFile(file)) }) else {
        if !isFile(file) { throw CommandError("\(file): there is no such file") }
        throw CommandError("\(file): not JSON; galley verify --report-json writes a report")
      }
      guard let run = RunOutcome(json) else {
        throw CommandError("\(file): not a report of galley verify; galley verify --report-json writes one")
      }
      runs.append(run)
      entries.append(json["scenes"]?.array ?? [])
    }
    let merged = try RunOutcome.merging(runs)
    let places = Set(runs.map(\.folder)).count > 1 ? runs.map(\.folder) : runs.map { _ in "" }
    var scenes: [RunOutcome.Case: JSON] = [:]
    for (run, (place, list)) in zip(runs, zip(places, entries)) {
      for (test, entry) in zip(run.cases, list) { scenes[test.placed(in: place)] = entry }
    }
    let json = merged.json(scenes: scenes)
    try ci.write(json)
    let stream = report.value.stream(besides: ci.outputs)
    try report.value.write(json: json, text: merged.text(notes, Ink(for: stream)), to: stream)
    let errors = merged.cases.compactMap(\.error) + [merged.commandError].compactMap(\.self)
    try throwErrors(
      of: errors.map {
        Result<Void, CommandError>.failure(CommandError(lines: $0.split(separator: "\n").map(String.init)))
      },
      isReported: report.json)
    if merged.failed > 0 { throw Findings() }
  }
}
