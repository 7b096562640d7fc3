import ArgumentParser
import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// The choice of goldens that `galley record` writes, named after the modes of
/// swift-snapshot-testing.
enum RecordMode: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// All goldens are written, including those of scenes that pass.
  case all
  /// The goldens of scenes that fail are written. Missing goldens are included.
  case failed
  /// Only the goldens of scenes without a golden are written.
  case missing
  /// No golden is written.
  case never
}

/// The command `galley record`, which draws scenes and saves them as their goldens.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Draw scenes and save them as their goldens.",
    discussion: """
      Writes <name>.png and <name>.layout.json beside each scene, both or neither, and <name>.<frame>.png for each \
      frame that the steps of a scene name. The mode chooses the goldens to write:

          failed     those that do not pass or are missing (default)
          missing    those of scenes without any golden
          all        all, including those that pass
          never      none (default if CI is set)

      The mode is that of --record, else of $GALLEY_RECORD, else of $SNAPSHOT_TESTING_RECORD.

      A PNG file is not rewritten if its pixels have not changed, however it was compressed. Equal pictures of a scene \
      and its cells are stored once: the layouts of the other cells refer to this picture.

      Notes list text that a recorded scene truncates, and characters that no face has. If CI is set, such a scene is \
      refused without --accept-warnings, and the exit code is 1.

      All goldens of a scene change together, even if the process is killed: the next galley record or verify \
      finishes the writes that a journal in their folder lists.

      galley.lock is beside galley.yaml, or in the folder that is recorded if there is no galley.yaml. It lists the \
      versions of Galley and of the libraries that shape and draw text, and the digests of the faces that the goldens \
      use. Commit it: galley verify reports differences from it first. Recording a part of the scenes, or of their \
      cells, adds faces to it; recording all of them renews galley.lock.

      \(warningsDiscussion)

      A picture larger than 250 kB (or than largestGolden of galley.yaml) is refused unless its scene has large: true.

      Examples:
          galley record Goldens/label/insets.yaml
          galley record --filter arabic
          galley record --record missing
      """)

  @OptionGroup var goldens: GoldenOptions

  @Option(
    name: .customLong("record"),
    help: ArgumentHelp("The goldens to write: failed, missing, all or never.", valueName: "mode"))
  var mode: RecordMode?

  @Flag(help: "In CI too, record scenes that truncate text or lack glyphs.")
  var acceptWarnings = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var warnings: StrictOption
  @OptionGroup var notes: NoteOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let mode = try mode ?? Self.modeOfEnvironment()
    guard mode != .never else {
      throw CommandError("nothing is recorded: CI is set, or the mode is never; to record, add --record failed")
    }
    let allowances = try allowance.value.allowances()
    let selection = try goldens.select(allowing: allowances)
    let acceptsLosses = acceptWarnings || !isContinuousIntegration
    let (library, cells) = (FontLibrary(fonts.value, allowing: allowances), CellLibrary())
    let reports = mapConcurrently(
      selection.cases, jobs: jobs.jobs, progress: ProgressBar(total: selection.cases.count, isShown: !notes.quiet),
      makeState: { RenderSession(library) }
    ) { recordCase($0, mode, acceptsLosses: acceptsLosses, cells, $1) }
    for scene in cells.separated {
      try withLockedFolder(folder(of: scene)) { try SharedPictures(ofScene: scene).share() }
    }
    try selection.writeLines(of: reports)
    let locks = LockRenewal(
      searched: selection.searched, whole: selection.whole, hasAll: true, library.projects)
    try locks.write(
      reports.map { report in
        LockedScene(
          scene: report.golden.scene, isWritten: report.isRecorded, isCurrent: report.passes || report.isRecorded,
          faces: report.faces)
      })
    let outcome = RecordReport(reports: reports)
    try report.value.write(json: outcome.json, text: outcome.text(notes))
    let found = reports.flatMap(\.warnings)
    if !report.json, !notes.quiet { say(found) }
    try throwErrors(of: reports.map(\.result), isReported: report.json)
    if reports.contains(where: \.isRefused) || warnings.strict && !found.isEmpty { throw Findings() }
  }

  private static func modeOfEnvironment() throws -> RecordMode {
    for name in ["GALLEY_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let value = environmentValue(name) else { continue }
      guard let mode = RecordMode(rawValue: value) else {
        let valid = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandError("\(name) is \"\(value)\"; valid: \(valid)")
      }
      return mode
    }
    return isContinuousIntegration ? .never : .failed
  }
}

/// Compares one scene with its goldens, and writes the goldens if the mode includes them.
/// - Parameter acceptsLosses: false to keep the goldens of a scene that truncates text or lacks glyphs.
private func recordCase(
  _ golden: GoldenCase, _ mode: RecordMode, acceptsLosses: Bool, _ cells: CellLibrary, _ session: RenderSession
) -> CaseReport {
  var report = CaseReport(golden: golden)
  report.result = attempt {
    var look = try cells.look(of: golden, session)
    report.warnings = look.warnings
    report.faces = faceDigests(ofDump: look.layout)
    var result = try cells.compare(golden, &look)
    result.forgetGoldens()
    if mode != .missing, result.passes {
      if let line = look.line {
        // A line of an earlier version has fewer details, and is replaced.
        if try cells.cellFile(of: golden)[golden.variant]?.hasGeometry == false {
          report.line = [line.withGeometry(of: look.layout)]
        }
      } else if mode == .failed, golden.hasEarlierForm(of: look.layout) {
        try cells.separatePictures(of: golden)
        try golden.renewLayout(look.layout)
        report.isRenewed = true
      }
    }
    if mode == .all || (mode == .failed && !result.passes) || (mode == .missing && result.isNew) {
      report.losses = LayoutSummary(dump: look.layout)?.losses ?? []
      report.isRefused = !acceptsLosses && !report.losses.isEmpty
      guard !report.isRefused else { return result }
      if let line = look.line {
        report.line = [line.withGeometry(of: look.layout)]
      } else {
        try cells.separatePictures(of: golden)
        try golden.record(try look.subject())
      }
      report.isRecorded = true
    }
    return result
  }
  return report
}
