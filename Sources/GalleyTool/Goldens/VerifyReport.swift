import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// The report of `galley verify`.
struct VerifyReport: Sendable {
  /// A report for each scene, sorted by path.
  var reports: [CaseReport]
  /// The number of cells that look as accepted and are not among the reports.
  var unlisted = 0
  /// Goldens without a scene, or without their frame.
  var orphans: [Orphan]
  /// The number of files that are called like scenes and are none.
  var passedOver = 0
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

  /// The versions with which the goldens were recorded.
  var locks: GoldenLocks

  /// The outcomes that are counted even if there are none, then the rare ones.
  private static let usualWords = Verdict.allCases.filter { $0 != .paintOnly }.map(\.rawValue) + ["missing"]
  private static let rareWords = [Verdict.paintOnly.rawValue, "unreadable", "error"]

  /// The number of scenes that look as accepted.
  var passed: Int { reports.count(where: \.passes) + unlisted }
  /// The number of scenes that do not, and of goldens without a scene.
  var failed: Int { reports.count { !$0.passes } + orphans.count }

  /// Returns the report as text: one line for each failure, then the counts. If little is to be said, only the
  /// failures; if much, also what is as accepted.
  func text(_ notes: NoteOptions, _ ink: Ink) -> String {
    var lines = notes.quiet ? [] : locks.lines
    lines += notes.verbose ? reports.filter(\.passes).map { "\(ink.paint($0.word, .good)): \($0.golden.title)" } : []
    lines += reports.filter { !$0.passes && $0.word != "error" }.map { report in
      "\(ink.paint(report.word, .bad)): \(report.golden.title): \(report.reason). To accept: "
        + acceptCommand(report.golden, artifacts: namedArtifacts)
    }
    lines += orphans.map { orphan in
      // A picture may be another tool's.
      let command = orphan.remedy ?? (isWrittenByGalley(orphan.path) ? "git rm \(shellWord(orphan.path))" : nil)
      let remedy = command.map { ". To remove: \($0)" } ?? ""
      return "\(ink.paint("orphan", .bad)): \(orphan.path): \(orphan.reason)" + remedy
    }
    if notes.verbose, passedOver > 0 {
      lines.append("passed over: \(passedOver) \(passedOver == 1 ? "file" : "files") without the key galley")
    }
    guard !notes.quiet else { return lines.map { $0 + "\n" }.joined() }
    if reports.contains(where: { !$0.artifacts.isEmpty }) {
      lines.append("expected, actual and difference: \(artifacts)")
    }
    if let cell = reports.first(where: { !$0.golden.keepsPicture && !$0.artifacts.isEmpty })?.golden {
      lines.append(
        "cells that are lines have no expected picture here; to see one: galley diff --base HEAD "
          + "\(shellWord(cell.scene)) --variant \(shellWord(cell.variant))")
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
      words.map { word in (word, reports.count { $0.word == word } + (word == Verdict.same.rawValue ? unlisted : 0)) }
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
    guard unlisted > 0 || reports.contains(where: \.isCompared) else {
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
    if let report = reports.first(where: \.isUnreadable) {
      let complaint = Complaint("\(report.golden.title): a golden cannot be read, so the scene proves nothing")
      try throwComplaints(of: [Result<Void, Complaint>.failure(complaint)], isReported: isReported)
    }
    if failed > 0 { throw Findings() }
  }
}
