import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// The command `galley report`, which creates a web page about the failures of `galley verify`.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Make a page about the failures of verify.",
    discussion: """
      Reads the record and the pictures that galley verify left in the artifacts folder, and makes one HTML file that \
      contains them all: it needs no network, and may be mailed or kept by a build. Each failure is shown as its \
      difference, side by side, with a slider, blended, in turn, with its layout drawn over it, and with the layout's text \
      compared; up to sixteen times as large, with the colours of the pixel under the pointer. The same change in several \
      scenes is one group, with one command that accepts it. ? lists the keys.

      Several folders, such as those of the shards of a run, give one page; equal failures are shown once.

      The same folders give the same bytes. galley verify --report makes the page at once.

      Examples:
          galley report -o report.html
          galley report build/Failures -o report.html
          galley report shards/*/Failures -o report.html
      """)

  @Argument(
    help: ArgumentHelp(
      "The artifacts folders. (default: $GALLEY_ARTIFACTS_DIR, else $SNAPSHOT_ARTIFACTS, else Failures)",
      valueName: "folder"))
  var folders: [String] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write; - is standard output.", valueName: "file"))
  var output = "report.html"

  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let places = folders.isEmpty ? [nil] : folders.map(Optional.some)
    let found = try places.map { named in
      let artifacts = Artifacts(folder: artifactsFolder(named))
      return (runs: try FailureRuns(reading: artifacts), artifacts: artifacts, named: named)
    }
    // A shard without failures has no folder.
    let shown = FailurePage(found)
    if shown.failures.isEmpty { throw CommandError(reasonForNothing(in: found[0].artifacts.folder)) }
    let page = shown.html
    if output == "-" { return try OutputTarget.standardOutput.write(page) }
    try OutputTarget.file(output).write(page)
    let count = shown.failures.count
    try report.value.write(
      json: ["galley": 1, "report": output, "failures": count],
      text: "report: \(output): \(count) \(count == 1 ? "failure" : "failures")\n")
  }

  /// Returns the reason why a folder has no failures to show.
  private func reasonForNothing(in folder: String) -> String {
    if isFolder(folder) {
      return
        "there is no record of failures, \(joined(folder, "runs.json")): galley verify writes it if something differs"
    }
    return
      "there is no folder \(folder): galley verify writes it if something differs; its --report makes a page even "
      + "if nothing does"
  }
}
