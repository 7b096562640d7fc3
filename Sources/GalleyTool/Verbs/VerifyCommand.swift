import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleySystem

/// `galley verify`.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare scenes with their goldens.",
    discussion: """
      The goldens of a scene are <name>.png and <name>.layout.json beside it, as galley record last accepted them; a scene \
      whose steps name frames has a picture for each, <name>.<frame>.png. Layouts are compared as text, pictures by decoded \
      pixels, exactly, unless the scene has a budget. The verdicts are

          same           layout and pixels are as accepted
          raster drift   only the pixels differ
          metrics only   only the layout differs
          changed        both differ
          missing        there is no golden yet

      Never writes a golden. Each failure writes the expected and the actual pictures and layouts, and the difference in \
      magenta, to the artifacts folder, and numbers the run in runs.json there; what earlier runs left of scenes that this \
      one does not compare stays, and is named. Its line of the report ends with the command that accepts the change; galley review shows all of them.

      \(warningsDiscussion)

      Exit code 0: all scenes are as accepted. 1: one is not, or a golden has no scene or frame. 2: a scene has a mistake, \
      nothing was compared, or a golden is missing and CI is set.

      Examples:
          galley verify
          galley verify Goldens/label --filter truncat
          galley verify --junit galley.xml --github
          galley verify --shard 1/4 --report-json 1.json
          galley verify --json | jq -r '.scenes[] | .verdict + " " + .scene'
      """)

  @OptionGroup var goldens: GoldenOptions

  @OptionGroup var artifacts: ArtifactsOption

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp("Also write a page of HTML about the failures, as galley report does.", valueName: "file"))
  var page: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var warnings: StrictOption
  @OptionGroup var notes: NoteOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var ci: RunReportOptions

  @Option(
    help: ArgumentHelp(
      "Compare only the i-th of n parts of the scenes; galley merge-reports joins the reports of all parts.",
      valueName: "i/n"))
  var shard: Shard?

  mutating func run() async throws {
    let all = try goldens.select()
    let selection = shard?.part(of: all) ?? all
    let (library, artifacts) = (FontLibrary(folder: fonts.folder), artifacts.folder)
    let reports = await mapConcurrently(
      selection.cases, jobs: jobs.jobs, progress: ProgressBar(total: selection.cases.count, isShown: !notes.quiet),
      makeState: { Press(library) }
    ) { verifyCase($0, selection.framePictures(of: $0), artifacts, $1) }
    let outcome = VerifyReport(
      reports: reports, orphans: try selection.orphans(reports), artifacts: artifacts.folder,
      namedArtifacts: self.artifacts.artifacts,
      runs: numbered(reports, artifacts, library), page: page, shard: shard?.json)
    if let page {
      let report = FailurePage(outcome.runs, in: artifacts, named: self.artifacts.artifacts, compared: reports.count)
      try writeFile(page, report.html)
    }
    if ci.isAny { try ci.write(outcome.json) }
    try report.write(json: outcome.json, text: outcome.text(notes, Ink(for: STDOUT_FILENO)))
    let found = reports.flatMap(\.warnings)
    if !report.json, !notes.quiet { say(found) }
    try outcome.conclude(isReported: report.json)
    if warnings.strict, !found.isEmpty { throw Findings() }
  }
}

/// Returns the record of the artifacts folder with this run in it. A record that cannot be written changes no verdict: the
/// pictures could not be written either, which is said.
private func numbered(_ reports: [CaseReport], _ artifacts: Artifacts, _ library: FontLibrary) -> FailureRuns {
  var runs = FailureRuns(in: artifacts)
  let failed = reports.compactMap(\.failure)
  if !failed.isEmpty { (runs.engine, runs.fonts) = (programVersion, library.manifestFolder) }
  try? runs.add(compared: reports.filter { $0.word != "error" }.map(\.golden), failed: failed)
  return runs
}

/// Compares one scene with its goldens, and writes the artifacts of a failure. `framePictures` are those that may be its.
private func verifyCase(
  _ golden: GoldenCase, _ framePictures: [String], _ artifacts: Artifacts, _ press: Press
) -> CaseReport {
  var report = CaseReport(golden: golden)
  report.result = attempt {
    let (subject, warnings) = try subject(of: golden, press)
    artifacts.remove(golden)
    report.warnings = warnings
    report.budget = subject.budget
    report.strays = golden.strayPictures(among: framePictures, of: subject)
    var result = golden.compare(subject)
    if !result.passes {
      // A failure to write the artifacts does not change the verdict.
      switch attempt({ try artifacts.write(golden, result, subject, inputs: press.inputs(of: golden.scene)) }) {
      case .success(let failure):
        report.failure = failure
        report.artifacts = failure.files.map { joined(artifacts.folder, $0) }
      case .failure(let complaint): report.artifactsComplaint = complaint
      }
    }
    result.forgetGoldens()
    return result
  }
  return report
}
