import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// The report about pending failures.
struct PendingReport: Sendable {
  /// The failures with their states, sorted by scene and variant.
  var entries: [(failure: GoldenFailure, state: GoldenFailure.State)]
  /// The artifacts folder that suggested commands name; nil for the default one.
  var named: String?
  /// The path of the artifacts folder.
  var folder: String

  /// Creates the report about failures in a folder.
  init(_ failures: [GoldenFailure], in artifacts: ArtifactsOption) {
    var present = PresentFiles()
    entries = failures.map { ($0, artifacts.folder.state(of: $0, &present)) }
    (named, folder) = (artifacts.artifacts, artifacts.folder.folder)
  }

  /// The failures that can be accepted.
  var ready: [GoldenFailure] { entries.filter { $0.state == .ready }.map(\.failure) }
  /// The failures whose goldens are already equal to the actual files. Only an interrupted command
  /// leaves such failures.
  var accepted: [GoldenFailure] { entries.filter { $0.state == .accepted }.map(\.failure) }

  /// Returns the report as text: each change with its causes, then the counts, then suggested
  /// commands.
  func text(_ ink: Ink) -> String {
    guard !entries.isEmpty else { return "nothing is pending in \(folder)\n" }
    var documents = SceneDocuments()
    var lines = ready.changes.flatMap { change in
      let first = change[0]
      if first.isNew {
        let title = change.count == 1 ? first.golden.title : first.scene
        let cells = change.count == 1 ? "" : " (\(change.count) cells)"
        return ["\(ink.paint(first.verdict, .bad))  \(title) has no golden yet\(cells)"]
      }
      let names = change.map { $0.variant.isEmpty ? "the scene without a variant" : $0.variant }
      let line = documents.line(ofScene: first.scene, first.reasons)
      let cells = change.count > 1 ? "in \(change.count) cells" : first.variant.isEmpty ? "" : "in \(first.variant)"
      return ChangeText(
        verdict: first.verdict, place: "\(first.scene):\(line)", extent: cells, reasons: first.reasons,
        notes: change.count == 1 ? [] : ["cells: \(names.joined(separator: ", "))"]
      ).lines(ink)
    }
    lines += accepted.map { "\(ink.paint("accepted", .good)): \($0.golden.title)" }
    lines += outdatedLines.map { "\(ink.paint("outdated", .doubtful)): \($0)" }
    let outdated = entries.count - ready.count - accepted.count
    lines.append("\(ready.count) pending" + (outdated > 0 ? ", \(outdated) outdated" : "") + " in \(folder)")
    let option = named.map { " --artifacts " + shellWord($0) } ?? ""
    if !ready.isEmpty {
      lines.append("To look at them: galley review\(option)")
      lines.append("To accept one: " + acceptCommand(GoldenCase(scene: ready[0].scene), artifacts: named))
      lines.append("To accept all: galley accept --all\(option)")
      lines.append("To leave the goldens as they are: galley reject --all\(option)")
    }
    if outdated > 0 { lines.append("To compare outdated failures again: galley verify\(option)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The lines about outdated failures, with one line for each scene and reason.
  private var outdatedLines: [String] {
    var groups: [(reason: String, goldens: [GoldenCase])] = []
    for (failure, state) in entries {
      guard case .outdated(let reason) = state else { continue }
      let place = groups.firstIndex { $0.reason == reason && $0.goldens[0].scene == failure.scene }
      if let place { groups[place].goldens.append(failure.golden) } else { groups.append((reason, [failure.golden])) }
    }
    return groups.map { reason, goldens in
      let title = goldens.count == 1 ? goldens[0].title : "\(goldens[0].scene) in \(goldens.count) cells"
      return "\(title): \(reason)"
    }
  }

  /// The report for `--json`, with one line for each failure. It has the failure as saved in the
  /// artifacts folder, and its state.
  var json: JSON {
    [
      "galley": 1, "artifacts": folder, "pending": ready.count,
      "scenes": entries.map { failure, state -> JSON in
        var reason: String?
        if case .outdated(let text) = state { reason = text }
        let facts: JSON = ["state": state.word, "outdated": reason]
        return facts + failure.json
          + ["accept": state == .ready ? acceptCommand(failure.golden, artifacts: named) : nil]
      },
    ]
  }
}

extension GoldenFailure {
  /// True if the scene had no golden.
  fileprivate var isNew: Bool {
    verdict == "missing" && reasons.count == 1 && expectedLayout == nil && pictures.allSatisfy { $0.expected == nil }
  }
}

extension GoldenFailure.State {
  /// The state in one word.
  var word: String {
    switch self {
    case .ready: "pending"
    case .accepted: "accepted"
    case .outdated: "outdated"
    }
  }
}
