import ArgumentParser
import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// `galley lint`.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find text that is cut, covered, off the screen or without glyphs.",
    discussion: """
      Lays out scenes, after each step that names a frame, and prints one line for each finding: the scene with its variant, \
      line and column, the rule, the view and its rectangle in the picture, in points. The rules are

          overlap         texts, or a text and a control, lie over each other
          truncation      text is cut, or has no room
          missingGlyphs   no face has a character
          offScreen       a view reaches beyond the canvas
          translations    a string of galley.yaml is missing in a language

      Rules are switched off, and views excepted, by the key lint of galley.yaml.

      Exit code 1 if anything was found.

      Examples:
          galley lint
          galley lint Goldens/login.yaml --variant de
          galley lint --sarif lint.sarif --junit lint.xml
          galley lint --json | jq -r '.findings[] | .scene + " " + .view'
      """)

  @OptionGroup var goldens: GoldenOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var ci: CIOptions

  mutating func run() async throws {
    let selection = try goldens.select()
    let library = FontLibrary(folder: fonts.folder)
    let results = await mapConcurrently(
      selection.cases, jobs: jobs.jobs, progress: ProgressBar(total: selection.cases.count),
      makeState: { Press(library) }
    ) { golden, press in attempt { try lint(golden, press) } }
    let found = zip(selection.cases, results).flatMap { golden, result in
      ((try? result.get()) ?? []).map { (golden: golden, finding: $0) }
    }
    let folders = Set(selection.cases.map { folder(of: $0.scene) }).sorted()
    let projects = folders.compactMap { try? library.projects.project(inFolder: $0) }
    let untranslated = Set(projects).sorted { $0.file < $1.file }.flatMap(\.lint.untranslated)
    let outcome: JSON = [
      "galley": 1, "scenes": selection.cases.count,
      "findings": untranslated.map(json) + found.map { json($0.golden, $0.finding) },
      "errors": results.compactMap(\.error),
    ]
    try ci.write(lint: outcome, titles: selection.cases.map(\.title))
    try report.write(
      json: outcome,
      text: (untranslated.map { "\($0.file):\($0.position.line):\($0.position.column): translations: \($0.words)" }
        + found.map { text($0.golden, $0.finding) } + [summary(found.count + untranslated.count, selection)])
        .map { $0 + "\n" }.joined())
    try throwComplaints(of: results, isReported: report.json)
    if !found.isEmpty || !untranslated.isEmpty { throw Findings() }
  }

  private func summary(_ count: Int, _ selection: GoldenSelection) -> String {
    let scenes = selection.cases.count
    return "\(count) \(count == 1 ? "finding" : "findings") in \(scenes) \(scenes == 1 ? "scene" : "scenes")"
  }

  private func text(_ golden: GoldenCase, _ finding: LintFinding) -> String {
    let place = finding.place.position
    return "\(golden.title):\(place.line):\(place.column): \(finding.rule): view \"\(finding.view)\" "
      + "[\(finding.frame.words)]: \(finding.place.message)"
  }

  private func json(_ golden: GoldenCase, _ finding: LintFinding) -> JSON {
    let frame = finding.frame
    return [
      "scene": golden.scene, "variant": golden.variantInReport, "rule": finding.rule.rawValue, "view": finding.view,
      "other": finding.other, "frame": [frame.minX, frame.minY, frame.width, frame.height],
      "line": finding.place.position.line, "column": finding.place.position.column, "message": finding.place.message,
    ]
  }

  private func json(_ diagnostic: Diagnostic) -> JSON {
    [
      "file": diagnostic.file, "rule": "translations", "line": diagnostic.position.line,
      "column": diagnostic.position.column, "message": diagnostic.words,
    ]
  }
}

/// Returns what a project's rules find in a scene, each once, however many frames show it.
private func lint(_ golden: GoldenCase, _ press: Press) throws -> [LintFinding] {
  let variant = try press.variant(named: golden.variant, ofScene: golden.scene)
  let source = SceneSource(file: golden.scene, variant: variant)
  let project = try press.project(of: source)
  var composed = try compose(source, SceneChanges(), press)
  var found: [LintFinding] = []
  try composed.takeShots { _, scene in
    for finding in try scene.checkingFonts({ scene.player.lint() })
    where !found.contains(where: { $0.isSame(as: finding) }) {
      found.append(finding)
    }
  }
  guard let project else { return found }
  return found.filter { finding in
    !project.lint.off.contains(finding.rule)
      && !project.lint.exceptions.contains { $0.covers(finding) && project.has(golden.scene, in: $0.scenes) }
  }
}

extension LintFinding {
  /// True if both say the same of the same views, be it in other words.
  fileprivate func isSame(as other: LintFinding) -> Bool {
    rule == other.rule && view == other.view && self.other == other.other
  }
}

extension LintRules.Exception {
  /// True if the exception is for such a finding, in whatever scene.
  fileprivate func covers(_ finding: LintFinding) -> Bool {
    let ids = [finding.view] + [finding.other].compactMap(\.self)
    return rules.map { $0.contains(finding.rule) } ?? true
      && views.map { views in ids.contains { views.contains($0) } } ?? true
  }
}

extension Rect {
  /// The rectangle as scenes spell it, in tenths of a point.
  fileprivate var words: String {
    [minX, minY, width, height].map { (($0 * 10).rounded() / 10).plainDecimal }.joined(separator: ", ")
  }
}

extension Diagnostic {
  /// The path and the message.
  fileprivate var words: String { keyPath.isEmpty ? message : "\(keyPath): \(message)" }
}
