import GalleyFiles
import GalleyGoldens
import GalleyPipeline

extension RunOutcome {
  /// A change of one scene, with the failures of the cells that show it.
  struct Change: Hashable, Sendable {
    /// The failures of the change. Those with a picture come first.
    var cases: [Case]
    /// The number of cells of the scene that were compared; `failed` is the number of those that
    /// failed.
    var compared: Int
    var failed: Int
    /// True if another change of the scene has the same verdict.
    var sharesVerdict: Bool

    /// The failure that represents the change in reports.
    var first: Case { cases[0] }

    /// The scene, with the line of the scene file that the change is about.
    var place: String { first.scene + (first.line.map { ":\($0)" } ?? "") }

    /// The title of the scene, with the name of the cell if only one failed.
    var title: String { cases.count == 1 ? first.title : first.scene }

    /// The number of failed cells as text, such as `in 9 of 36 cells`; empty for a scene without a
    /// matrix.
    var extent: String {
      let names = cases.map(\.variant).filter { !$0.isEmpty }
      guard compared > 1 else { return names.isEmpty ? "" : "in \(names[0])" }
      let named = names.count == cases.count && cases.count < min(4, compared)
      return "in \(cases.count) of \(compared) cells" + (named ? " (\(names.joined(separator: ", ")))" : "")
    }

    /// The command that accepts only this change; nil if there is none.
    var accept: String? {
      guard let accept = first.accept else { return nil }
      if cases.count == 1 { return accept }
      guard let all = first.acceptScene else { return nil }
      if cases.count == failed { return all }
      let isOneVerdict = cases.allSatisfy { $0.verdict == first.verdict }
      if !sharesVerdict, isOneVerdict {
        return all.insertingOption("--only \(first.verdict.replacing(" ", with: "-"))")
      }
      return accept.replacing(
        shellWord(first.titleInCommand), with: cases.map { shellWord($0.titleInCommand) }.joined(separator: " "))
    }

    /// The commands that resolve the failure. Each follows a word that describes its effect.
    var hints: [String] {
      if let move = first.move { return ["move the goldens: \(move)"] }
      if let record = first.record {
        return first.isNew ? ["record: \(record)"] : ["if it cannot be restored, record it again: \(record)"]
      }
      return accept.map { ["accept: \($0)"] } ?? []
    }

    /// A note with the number of changed cells that have no picture to show the change; empty if
    /// there are no such cells.
    private var notes: [String] {
      let unseen = first.isUnexplained ? 0 : cases.count(where: \.isUnexplained)
      guard unseen > 0 else { return [] }
      let (cells, them) = unseen == 1 ? ("cell", "it") : ("cells", "them")
      return ["\(unseen) \(cells) without a picture changed too, with unknown causes: galley pending lists \(them)"]
    }

    /// The change in one line.
    var summary: String {
      if let error = first.error { return error.prefix { $0 != "\n" }.withoutProgramName }
      if let old = first.movedFrom { return "its goldens still have the old name, \(old)" }
      return (extent.isEmpty ? "" : extent + ": ") + inOneLine(first.reasons)
    }

    /// Returns the lines of the report: verdict and position, then the causes, then the command.
    func lines(_ ink: Ink) -> [String] {
      if let old = first.movedFrom {
        return ["\(ink.paint("moved", .bad))  \(first.scene), formerly \(old)"] + hints.map { "  " + $0 }
      }
      let verdict = ink.paint(first.verdict, .bad) + "  "
      if first.isNew {
        let cells = cases.count > 1 ? " (\(cases.count) cells)" : ""
        return ["\(verdict)\(title) has no golden yet\(cells)"] + hints.map { "  " + $0 }
      }
      return ChangeText(
        verdict: first.verdict, place: place, extent: extent, reasons: first.reasons, notes: notes, hints: hints
      ).lines(ink)
    }

    /// The change as findings. Each error of a scene that could not be drawn is a separate finding.
    var findings: [Finding] {
      if let error = first.error { return first.findings(of: error) }
      return [
        Finding(
          rule: first.verdict.kebabCase, file: first.place.file, title: title, line: first.place.line,
          message: summary)
      ]
    }
  }

  /// The failures, grouped by the change that they show, in the order of the scenes.
  var changes: [Change] {
    let groups = failures.changes
    var compared = unlisted
    for test in cases { compared[test.scene, default: 0] += 1 }
    let failed = Dictionary(failures.map { ($0.scene, 1) }, uniquingKeysWith: +)
    let verdicts = Dictionary(failures.map { ([$0.scene, $0.verdict], 1) }, uniquingKeysWith: +)
    return groups.map { cases in
      Change(
        cases: cases, compared: compared[cases[0].scene] ?? 1, failed: failed[cases[0].scene] ?? 1,
        sharesVerdict: (verdicts[[cases[0].scene, cases[0].verdict]] ?? 1)
          > cases.count { $0.verdict == cases[0].verdict })
    }
  }

  /// The goldens without a scene or frame, except those of moved scenes. Goldens of removed cells
  /// are grouped by scene. Every other golden is a group by itself.
  var strays: [StrayGroup] {
    var groups: [StrayGroup] = []
    for orphan in orphans where orphan.movedTo == nil {
      let group = StrayGroup(orphan)
      if let place = groups.firstIndex(where: { $0.key == group.key }), group.key != nil {
        groups[place].strays.append(orphan)
      } else {
        groups.append(group)
      }
    }
    return groups
  }

  /// A group of goldens without a scene or frame: all goldens of one scene's removed cells, or a
  /// single other golden.
  struct StrayGroup: Hashable, Sendable {
    var strays: [Stray]
    /// The path of the scene if the goldens belong to removed cells; otherwise nil.
    let key: String?

    init(_ stray: Stray) {
      strays = [stray]
      key = stray.cell?.scene
    }

    /// The golden that represents the group in reports.
    var first: Stray { strays[0] }

    /// The reason why the goldens are reported, which is the same for all of them.
    var message: String {
      guard isOfSeveral, let key else { return first.reason }
      let cells = Set(strays.flatMap { $0.cell?.names ?? [] }).count
      return "\(count) goldens of \(cells) \(cells == 1 ? "cell" : "cells") that \(key) no longer has"
    }

    /// The number of goldens. Each line in a file of cells counts as one.
    var count: Int { strays.reduce(0) { $0 + ($1.cell?.names.count ?? 1) } }

    /// True if the group has several goldens, or a file with the lines of several cells.
    private var isOfSeveral: Bool { strays.count > 1 || (first.cell?.names.count ?? 0) > 1 }

    /// The command that removes the goldens of the group; nil if there is none.
    var remedy: String? { isOfSeveral ? first.prune ?? first.remedy : first.remedy }

    /// Returns the lines of the report for the group.
    func lines(_ ink: Ink) -> [String] {
      let start = ink.paint("orphan", .bad) + "  "
      let line = isOfSeveral ? message : "\(first.path): \(message)"
      return [start + line] + (remedy.map { ["  remove: \($0)"] } ?? [])
    }

    var finding: Finding { Finding(rule: "orphan", file: first.path, title: first.path, message: message) }
  }

  /// The changes as findings, followed by the goldens without a scene.
  var findings: [Finding] { changes.flatMap(\.findings) + strays.map(\.finding) }
}

extension String {
  /// Returns the command with an option inserted. In a command in parentheses, such as
  /// `(cd a && …)`, the option comes before the closing parenthesis.
  fileprivate func insertingOption(_ option: String) -> String {
    hasSuffix(")") && hasPrefix("(cd ") ? dropLast() + " \(option))" : self + " \(option)"
  }
}
