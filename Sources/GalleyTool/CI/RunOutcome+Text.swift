import GalleyFiles
import GalleyGoldens
import GalleyPipeline

extension RunOutcome {
  /// Returns the outcome as text: each change with its causes and the command that accepts it,
  /// followed by the summary. The quiet form has only the changes. The verbose form also lists
  /// scenes that look as accepted.
  func text(_ notes: NoteOptions, _ ink: Ink) -> String {
    var lines = notes.quiet ? [] : locks
    lines += notes.verbose ? cases.filter(\.passes).map { "\(ink.paint($0.verdict, .good))  \($0.title)" } : []
    let changes = changes
    lines += changes.filter { $0.first.error == nil }.flatMap { $0.lines(ink) }
    lines += strays.flatMap { $0.lines(ink) }
    if notes.verbose, passedOver > 0 {
      lines.append("skipped: \(passedOver) \(passedOver == 1 ? "file" : "files") without the key galley")
    }
    guard !notes.quiet else { return lines.map { $0 + "\n" }.joined() }
    if failures.contains(where: { $0.artifacts.contains { $0.contains(".expected.") } }) {
      lines.append("expected, actual and difference: \(artifacts.joined(separator: ", "))")
    }
    if let page { lines.append("report: \(page)") }
    if !earlier.isEmpty {
      var scenes: [Earlier: Int] = [:]
      for failure in earlier {
        scenes[Earlier(title: failure.scene, scene: failure.scene, run: failure.run), default: 0] += 1
      }
      let texts = scenes.sorted { ($0.key.title, $0.key.run) < ($1.key.title, $1.key.run) }.map { entry, count in
        let alone = count == 1 ? earlier.first { $0.scene == entry.scene && $0.run == entry.run } : nil
        return "\(alone?.title ?? "\(entry.title) in \(count) cells") (run \(entry.run))"
      }
      lines.append("also in the artifacts, from runs before \(run): \(texts.joined(separator: ", "))")
    }
    let budgets = cases.compactMap(\.budget)
    if !budgets.isEmpty { lines.append("with a tolerance: " + budgets.joined(separator: ", ")) }
    lines.append(ink.paint(counts, failed == 0 ? .good : .bad) + next(changes))
    return lines.map { $0 + "\n" }.joined()
  }

  /// The verdicts with their wording in the summary, the most serious first.
  private static let words = [
    ("error", "with a mistake"), ("unreadable", "unreadable"), ("missing", "without a golden"),
    ("moved", "moved"), ("changed", "changed"),
    ("metrics only", "metrics only"), ("paint only", "paint only"), ("raster drift", "raster drift"),
  ]

  /// The summary, such as `10 scenes: 4 as accepted, 5 changed, 1 paint only`. A scene counts once, by the most serious
  /// verdict of its cells.
  var counts: String {
    var gravest: [String: Int] = [:]
    for scene in unlisted.keys { gravest[scene] = Self.words.count }
    for test in cases {
      let verdict = test.movedFrom == nil ? test.verdict : "moved"
      let place = Self.words.firstIndex { $0.0 == verdict } ?? Self.words.count
      gravest[test.scene] = min(gravest[test.scene] ?? place, place)
    }
    let cells = cases.count + unlisted.values.reduce(0, +)
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let start = counted(gravest.count, "scene") + (cells > gravest.count ? " (\(counted(cells, "cell")))" : "")
    let accepted = gravest.values.count { $0 == Self.words.count }
    let others = Self.words.indices.map { place in (gravest.values.count { $0 == place }, Self.words[place].1) }
    var parts = ([(accepted, "as accepted")] + others).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let left = strays.reduce(0) { $0 + $1.count }
    if left > 0 { parts.append(counted(left, "golden") + " without a scene") }
    if accepted == gravest.count, failed == 0 { parts = [cells == 1 ? "as accepted" : "all as accepted"] }
    return "\(start): \(parts.joined(separator: ", "))"
  }

  /// Returns the lines that suggest the next commands. Empty if no failure can be accepted, or if a
  /// failure must be accepted in another folder.
  private func next(_ changes: [Change]) -> String {
    let commands = changes.compactMap(\.first.accept)
    guard let command = commands.first, commands.allSatisfy({ !$0.hasPrefix("(cd ") }) else { return "" }
    let option = command.firstRange(of: " --artifacts ").map { String(command[$0.lowerBound...]) } ?? ""
    return ". Look: galley review\(option). Accept all: galley accept --all\(option)"
  }
}

extension VerifyReport {
  /// Returns the report as text, in the format of merged reports.
  func text(_ notes: NoteOptions, _ ink: Ink) -> String { RunOutcome(json)?.text(notes, ink) ?? "" }
}
