import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// A finding of `galley lint`, with its scene or cell.
struct CaseFinding: Sendable {
  var golden: GoldenCase
  var finding: LintFinding
  var severity: LintSeverity
}

/// The report of `galley lint`.
struct LintReport: Sendable {
  /// The number of checked cells of each scene. A scene without a matrix counts as one cell.
  var cells: [String: Int]
  /// The findings in the order of the scenes.
  var findings: [CaseFinding]
  /// The strings that are not translated in some languages, with the severities of these findings.
  var untranslated: [(Diagnostic, LintSeverity)]
  /// The errors of scenes that could not be drawn.
  var errors: [String]

  /// The number of checked scenes and cells.
  var scenes: Int { cells.values.reduce(0, +) }

  /// True if the findings make the run fail.
  func fails(isStrict: Bool) -> Bool {
    (findings.map(\.severity) + untranslated.map(\.1)).contains { $0 == .error || isStrict && $0 == .warning }
  }

  /// The report as text. It has one line for each rule and view of a scene, for all cells with the
  /// finding. The last lines have the number of findings, and of scenes and cells with errors.
  var text: String {
    let groups = FindingGroup.groups(of: findings)
    let lines =
      untranslated.map { diagnostic, severity in
        "\(diagnostic.place): \(severity.mark)translations: \(diagnostic.words)"
      } + groups.map { $0.text(cells: cells[$0.first.golden.scene, default: 1]) }
    return (lines + [summary(groups.count + untranslated.count)]).map { $0 + "\n" }.joined()
  }

  private func summary(_ count: Int) -> String {
    let subjects =
      cells.count == scenes ? counted(scenes, "scene") : "\(counted(cells.count, "scene")) (\(scenes) cells)"
    let found = "\(counted(count, "finding")) in \(subjects)"
    guard !errors.isEmpty else { return found }
    let unseen = "\(errors.count) of \(counted(scenes, cells.count == scenes ? "scene" : "cell")) could not be drawn"
    return count == 0 ? unseen : "\(found); \(unseen)"
  }

  /// The report for `--json`.
  var json: JSON {
    let strings = untranslated.map { diagnostic, severity -> JSON in
      [
        "file": diagnostic.file, "rule": "translations", "severity": severity.rawValue,
        "line": diagnostic.position.line, "column": diagnostic.position.column, "message": diagnostic.words,
      ]
    }
    return ["galley": 1, "scenes": scenes, "findings": strings + findings.map(\.json), "errors": errors]
  }
}

/// The findings of one rule about one view, in one cell or in several.
private struct FindingGroup {
  /// The finding in the first cell.
  var first: CaseFinding
  var count = 1

  /// Returns the findings grouped by rule and view, in their order.
  static func groups(of findings: [CaseFinding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [[String]: Int] = [:]
    for finding in findings {
      let found = finding.finding
      var key = [finding.golden.scene, found.rule.rawValue, found.view, found.other ?? "", found.place.place]
      // A warning has no view, so its message identifies it.
      if found.view.isEmpty { key.append(found.place.message) }
      if let place = places[key] {
        groups[place].count += 1
      } else {
        places[key] = groups.count
        groups.append(FindingGroup(first: finding))
      }
    }
    return groups
  }

  /// Returns the line for the group: its first finding, with the number of cells that have this
  /// finding.
  func text(cells: Int) -> String {
    guard cells > 1, count > 1 else { return first.text(title: first.golden.title) }
    return first.text(title: first.golden.scene) + ", in \(count) of \(cells) cells, first in \(first.golden.title)"
  }
}

extension CaseFinding {
  fileprivate func text(title: String) -> String {
    let place = finding.place.position
    let file = includedFile
    let start = "\(file ?? title):\(place.line):\(place.column): \(severity.mark)\(finding.rule): "
    guard !finding.view.isEmpty else { return start + finding.place.message }
    return start
      + "view \"\(finding.view)\" \(file == nil ? "" : "of \(title) ")[\(finding.frame.words)]: "
      + finding.place.message
  }

  /// The included file that contains the view; nil if the scene file contains it.
  private var includedFile: String? { finding.place.file == golden.scene ? nil : finding.place.file }

  fileprivate var json: JSON {
    let frame = finding.frame
    return [
      "scene": golden.scene, "file": includedFile, "variant": golden.variantInReport, "rule": finding.rule.rawValue,
      "severity": severity.rawValue, "view": finding.view, "other": finding.other,
      "frame": [frame.minX, frame.minY, frame.width, frame.height], "line": finding.place.position.line,
      "column": finding.place.position.column, "message": finding.place.message,
    ]
  }
}

extension LintSeverity {
  /// The prefix for a finding with this severity; empty for errors.
  fileprivate var mark: String { self == .error ? "" : "\(rawValue): " }
}

extension Rect {
  /// The rectangle as `[x, y, width, height]`, rounded to tenths of a point.
  fileprivate var words: String {
    [minX, minY, width, height].map { (($0 * 10).rounded() / 10).plainDecimal }.joined(separator: ", ")
  }
}

extension Diagnostic {
  /// The path of the key, followed by the message.
  fileprivate var words: String { keyPath.isEmpty ? message : "\(keyPath): \(message)" }
}
