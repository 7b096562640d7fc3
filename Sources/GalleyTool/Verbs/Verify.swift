import ArgumentParser
import GalleyFiles
import GalleyGoldens

/// `galley verify`.
struct Verify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare scenes with their goldens.",
    discussion: """
      Beside every scene stand its goldens: <name>.png and <name>.layout.json, what it looked like when it was last \
      accepted with galley record. Layouts are compared as text, pictures by decoded pixels, exactly, unless the scene \
      has a budget. A scene whose steps name frames has a picture for each, <name>.<frame>.png; reports name the frame. A \
      scene comes out as

          same           layout and pixels are as accepted
          raster drift   the layout is, the pixels are not
          metrics only   the layout is not, yet no pixel shows it
          changed        neither is
          missing        there is no golden yet

      Never writes a golden. For each failure, pictures and layouts go to a folder of their own: what was expected, \
      what came out, and the difference in magenta. Each line ends with the command that accepts the change.

      \(warningsDiscussion)

      Exit code 0: everything is as accepted. 1: something is not, or a golden has no scene or frame. 2: a scene has a mistake, \
      nothing was compared, or a golden is missing and CI is set.

      Examples:
          galley verify
          galley verify Goldens/label --filter truncat
          galley verify --json | jq -r '.scenes[] | .verdict + " " + .scene'
      """)

  @OptionGroup var goldens: GoldenOptions

  @Option(
    help: ArgumentHelp(
      "Folder for the pictures of failures. Without it: $GALLEY_ARTIFACTS_DIR, $SNAPSHOT_ARTIFACTS, else Failures.",
      valueName: "folder"))
  var artifacts: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var warnings: StrictOption
  @OptionGroup var report: ReportOptions

  mutating func run() async throws {
    let selection = try goldens.select()
    let folder =
      artifacts ?? environmentValue("GALLEY_ARTIFACTS_DIR") ?? environmentValue("SNAPSHOT_ARTIFACTS") ?? "Failures"
    let (library, artifacts) = (FontLibrary(folder: fonts.folder), Artifacts(folder: folder))
    let reports = await mapConcurrently(
      selection.cases, jobs: jobs.jobs, progress: ProgressBar(total: selection.cases.count),
      makeState: { Press(library) }
    ) { verifyCase($0, selection.framePictures(of: $0), artifacts, $1) }
    let outcome = VerifyReport(
      reports: reports, orphans: try selection.orphans(reports), artifacts: folder, fonts: fonts.folder)
    try writeStandardOutput(report.json ? outcome.json : Array(outcome.text.utf8))
    let found = reports.flatMap(\.warnings)
    if !report.json { say(found) }
    try outcome.conclude()
    if warnings.strict, !found.isEmpty { throw Findings() }
  }
}

/// Compares one scene with its goldens, and shows the failure if it is one. `framePictures` are those that may be its.
private func verifyCase(
  _ golden: GoldenCase, _ framePictures: [String], _ artifacts: Artifacts, _ press: Press
) -> CaseReport {
  var report = CaseReport(golden: golden, result: .failure(Complaint(lines: [])))
  artifacts.remove(golden)
  do throws(Complaint) {
    let (subject, warnings) = try subject(of: golden, press)
    report.warnings = warnings
    report.budget = subject.budget
    report.strays = golden.strayPictures(among: framePictures, of: subject)
    var result = golden.compare(subject)
    if !result.passes {
      do {
        report.artifacts = try artifacts.write(golden, result, subject)
      } catch {
        // The verdict stands all the same.
        report.artifactsComplaint = Complaint(error)
      }
    }
    // The pictures are in files now.
    result.forgetGoldens()
    report.result = .success(result)
  } catch {
    report.result = .failure(error)
  }
  return report
}
