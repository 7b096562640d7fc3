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

  /// The number of scenes that look as accepted.
  var passed: Int { reports.count(where: \.passes) + unlisted }
  /// The number of scenes that do not, and of goldens without a scene.
  var failed: Int { reports.count { !$0.passes } + orphans.count }

  /// The reason why the run as a whole proves nothing; nil if it does.
  var commandError: CommandError? {
    // A small selection has no case for some of many shards; galley merge-reports sees whether all of them compared any.
    if shard != nil, reports.isEmpty { return nil }
    guard unlisted > 0 || reports.contains(where: \.isCompared) else {
      let reason =
        reports.contains(where: \.isUnreadable) ? "no golden could be read" : "no scene has all of its goldens"
      return CommandError("nothing was compared: \(reason); galley record writes them")
    }
    guard isContinuousIntegration, let report = reports.first(where: \.isMissing) else { return nil }
    return CommandError("\(report.golden.title) has no golden, and CI is set: record it and commit it")
  }

  /// Throws if the report is a failure.
  /// - Parameter isReported: true if it was written as JSON.
  func conclude(isReported: Bool) throws {
    let failures = reports.map(\.result) + reports.compactMap(\.artifactsError).map { .failure($0) }
    try throwErrors(of: failures, isReported: isReported)
    if let commandError {
      try throwErrors(of: [Result<Void, CommandError>.failure(commandError)], isReported: isReported)
    }
    if let report = reports.first(where: \.isUnreadable) {
      let commandError = CommandError("\(report.golden.title): a golden cannot be read, so the scene proves nothing")
      try throwErrors(of: [Result<Void, CommandError>.failure(commandError)], isReported: isReported)
    }
    if failed > 0 { throw Findings() }
  }
}
