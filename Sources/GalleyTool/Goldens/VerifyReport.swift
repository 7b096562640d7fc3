import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The report of `galley verify`.
struct VerifyReport: Sendable {
  /// A report for each scene, sorted by path.
  var reports: [CaseReport]
  /// The number of cells in each scene that look like their goldens, and that `reports` does not
  /// list.
  var unlisted: [String: Int] = [:]
  /// The goldens without a scene or frame.
  var orphans: [Orphan]
  /// The number of files that have the file extension of scenes, but are not scenes.
  var passedOver = 0
  /// The scenes that were renamed or moved, as found from goldens without a scene.
  var moved = MovedScenes([:], orphans: [])
  /// The path of the folder for pictures of failures.
  var artifacts: String
  /// The value of `--artifacts`, which the commands that accept a change repeat.
  var namedArtifacts: String?
  /// The runs whose pictures are in the artifacts folder.
  var runs: FailureRuns
  /// The path of the web page with the failures; nil if none is requested.
  var page: String?
  /// The compared part of the selection, as in reports; nil for the whole selection.
  var shard: JSON?

  /// The locks with the versions with which the goldens were recorded.
  var locks: GoldenLocks

  /// The number of scenes and cells that look like their goldens.
  var passed: Int { reports.count(where: \.passes) + unlisted.values.reduce(0, +) }
  /// The number of scenes and cells that do not look like their goldens, plus the number of goldens
  /// without a scene.
  var failed: Int { reports.count { !$0.passes } + orphans.count }

  /// The reason why the whole run is invalid; nil if it is valid.
  var commandError: CommandError? {
    // Of a small selection, some shards may be empty. `galley merge-reports` checks that the shards together compared a
    // scene.
    if shard != nil, reports.isEmpty { return nil }
    guard !unlisted.isEmpty || reports.contains(where: \.isCompared) else {
      if reports.contains(where: \.isUnreadable) {
        return CommandError(
          "nothing was compared: no golden could be read. Restore them (git lfs pull, or git checkout) and verify again."
        )
      }
      let isMissing = reports.contains(where: \.isMissing)
      return CommandError(
        isMissing
          ? "nothing was compared: every scene lacks goldens; galley record writes them"
          : "nothing was compared: no scene could be drawn")
    }
    guard isContinuousIntegration, let report = reports.first(where: \.isMissing) else { return nil }
    return CommandError(
      "\(report.golden.title) has no golden, which is an error if CI is set: record the golden and commit it")
  }

  /// Throws if the run failed.
  /// - Parameter isReported: true if the report was written as JSON.
  func conclude(isReported: Bool) throws {
    let failures = reports.map(\.result) + reports.compactMap(\.artifactsError).map { .failure($0) }
    try throwErrors(of: failures, isReported: isReported)
    if let commandError {
      try throwErrors(of: [Result<Void, CommandError>.failure(commandError)], isReported: isReported)
    }
    if let report = reports.first(where: \.isUnreadable) {
      let commandError = CommandError("\(report.golden.title): unreadable golden; scene not compared")
      try throwErrors(of: [Result<Void, CommandError>.failure(commandError)], isReported: isReported)
    }
    if failed > 0 { throw Findings() }
  }
}

extension MovedScenes {
  /// Finds the scenes that were renamed or moved, by comparing the layouts of new scenes with
  /// goldens that have no scene.
  init(_ reports: [CaseReport], orphans: [String], in artifacts: Artifacts) {
    var layouts: [String: [UInt8]] = [:]
    for report in reports where report.isNew && report.golden.variant.isEmpty && !orphans.isEmpty {
      layouts[report.golden.scene] = report.failure.flatMap { artifacts.dump(in: $0.actualLayout) }
    }
    self.init(layouts, orphans: orphans)
  }
}

extension GoldenCases {
  /// Returns the number of scenes and cells without a report, by scene.
  func counts(besides reports: [CaseReport]) -> [String: Int] {
    guard reports.count < count else { return [:] }
    var counts: [String: Int] = [:]
    for golden in self { counts[golden.scene, default: 0] += 1 }
    for report in reports { counts[report.golden.scene, default: 0] -= 1 }
    return counts.filter { $0.value > 0 }
  }
}
