import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// A finding of `galley lint`, and the scene or cell that it is in.
struct CaseFinding: Sendable {
  var golden: GoldenCase
  var finding: LintFinding
  var severity: LintSeverity
}

/// The report of `galley lint`.
struct LintReport: Sendable {
  /// The number of scenes and cells that were looked at.
  var scenes: Int
  /// The findings, by scene.
  var findings: [CaseFinding]
  /// Strings that languages lack.
  var untranslated: [(Diagnostic, LintSeverity)]
  /// The reasons why scenes could not be drawn.
  var errors: [String]

  /// Returns true if what was found keeps the run from passing.
  func fails(isStrict: Bool) -> Bool {
    (findings.map(\.severity) + untranslated.map(\.1)).contains { $0 == .error || isStrict && $0 == .warning }
  }

  /// The report as text: one line a finding, then their number, and the number of scenes that have mistakes.
  var text: String {
    let lines =
      untranslated.map { diagnostic, severity in
        "\(diagnostic.place): \(severity.mark)translations: \(diagnostic.words)"
      } + findings.map(\.text)
    return (lines + [summary]).map { $0 + "\n" }.joined()
  }

  private var summary: String {
    let count = findings.count + untranslated.count
    let found =
      "\(count) \(count == 1 ? "finding" : "findings") in \(scenes) \(scenes == 1 ? "scene" : "scenes")"
    guard !errors.isEmpty else { return found }
    let unseen = "\(errors.count) of \(scenes) \(scenes == 1 ? "scene" : "scenes") could not be drawn"
    return count == 0 ? unseen : "\(found); \(unseen)"
  }

  /// The report of `--json`.
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

extension CaseFinding {
  fileprivate var text: String {
    let place = finding.place.position
    let file = includedFile
    let start = "\(file ?? golden.title):\(place.line):\(place.column): \(severity.mark)\(finding.rule): "
    guard !finding.view.isEmpty else { return start + finding.place.message }
    return start
      + "view \"\(finding.view)\" \(file == nil ? "" : "of \(golden.title) ")[\(finding.frame.words)]: "
      + finding.place.message
  }

  /// The file in which the view stands, if the scene includes it.
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
  /// The word before a finding: errors go without.
  fileprivate var mark: String { self == .error ? "" : "\(rawValue): " }
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
