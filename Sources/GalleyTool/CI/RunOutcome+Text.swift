import GalleyFiles
import GalleyGoldens

extension RunOutcome {
  /// The outcomes that are counted even if there are none, then the rare ones.
  private static let usualWords = Verdict.allCases.filter { $0 != .paintOnly }.map(\.rawValue) + ["missing"]
  private static let rareWords = [Verdict.paintOnly.rawValue, "unreadable", "error"]

  /// Returns the outcome as text: one line for each failure, then the counts. If little is to be said, only the
  /// failures; if much, also what is as accepted.
  func text(_ notes: NoteOptions, _ ink: Ink) -> String {
    var lines = notes.quiet ? [] : locks
    lines += notes.verbose ? cases.filter(\.passes).map { "\(ink.paint($0.verdict, .good)): \($0.title)" } : []
    lines += failures.filter { $0.error == nil }.map { test in
      "\(ink.paint(test.verdict, .bad)): \(test.title): \(([test.summary] + test.hints).joined(separator: ". "))"
    }
    lines += orphans.map { orphan in
      let remedy = orphan.remedy.map { ". To remove: \($0)" } ?? ""
      return "\(ink.paint("orphan", .bad)): \(orphan.path): \(orphan.reason)" + remedy
    }
    if notes.verbose, passedOver > 0 {
      lines.append("passed over: \(passedOver) \(passedOver == 1 ? "file" : "files") without the key galley")
    }
    guard !notes.quiet else { return lines.map { $0 + "\n" }.joined() }
    if failures.contains(where: { !$0.artifacts.isEmpty }) {
      lines.append("expected, actual and difference: \(artifacts.joined(separator: ", "))")
    }
    if let cell = failures.first(where: { $0.isLine && !$0.artifacts.isEmpty }) {
      lines.append(
        "cells that are lines have no expected picture here; to see one: galley diff --base HEAD "
          + "\(shellWord(cell.scene)) --variant \(shellWord(cell.variant))")
    }
    if let page { lines.append("report: \(page)") }
    if !earlier.isEmpty {
      let scenes = earlier.map { "\($0.title) (run \($0.run))" }.joined(separator: ", ")
      lines.append("also there, from earlier runs than \(run): \(scenes)")
    }
    let budgets = cases.compactMap(\.budget)
    if !budgets.isEmpty { lines.append("with a budget: " + budgets.joined(separator: ", ")) }
    lines.append(counts)
    lines.append(ink.paint("\(passed) passed, \(failed) failed", failed == 0 ? .good : .bad))
    return lines.map { $0 + "\n" }.joined()
  }

  /// The counts, as in `3 same, 0 raster drift, …`. Rare outcomes are left out if there are none.
  private var counts: String {
    func counted(_ words: [String]) -> [(word: String, count: Int)] {
      words.map { word in (word, cases.count { $0.verdict == word } + (word == Verdict.same.rawValue ? unlisted : 0)) }
    }
    let rare = counted(Self.rareWords) + [(orphans.count == 1 ? "orphan" : "orphans", orphans.count)]
    return (counted(Self.usualWords) + rare.filter { $0.count > 0 }).map { "\($0.count) \($0.word)" }
      .joined(separator: ", ")
  }
}

extension VerifyReport {
  /// Returns the report as text, as that of several runs is.
  func text(_ notes: NoteOptions, _ ink: Ink) -> String { RunOutcome(json)?.text(notes, ink) ?? "" }
}
