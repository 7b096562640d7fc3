import GalleyFiles

/// The outcome of one or several runs of `galley verify`, as their JSON says it: the source of all other reports.
struct RunOutcome: Sendable {
  /// A golden without a scene or frame.
  struct Stray: Hashable, Sendable {
    var path: String
    var reason: String
    /// The command that removes it.
    var remedy: String?
  }

  /// A failure of an earlier run, whose files are still there.
  struct Earlier: Hashable, Sendable {
    var title: String
    var run: Int
  }

  /// The scenes in the order of their names.
  var cases: [Case]
  /// The number of cells that look as accepted and are not among the cases.
  var unlisted: Int
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
  var passed: Int { cases.count - failures.count + unlisted }
  var failed: Int { failures.count + orphans.count }

  /// Reads the report of `galley verify --json`; nil if it is none, or if an entry of it is none.
  init?(_ report: JSON) {
    guard report["galley"]?.integer == 1, let passed = report["passed"]?.integer, let scenes = report["scenes"]?.array
    else { return nil }
    cases = scenes.compactMap(Case.init)
    // A failure that is left out would be taken for none.
    guard cases.count == scenes.count else { return nil }
    unlisted = max(0, passed - cases.count(where: \.passes))
    let reasons = report["orphanFindings"]?.array ?? []
    orphans = (report["orphans"]?.array ?? []).enumerated().compactMap { index, path in
      let finding = reasons.indices.contains(index) ? reasons[index] : nil
      return path.string.map { path in
        Stray(
          path: path, reason: finding?["reason"]?.string ?? "there is no scene beside it",
          remedy: finding?["remove"]?.string)
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
      return Earlier(title: scene + (entry["variant"]?.string.map { "@" + $0 } ?? ""), run: run)
    }
  }

  /// The failures as findings, with orphans last.
  var findings: [Finding] {
    failures.flatMap(\.findings)
      + orphans.map { stray in
        Finding(rule: "orphan", file: stray.path, title: stray.path, message: stray.reason)
      }
  }
}
