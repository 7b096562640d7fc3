import GalleyFiles

extension RunOutcome {
  /// Returns the outcome of several runs together: of shards, or of different selections. A scene that several compared
  /// counts once, as the first that failed.
  /// - Throws: that a shard is missing or there twice, or that the reports are of different divisions.
  static func merging(_ runs: [RunOutcome]) throws -> RunOutcome {
    guard var merged = runs.first else { throw Complaint("there is no report to merge") }
    try checkShards(runs.flatMap(\.shards))
    var known: [String: Case] = [:]
    for test in runs.flatMap(\.cases) where known[test.title].map(\.passes) ?? true { known[test.title] = test }
    merged.cases = known.values.sorted { $0.title.utf8.lexicographicallyPrecedes($1.title.utf8) }
    var strays: [String: Stray] = [:]
    for stray in runs.flatMap(\.orphans) { strays[stray.path] = stray }
    merged.orphans = strays.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    merged.artifacts = Set(runs.flatMap(\.artifacts)).sorted()
    merged.shards = runs.flatMap(\.shards).sorted { ($0.count, $0.index) < ($1.count, $1.index) }
    merged.complaint =
      merged.cases.contains(where: \.isCompared)
      ? runs.compactMap(\.complaint).first { !$0.hasPrefix("galley: nothing was compared") }
      : "galley: nothing was compared"
    return merged
  }

  private static func checkShards(_ shards: [Shard]) throws {
    guard let first = shards.first else { return }
    if let other = shards.first(where: { $0.count != first.count }) {
      throw Complaint("the reports are of different divisions: one of \(first.count) shards, one of \(other.count)")
    }
    for index in 1...first.count {
      let count = shards.count { $0.index == index }
      guard count > 0 else { throw Complaint("the report of shard \(index)/\(first.count) is missing") }
      guard count == 1 else { throw Complaint("there are \(count) reports of shard \(index)/\(first.count)") }
    }
  }

  /// The report as text: one line for each failure, then the counts.
  func text(_ ink: Ink) -> String {
    var lines = failures.map { test in
      let hint = test.accept.map { ". To accept: \($0)" } ?? ""
      return "\(ink.paint(test.verdict, .bad)): \(test.title): \(test.summary)\(hint)"
    }
    lines += orphans.map { "\(ink.paint("orphan", .bad)): \($0.path): \($0.reason)" }
    var counts: [String: Int] = [:]
    for test in cases { counts[test.verdict, default: 0] += 1 }
    lines.append(counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
    lines.append(ink.paint("\(passed) passed, \(failed) failed", failed == 0 ? .good : .bad))
    return lines.map { $0 + "\n" }.joined()
  }

  /// The report of `--json`, which is that of `verify`.
  func json(scenes: [String: JSON]) -> JSON {
    [
      "galley": 1, "passed": passed, "failed": failed, "artifacts": artifacts.first,
      "scenes": cases.compactMap { scenes[$0.title] }, "orphans": orphans.map(\.path),
      "orphanReasons": JSON.object(orphans.map { JSON.Member(name: $0.path, value: .string($0.reason)) }),
      "error": complaint,
    ]
  }
}
