import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// The report of `galley verify`.
struct VerifyReport: Sendable {
  /// A report for each scene, sorted by path.
  var reports: [CaseReport]
  /// Goldens without a scene, or without their frame.
  var orphans: [Orphan]
  /// The folder for pictures of failures.
  var artifacts: String
  /// The value of `--artifacts`, which the commands that accept a change repeat.
  var namedArtifacts: String?
  /// The runs that the pictures in that folder are from.
  var runs: FailureRuns
  /// The page about the failures, if one is asked for.
  var page: String?
  /// The part of the selection that was compared, as reports have it; nil for all of it.
  var shard: JSON?

  /// The outcomes that are counted even if there are none, then the rare ones.
  private static let usualWords = Verdict.allCases.map(\.rawValue) + ["missing"]
  private static let rareWords = ["unreadable", "error"]

  /// The number of scenes that look as accepted.
  var passed: Int { reports.count(where: \.passes) }
  /// The number of scenes that do not, and of goldens without a scene.
  var failed: Int { reports.count - passed + orphans.count }

  /// Returns the report as text: one line for each failure, then the counts. If little is to be said, only the failures;
  /// if much, also what is as accepted.
  func text(_ notes: NoteOptions, _ ink: Ink) -> String {
    var lines = notes.verbose ? reports.filter(\.passes).map { "\(ink.paint($0.word, .good)): \($0.golden.title)" } : []
    lines += reports.filter { !$0.passes && $0.word != "error" }.map { report in
      "\(ink.paint(report.word, .bad)): \(report.golden.title): \(report.reason). To accept: "
        + acceptCommand(report.golden, artifacts: namedArtifacts)
    }
    lines += orphans.map {
      "\(ink.paint("orphan", .bad)): \($0.path): \($0.reason). To remove: git rm \(shellWord($0.path))"
    }
    guard !notes.quiet else { return lines.map { $0 + "\n" }.joined() }
    if reports.contains(where: { !$0.artifacts.isEmpty }) {
      lines.append("expected, actual and difference: \(artifacts)")
    }
    if let page { lines.append("report: \(page)") }
    if !runs.earlier.isEmpty {
      let scenes = runs.earlier.map { "\($0.golden.title) (run \($0.run))" }.joined(separator: ", ")
      lines.append("also there, from earlier runs than \(runs.run): \(scenes)")
    }
    let budgets = reports.filter { $0.budget != .exact }
    if !budgets.isEmpty {
      lines.append("with a budget: " + budgets.map(Self.budgetText).joined(separator: ", "))
    }
    lines.append(counts)
    lines.append(ink.paint("\(passed) passed, \(failed) failed", failed == 0 ? .good : .bad))
    return lines.map { $0 + "\n" }.joined()
  }

  /// The counts, as in `3 same, 0 raster drift, …`. Rare outcomes are left out if there are none.
  private var counts: String {
    func counted(_ words: [String]) -> [(word: String, count: Int)] {
      words.map { word in (word, reports.count { $0.word == word }) }
    }
    let rare = counted(Self.rareWords) + [(orphans.count == 1 ? "orphan" : "orphans", orphans.count)]
    return (counted(Self.usualWords) + rare.filter { $0.count > 0 }).map { "\($0.count) \($0.word)" }
      .joined(separator: ", ")
  }

  private static func budgetText(_ report: CaseReport) -> String {
    var text = "\(report.golden.title) (maxDelta \(report.budget.maxDelta), maxPixels \(report.budget.maxPixels)"
    for picture in report.pictures where picture.usesBudget {
      let place = picture.frame.map { " in “\($0)”" } ?? ""
      text += "; used\(place): \(picture.pixels.differingPixels) pixels by up to \(picture.pixels.maxDelta)"
    }
    return text + ")"
  }

  /// The reason why the run as a whole proves nothing; nil if it does.
  var complaint: Complaint? {
    // A small selection has no case for some of many shards; galley merge-reports sees whether all of them compared any.
    if shard != nil, reports.isEmpty { return nil }
    guard reports.contains(where: \.isCompared) else {
      let reason =
        reports.contains(where: \.isUnreadable) ? "no golden could be read" : "no scene has all of its goldens"
      return Complaint("nothing was compared: \(reason); galley record writes them")
    }
    guard isContinuousIntegration, let report = reports.first(where: \.isMissing) else { return nil }
    return Complaint("\(report.golden.title) has no golden, and CI is set: record it and commit it")
  }

  /// Throws if the report is a failure.
  /// - Parameter isReported: true if it was written as JSON.
  func conclude(isReported: Bool) throws {
    let failures = reports.map(\.result) + reports.compactMap(\.artifactsComplaint).map { .failure($0) }
    try throwComplaints(of: failures, isReported: isReported)
    if let complaint { try throwComplaints(of: [Result<Void, Complaint>.failure(complaint)], isReported: isReported) }
    if failed > 0 { throw Findings() }
  }
}
