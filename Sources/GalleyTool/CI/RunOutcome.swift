import GalleyFiles
import GalleyGoldens

/// The outcome of one or several runs of `galley verify`, as their JSON says it: the source of all other reports.
struct RunOutcome: Sendable {
  /// A golden without a scene or frame.
  struct Stray: Hashable, Sendable {
    var path: String
    var reason: String
    /// The command that removes it.
    var remedy: String?
    /// The cells that it was of; nil if it was of none.
    var cell: GoneCell?
    /// The command that removes all such goldens of a scene.
    var prune: String?
    /// The scene that it belongs to, which got another name.
    var movedTo: String?
  }

  /// A failure of an earlier run, whose files are still there.
  struct Earlier: Hashable, Sendable {
    var title: String
    var scene: String
    var run: Int
  }

  /// The scenes in the order of their names.
  var cases: [Case]
  /// The numbers of cells that look as accepted and are not among the cases, by scene.
  var unlisted: [String: Int]
  /// The goldens that belong to nothing.
  var orphans: [Stray]
  /// The artifacts folders.
  var artifacts: [String]
  /// The reason why the run as a whole proves nothing.
  var commandError: String?
  /// The parts of the selection that ran; none if it ran as a whole.
  var shards: [Shard]
  /// The folder that it ran in, in its repository; empty for the repository's own.
  var folder: String
  /// The differences from the versions with which the goldens were recorded, one sentence each.
  var locks: [String]
  /// The number of files that are called like scenes and are none.
  var passedOver: Int
  /// The page about the failures.
  var page: String?
  /// The number of the run, and the failures of earlier ones.
  var run: Int
  var earlier: [Earlier]

  var failures: [Case] { cases.filter { !$0.passes } }
  var passed: Int { cases.count - failures.count + unlisted.values.reduce(0, +) }
  var failed: Int { failures.count + orphans.count }

  /// Reads the report of `galley verify --json`; nil if it is none, or if an entry of it is none.
  init?(_ report: JSON) {
    guard report["galley"]?.integer == 1, report["passed"]?.integer != nil, let scenes = report["scenes"]?.array
    else { return nil }
    cases = scenes.compactMap(Case.init)
    // A failure that is left out would be taken for none.
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
          path: path, reason: finding?["reason"]?.string ?? "there is no scene beside it",
          remedy: finding?["remove"]?.string,
          cell: finding?["scene"]?.string.map {
            GoneCell(scene: $0, names: (finding?["cells"]?.array ?? []).compactMap(\.string))
          }, prune: finding?["prune"]?.string, movedTo: finding?["movedTo"]?.string)
      }
    }
    // A merged report can have several.
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
