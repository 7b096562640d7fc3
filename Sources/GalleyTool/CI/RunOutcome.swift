import GalleyFiles
import GalleyGoldens

/// The outcome of one or several runs of `galley verify`, read from their JSON. All other reports
/// are generated from it.
struct RunOutcome: Sendable {
  /// A golden without a scene or frame.
  struct Stray: Hashable, Sendable {
    var path: String
    var reason: String
    /// The command that removes the golden; nil if there is none.
    var remedy: String?
    /// The removed cells to which this golden belonged; nil if the golden does not belong to a
    /// cell.
    var cell: RemovedCell?
    /// The command that removes all goldens of removed cells in the scene's folder; nil if the
    /// golden does not belong to a cell.
    var prune: String?
    /// The new path of a renamed scene; nil if it was not renamed.
    var movedTo: String?
  }

  /// A failure from an earlier run whose files are still in the artifacts folder.
  struct Earlier: Hashable, Sendable {
    var title: String
    var scene: String
    var run: Int
  }

  /// The scenes in the order of their names.
  var cases: [Case]
  /// The number of cells in each scene that look like their goldens, and that `cases` does not
  /// list.
  var unlisted: [String: Int]
  /// The goldens without a scene or frame.
  var orphans: [Stray]
  /// The paths of the artifacts folders.
  var artifacts: [String]
  /// The reason why the whole run is invalid; nil if it is valid.
  var commandError: String?
  /// The shards that ran; empty if the run was not divided.
  var shards: [Shard]
  /// The path of the run's folder in its repository; empty for the repository's root.
  var folder: String
  /// The differences between the present versions and faces and those in locks, one sentence each.
  var locks: [String]
  /// The number of files that have the file extension of scenes, but are not scenes.
  var passedOver: Int
  /// The path of the web page with the failures; nil if there is none.
  var page: String?
  /// The number of the run, counted in the artifacts folder. `earlier` has the failures of earlier
  /// runs.
  var run: Int
  var earlier: [Earlier]

  var failures: [Case] { cases.filter { !$0.passes } }
  var passed: Int { cases.count - failures.count + unlisted.values.reduce(0, +) }
  var failed: Int { failures.count + orphans.count }

  /// Creates the outcome from the report of `galley verify --json`; nil if the report or one of its
  /// entries is not valid.
  init?(_ report: JSON) {
    guard report["galley"]?.integer == 1, report["passed"]?.integer != nil, let scenes = report["scenes"]?.array
    else { return nil }
    cases = scenes.compactMap(Case.init)
    // A failure that cannot be read must not be ignored.
    guard cases.count == scenes.count else { return nil }
    unlisted = [:]
    if case .object(let members)? = report["unlisted"] {
      for member in members { unlisted[member.name] = member.value.integer }
    }
    let reasons = report["orphanFindings"]?.array ?? []
    orphans = (report["orphans"]?.array ?? []).enumerated().compactMap { index, path in
      let finding = reasons.indices.contains(index) ? reasons[index] : nil
      return path.string.map { path in
        Stray(
          path: path, reason: finding?["reason"]?.string ?? "there is no scene for it in the same folder",
          remedy: finding?["remove"]?.string,
          cell: finding?["scene"]?.string.map {
            RemovedCell(scene: $0, names: (finding?["cells"]?.array ?? []).compactMap(\.string))
          }, prune: finding?["prune"]?.string, movedTo: finding?["movedTo"]?.string)
      }
    }
    // A merged report can have several folders.
    artifacts = report["artifacts"]?.string.map { [$0] } ?? (report["artifacts"]?.array ?? []).compactMap(\.string)
    commandError = report["error"]?.string
    shards = [Shard(report["shard"])].compactMap(\.self)
    folder = report["folder"]?.string ?? ""
    locks = (report["lock"]?.array ?? []).compactMap(\.string)
    passedOver = report["passedOver"]?.integer ?? 0
    page = report["report"]?.string
    run = report["run"]?.integer ?? 0
    earlier = (report["earlier"]?.array ?? []).compactMap { entry in
      guard let scene = entry["scene"]?.string, let run = entry["run"]?.integer else { return nil }
      return Earlier(title: scene + (entry["variant"]?.string.map { "@" + $0 } ?? ""), scene: scene, run: run)
    }
  }
}
