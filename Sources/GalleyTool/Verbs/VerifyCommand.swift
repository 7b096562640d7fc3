import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleySystem

/// The command `galley verify`, which compares scenes with their goldens.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare scenes with their goldens.",
    discussion: """
      The goldens of a scene are <name>.png and <name>.layout.json beside it, as galley record last accepted them; a scene \
      whose steps name frames has a picture for each, <name>.<frame>.png. Layouts are compared as text, pictures by decoded \
      pixels, exactly, unless the scene has a tolerance. The verdicts are

          same           layout and pixels are as accepted
          raster drift   only the pixels differ
          metrics only   only the layout differs
          paint only     colours, underlines, opacity and the like differ; lines and frames do not
          changed        lines or frames differ, and the pixels
          missing        a golden, or the golden of a frame, is missing; the others are compared
          unreadable     a golden is damaged, or is a Git LFS pointer

      galley.lock above the goldens lists the versions with which they were recorded. Differences from this program \
      are reported first, and cause raster drift.

      Each failure lists its causes, one sentence each, with its effects; --json has them as a list, causes: \
      [{ view, property, was, is, sentence }].

      Never writes a golden, except to finish or undo the writes of a killed galley record. Each failure writes the \
      expected and the actual pictures and layouts, and the difference in magenta, to the artifacts folder, and \
      the number of the run to runs.json there. If this run does not compare a scene, pictures of the scene from earlier \
      runs stay there and are listed.

      The report ends each failure with the command that accepts the change; galley review shows all of \
      them.

      \(warningsDiscussion)

      Exit code 0: all scenes are as accepted. 1: one is not, or a golden has no scene or frame. 2: a scene has a mistake, \
      a golden cannot be read, nothing was compared, or a golden is missing and CI is set.

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
  @OptionGroup var allowance: AllowanceOptions
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

  mutating func run() throws {
    let (library, artifacts) = (
      FontLibrary(fonts.value, allowing: try allowance.value.allowances()), artifacts.folder
    )
    if let page { try OutputTarget.refuseToReplace([.file(page)], option: "--report") }
    try ci.check(besides: [report.output, ("--report", page)])
    let all = try goldens.select(besides: artifacts.folder, allowing: library.projects.allowances)
    let selection = shard?.part(of: all) ?? all
    var locks = try GoldenLocks(of: selection.cases.scenes)
    let comparison = CaseComparison(of: selection, artifacts, locks)
    // Thousands of cells may look as accepted. Usually only their number is reported.
    let listsAll = report.json || notes.verbose || ci.isAny
    var reports = mapConcurrently(
      selection.cases, jobs: jobs.jobs, progress: ProgressBar(total: selection.cases.count, isShown: !notes.quiet),
      makeState: { RenderSession(library) }
    ) { golden, session in
      let report = comparison.report(on: golden, session)
      return golden.keepsPicture || !report.passes || !report.warnings.isEmpty || listsAll ? report : nil
    }
    CellExplanation(artifacts: artifacts, library: library, jobs: jobs.jobs).explain(&reports)
    locks.add(reports)
    locks.findMistakes()
    let outcome = VerifyReport(
      reports: reports, unlisted: selection.cases.counts(besides: reports),
      orphans: try selection.orphans(reports) + selection.strayLines(comparison.cells),
      passedOver: selection.scan.passedOver.count,
      moved: MovedScenes(reports, orphans: selection.orphans, in: artifacts), artifacts: artifacts.folder,
      namedArtifacts: self.artifacts.artifacts,
      runs: numbered(
        reports, of: selection, whole: shard == nil ? selection.whole : [], artifacts, library),
      page: page, shard: shard?.json, locks: locks)
    if let page {
      let report = FailurePage(
        outcome.runs, in: artifacts, named: self.artifacts.artifacts, compared: selection.cases.count)
      try OutputTarget.fileInFolder(page).write(report.html)
    }
    if ci.isAny { try ci.write(outcome.json) }
    let stream = report.value.stream(besides: ci.outputs)
    try report.value.write(json: outcome.json, text: outcome.text(notes, Ink(for: stream)), to: stream)
    let said = reports.flatMap(\.warnings)
    if !report.json, !notes.quiet { say(said) }
    try outcome.conclude(isReported: report.json)
    if warnings.strict, !said.isEmpty { throw Findings() }
  }
}

/// Returns the saved list of runs of the artifacts folder, with this run added. A failure to save
/// the list does not change a verdict, and is not reported. In this case, writing the pictures
/// fails too, and that failure is reported.
private func numbered(
  _ reports: [CaseReport], of selection: GoldenSelection, whole: [String], _ artifacts: Artifacts,
  _ library: FontLibrary
) -> FailureRuns {
  var runs = FailureRuns(in: artifacts)
  let failed = reports.compactMap(\.failure)
  if !failed.isEmpty {
    (runs.engine, runs.fonts) = (programVersion, library.manifestFolder)
    let hasAll = reports.allSatisfy { $0.passes || $0.failure != nil && !$0.isUnreadable }
    runs.whole = hasAll ? whole : []
  }
  let undrawn = Set(reports.filter { $0.word == "error" }.map(\.golden))
  try? runs.add(compared: selection.cases.lazy.filter { !undrawn.contains($0) }, failed: failed)
  return runs
}
