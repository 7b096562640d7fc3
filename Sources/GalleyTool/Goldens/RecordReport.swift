import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The report of `galley record`.
struct RecordReport: Sendable {
  /// A report for each scene, sorted by path.
  var reports: [CaseReport]

  /// Returns the report as text, with one line for each written golden. The quiet form has only
  /// goldens that were not written.
  func text(_ notes: NoteOptions) -> String {
    let scenes = reports.byScene
    var lines = notes.quiet ? [] : scenes.compactMap(recorded)
    if notes.verbose {
      lines += reports.filter { $0.passes && !$0.isRecorded }.map { "unchanged: \($0.golden.title)" }
    }
    // Writing only the missing goldens would accept the shared layout without a look at it.
    lines += scenes.flatMap { scene in
      let refused = losses(of: scene.filter(\.isRefused), among: scene.count)
      return refused.isEmpty ? [] : ["refused: \(refused.joined(separator: "; ")). To accept: add --accept-warnings"]
    }
    if !notes.quiet {
      lines += scenes.flatMap { scene in
        losses(of: scene.filter(\.isRecorded), among: scene.count).map { "note: \($0)" }
      }
    }
    lines += scenes.compactMap { scene in
      let left = scene.filter { $0.isMissing && !$0.isRecorded && !$0.isRefused }
      return left.first.map { first in
        left.count == 1
          ? "left: \(first.golden.title): \(first.reason)"
          : "left: \(first.golden.scene): goldens are missing in \(left.count) cells"
      }
    }
    let unchanged = reports.count { $0.passes && !$0.isRecorded }
    let left = reports.count { !$0.passes && !$0.isRecorded && $0.word != "error" }
    var counts = "\(reports.count(where: \.isRecorded)) recorded, \(unchanged) unchanged"
    if left > 0 { counts += left == 1 ? ", 1 left as it is" : ", \(left) left as they are" }
    let renewed = reports.count(where: \.isRenewed)
    if renewed > 0, !notes.quiet {
      let layouts = renewed == 1 ? "1 layout has" : "\(renewed) layouts have"
      lines.append("renewed: \(layouts) the same contents in shorter lines now; commit this change separately")
    }
    if !notes.quiet { lines.append(counts) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the line about the written goldens of a scene; nil if none were written.
  private func recorded(_ scene: [CaseReport]) -> String? {
    let written = scene.filter(\.isRecorded)
    guard let first = written.first else { return nil }
    func word(_ report: CaseReport) -> String { report.isNew ? "new" : report.word }
    if written.count == 1 { return "recorded: \(first.golden.title): \(word(first))" }
    var counts: [(word: String, count: Int)] = []
    for report in written {
      if let place = counts.firstIndex(where: { $0.word == word(report) }) {
        counts[place].count += 1
      } else {
        counts.append((word(report), 1))
      }
    }
    let parts = counts.enumerated().map { "\($1.count)\($0 == 0 ? " cells" : "") \($1.word)" }
    return "recorded: \(first.golden.scene): " + parts.joined(separator: ", ")
  }

  /// Returns the text and glyphs that the cells of a scene do not show, one line for each view.
  private func losses(of reports: [CaseReport], among count: Int) -> [String] {
    var cells: [(start: String, rest: String, reports: [CaseReport])] = []
    for report in reports {
      for loss in report.losses {
        let end = loss.firstRange(of: ": ")?.lowerBound ?? loss.endIndex
        let start = String(loss[..<end])
        if let place = cells.firstIndex(where: { $0.start == start }) {
          cells[place].reports.append(report)
        } else {
          cells.append((start, String(loss[end...]), [report]))
        }
      }
    }
    return cells.map { start, rest, reports in
      guard reports.count > 1 else { return "\(reports[0].golden.title): \(start)\(rest)" }
      let extent = reports.count == count ? "all \(count) cells" : "\(reports.count) of \(count) cells"
      return "\(reports[0].golden.scene): \(start) in \(extent)\(rest)"
    }
  }

  /// The report for `--json`, with one line for each scene.
  var json: JSON {
    [
      "galley": 1,
      "recorded": reports.count(where: \.isRecorded),
      "scenes": reports.map { report -> JSON in
        [
          "scene": report.golden.scene, "variant": report.golden.variantInReport, "verdict": report.word,
          "recorded": report.isRecorded, "renewed": report.isRenewed ? true : nil,
          "refused": report.isRefused ? true : nil,
          "losses": report.losses.isEmpty ? nil : report.losses,
          "error": report.result.error, "warnings": report.warnings.json,
        ]
      },
    ]
  }
}

extension [CaseReport] {
  /// The reports grouped by scene, in the original order.
  fileprivate var byScene: [[CaseReport]] {
    var scenes: [[CaseReport]] = []
    for report in self {
      if scenes.last?.first?.golden.scene == report.golden.scene {
        scenes[scenes.count - 1].append(report)
      } else {
        scenes.append([report])
      }
    }
    return scenes
  }
}
