import ArgumentParser
import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleyViews

/// The command `galley lint`, which finds probable mistakes in scenes.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find truncated, covered, faint or too small text.",
    discussion: """
      Lays out and draws scenes, after steps that have a frame, and prints one line for each view and rule: the scene \
      with its variant, line and column, the rule, the view and its rectangle in the picture, in points, and in how many \
      cells of a matrix it was found. The rules are

      \(LintRule.allCases.map { "    \($0.rawValue)\(String(repeating: " ", count: 16 - $0.rawValue.count))\($0.summary)" }
        .joined(separator: "\n"))

      Each line is marked as an error or a warning. Set severities, limits and exceptions under the key lint of \
      galley.yaml; an exception needs a reason.

      Exit code 1 if there is an error; with --strict, if there is a warning.

      Examples:
          galley lint
          galley lint Goldens/login.yaml --variant de
          galley lint --sarif lint.sarif --junit lint.xml
          galley lint --matrix pairwise --sheet findings.png
          galley lint --json | jq -r '.findings[] | .scene + " " + .view'
      """)

  @OptionGroup var goldens: GoldenOptions

  @Option(help: ArgumentHelp("A PNG of all findings: each place outlined, with its caption.", valueName: "file"))
  var sheet: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var warnings: StrictOption
  @OptionGroup var report: ReportOptions
  @OptionGroup var ci: CIOptions

  mutating func run() throws {
    if let sheet { try OutputTarget.refuseToReplace([.file(sheet)], option: "--sheet") }
    try ci.check(besides: [report.output, ("--sheet", sheet)])
    let allowances = try allowance.value.allowances()
    let selection = try goldens.select(allowing: allowances)
    let library = FontLibrary(fonts.value, allowing: allowances)
    let results = mapConcurrently(
      selection.cases, jobs: jobs.jobs, progress: ProgressBar(total: selection.cases.count),
      makeState: { RenderSession(library) }
    ) { golden, session in attempt { try lint(golden, session) } }
    let found = zip(selection.cases, results).flatMap { golden, result in
      ((try? result.get()) ?? []).map { CaseFinding(golden: golden, finding: $0.finding, severity: $0.severity) }
    }
    let outcome = LintReport(
      cells: Dictionary(grouping: selection.cases, by: \.scene).mapValues(\.count), findings: found,
      untranslated: untranslated(selection, library),
      errors: results.compactMap(\.error))
    if let sheet { try writeSheet(of: found, to: sheet, RenderSession(library)) }
    try ci.write(lint: outcome.json, titles: selection.cases.map(\.title))
    try report.value.write(json: outcome.json, text: outcome.text, to: report.value.stream(besides: ci.outputs))
    try throwErrors(of: results, isReported: report.json)
    if outcome.fails(isStrict: warnings.strict) { throw Findings() }
  }

  /// Returns the missing translations in all projects that the scenes belong to, with the
  /// severities of these findings.
  private func untranslated(_ selection: GoldenSelection, _ library: FontLibrary) -> [(Diagnostic, LintSeverity)] {
    let folders = Set(selection.cases.scenes.map { folder(of: $0) }).sorted()
    let projects = folders.compactMap { try? library.projects.project(inFolder: $0) }
    return Set(projects).sorted { $0.file < $1.file }.flatMap { project in
      project.lint.untranslated.map { ($0, project.lint.severity(of: .translations)) }
    }
  }
}

/// Returns the findings in a scene by the rules of its project. A finding in several frames is
/// listed once.
private func lint(_ golden: GoldenCase, _ session: RenderSession) throws -> [(
  finding: LintFinding, severity: LintSeverity
)] {
  let variant = try session.variant(named: golden.variant, ofScene: golden.scene)
  let source = SceneSource(file: golden.scene, variant: variant)
  let project = try session.project(of: source)
  let rules = project?.lint ?? LintRules()
  var composed = try compose(source, SceneChanges(), session)
  var found: [LintFinding] = []
  func add(_ findings: [LintFinding]) {
    for finding in findings where !found.contains(where: { $0.isSame(as: finding) }) { found.append(finding) }
  }
  try composed.takeShots { _, scene in add(try scene.checkingFonts { try scene.player.lint(rules) }) }
  if composed.scene.direction == .rightToLeft, rules.severity(of: .mirroring) != .off {
    var leftToRight = source.variant
    leftToRight.direction = .leftToRight
    var other = try compose(source, SceneChanges(), session, in: leftToRight)
    try other.takeSteps()
    add(try composed.checkingFonts { composed.player.lintMirroring(comparedWith: other.player) })
  }
  return found.filter { finding in
    guard let project else { return true }
    return !rules.exceptions.contains { $0.covers(finding) && project.has(golden.scene, in: $0.scenes) }
  }.map { ($0, rules.severity(of: $0.rule)) }
}

extension LintFinding {
  /// True if both findings are about the same fault of the same views. Their messages may differ.
  fileprivate func isSame(as other: LintFinding) -> Bool {
    rule == other.rule && view == other.view && self.other == other.other
      && (rule != .warnings || place == other.place)
  }
}

extension LintRules.Exception {
  /// True if the exception applies to the rule and the views of a finding. The scene is not
  /// checked.
  fileprivate func covers(_ finding: LintFinding) -> Bool {
    let ids = [finding.view] + [finding.other].compactMap(\.self)
    return rules.map { $0.contains(finding.rule) } ?? true
      && views.map { views in ids.contains { views.contains($0) } } ?? true
  }
}
