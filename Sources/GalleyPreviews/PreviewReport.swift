import Foundation
import GalleyFiles
import GalleyGoldens

/// The report of `galley swift previews`. It has a line with the causes for each picture that
/// differs or was written.
struct PreviewReport {
  let options: PreviewOptions
  var results: [PreviewResult] = []
  /// The files of previews that no longer exist.
  var gone: [String] = []
  /// The number of pictures that were not drawn because there are more than the limit.
  var leftOut = 0

  /// False if a source file with previews does not compile. The user has already seen a message
  /// about this.
  var isWhole = true

  /// True if nothing failed.
  var isSuccess: Bool {
    guard isWhole, leftOut == 0, !results.contains(where: { $0.word == "error" }) else { return false }
    return options.task != .verify || (results.allSatisfy(\.passes) && gone.isEmpty)
  }

  /// The report as text: a line for each result, then the counts.
  var text: String {
    var lines = results.filter { isListed($0) }.map(line)
    for result in results where !result.remarks.isEmpty {
      lines.append("note: \(result.golden.title): \(result.remarks.joined(separator: "; "))")
    }
    lines += gone.map { "orphan: \($0): its preview no longer exists\(options.removesGone ? "; removed" : "")" }
    if leftOut > 0 {
      lines.append("pictures beyond the limit, not drawn: \(leftOut); raise the limit with --limit NUMBER")
    }
    guard !options.isQuiet else { return lines.map { $0 + "\n" }.joined() }
    if results.contains(where: { $0.failure != nil }) {
      lines.append("expected, actual and difference: \(options.artifacts)")
      lines.append("to accept these pictures: \(accept)")
    }
    return (lines + [counts]).map { $0 + "\n" }.joined()
  }

  /// The command that accepts the pictures, with the folders and traits of this run.
  private var accept: String {
    (["galley swift previews --accept"] + options.places.map(shellWord)).joined(separator: " ")
  }

  private func isListed(_ result: PreviewResult) -> Bool {
    if options.task == .verify || result.word == "error" { return !result.passes }
    return result.isWritten
  }

  private func line(_ result: PreviewResult) -> String {
    let isNew = result.word == "missing"
    if result.isWritten { return "\(isNew ? "new" : result.word): \(result.golden.title) (\(result.source))" }
    let reasons = summary(of: result.reasons)
    return "\(result.word): \(result.golden.title): \(isNew ? "the preview is new: " : "")\(reasons) (\(result.source))"
  }

  /// Returns the first reasons in one line. A change near the top of a screen moves everything
  /// below it, so there may be many reasons.
  private func summary(of reasons: [String]) -> String {
    guard reasons.count > 5 else { return reasons.joined(separator: "; ") }
    return (reasons.prefix(3) + ["and \(reasons.count - 4) more", reasons[reasons.count - 1]]).joined(separator: "; ")
  }

  private var counts: String {
    let words = Verdict.allCases.map(\.rawValue) + ["missing", "unreadable", "error"]
    var counts = words.compactMap { word -> String? in
      let count = results.count { $0.word == word }
      return count > 0 || word == "same" ? "\(count) \(word == "missing" ? "new" : word)" : nil
    }
    if !gone.isEmpty { counts.append("\(gone.count) \(gone.count == 1 ? "orphan" : "orphans")") }
    return "\(results.count) picture\(results.count == 1 ? "" : "s"): " + counts.joined(separator: ", ")
  }

  /// The report as JSON, with the same members as that of `galley verify`.
  var json: JSON {
    [
      "galley": 1, "passed": results.count(where: \.passes), "failed": results.count { !$0.passes } + gone.count,
      "artifacts": options.artifacts, "orphans": gone,
      "orphanFindings": gone.map { ["path": $0, "reason": "its preview no longer exists"] as JSON },
      "scenes": results.map { result -> JSON in
        [
          "scene": result.golden.scene,
          "variant": result.golden.variant.isEmpty ? nil : result.golden.variant,
          "verdict": result.word, "source": result.source,
          "reasons": result.reasons.isEmpty || result.word == "error" ? nil : result.reasons,
          "error": result.word == "error" ? result.reasons.joined(separator: "; ") : nil,
          "warnings": result.remarks.isEmpty ? nil : result.remarks,
          "written": result.isWritten ? true : nil,
        ]
      },
    ]
  }
}
