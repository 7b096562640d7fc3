import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// The report of `galley record`.
struct RecordReport: Sendable {
  /// A report for each scene, sorted by path.
  var reports: [CaseReport]

  /// Returns the report as text: one line for each golden that was written, or, if little is to be said, only those that
  /// were left.
  func text(_ notes: NoteOptions) -> String {
    var lines =
      notes.quiet
      ? [] : reports.filter(\.isRecorded).map { "recorded: \($0.golden.title): \($0.isNew ? "new" : $0.word)" }
    if notes.verbose {
      lines += reports.filter { $0.passes && !$0.isRecorded }.map { "unchanged: \($0.golden.title)" }
    }
    // Writing only the missing goldens would accept the layout that all share, unseen.
    lines += reports.filter(\.isRefused).map {
      "refused: \($0.golden.title): \($0.losses.joined(separator: "; ")). To accept: add --accept-warnings"
    }
    if !notes.quiet {
      lines += reports.filter(\.isRecorded).flatMap { report in
        report.losses.map { "note: \(report.golden.title): \($0)" }
      }
    }
    lines += reports.filter { $0.isMissing && !$0.isRecorded && !$0.isRefused }.map {
      "left: \($0.golden.title): \($0.reason)"
    }
    let unchanged = reports.count { $0.passes && !$0.isRecorded }
    let left = reports.count { !$0.passes && !$0.isRecorded && $0.word != "error" }
    var counts = "\(reports.count(where: \.isRecorded)) recorded, \(unchanged) unchanged"
    if left > 0 { counts += ", \(left) left as they are" }
    if !notes.quiet { lines.append(counts) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The report of `--json`: one line a scene.
  var json: JSON {
    [
      "galley": 1,
      "recorded": reports.count(where: \.isRecorded),
      "scenes": reports.map { report -> JSON in
        [
          "scene": report.golden.scene, "variant": report.golden.variantInReport, "verdict": report.word,
          "recorded": report.isRecorded, "refused": report.isRefused ? true : nil,
          "losses": report.losses.isEmpty ? nil : report.losses,
          "error": report.result.error, "warnings": report.warnings.json,
        ]
      },
    ]
  }
}
