import GalleyBase
import GalleyFiles

/// A constraint as a dump writes it: `bar: width >= 44` for one that a view states, else as the scene writes it.
struct ConstraintSummary: Hashable {
  /// The view that states it; nil for one of the scene's own.
  var owner: String?
  /// The words of the scene.
  var text: String
  /// The views that it names, the one that states it first.
  var views: [String]

  /// True if nothing says which view it is about.
  var isAnonymous: Bool { views.isEmpty }

  /// The constraint in quotation marks, and whose it is.
  var words: String { text.quoted + (owner.map { " of '\($0)'" } ?? "") }

  /// The side that it determines: what stands before the relation.
  var side: String {
    String(text.prefix { ![":", "=", "<", ">"].contains($0) })
  }

  /// Reads a constraint of a scene whose views have these names.
  init(_ line: String, among names: Set<String>) {
    let parts = line.split(separator: ": ", maxSplits: 1)
    let isOwned = parts.count == 2 && names.contains(String(parts[0])) && parts[1].contains { ":=<>".contains($0) }
    let owner = isOwned ? String(parts[0]) : nil
    text = isOwned ? String(parts[1]) : line
    let words = text.split(separator: " ").compactMap { $0.split(separator: ".").first.map(String.init) }
    views = [owner].compactMap(\.self) + words.filter { names.contains($0) && $0 != owner }
    self.owner = owner
  }

  /// Calls views as the other layout calls them.
  fileprivate func renaming(_ names: [String: String]) -> ConstraintSummary {
    var copy = self
    copy.owner = owner.map { names[$0] ?? $0 }
    copy.views = views.map { names[$0] ?? $0 }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      guard let dot = word.firstIndex(of: "."), let name = names[String(word[..<dot])] else { return String(word) }
      return name + word.suffix(from: dot)
    }
    copy.text = words.joined(separator: " ")
    return copy
  }
}

extension LayoutSummary {
  /// The constraints of the scene.
  var constraints: [ConstraintSummary] {
    let names = Set(views.map(\.name))
    return (value("constraints", in: properties)?.array ?? []).compactMap(\.string).map {
      ConstraintSummary($0, among: names)
    }
  }

  /// Returns the differences of the constraints, each with the view that it is about. Those of views that came or went
  /// did so with them.
  /// - Parameter names: the present names of the golden's views.
  func constraintChanges(in actual: LayoutSummary, names: [String: String]) -> [Difference] {
    let kept = Set(names.values)
    func isKept(_ constraint: ConstraintSummary) -> Bool { constraint.views.allSatisfy(kept.contains) }
    let before = constraints.filter { $0.views.allSatisfy { names[$0] != nil } }.map { $0.renaming(names) }
    let after = actual.constraints.filter(isKept)
    var new = after
    var gone = before.filter { constraint in
      guard let place = new.firstIndex(of: constraint) else { return true }
      new.remove(at: place)
      return false
    }
    guard !gone.isEmpty || !new.isEmpty else {
      let isReordered = before.map(\.owner) == after.map(\.owner) && before != after
      return isReordered ? [change(nil, nil, "the constraints are in another order")] : []
    }
    var changes: [Difference] = []
    func takeSuccessor(of old: ConstraintSummary, where isPair: (ConstraintSummary) -> Bool) -> Bool {
      guard let place = new.firstIndex(where: { $0.owner == old.owner && isPair($0) }) else { return false }
      let now = new.remove(at: place)
      changes.append(change(old, now, "the constraint \(old.words) is now \(now.text.quoted)"))
      return true
    }
    gone.removeAll { old in takeSuccessor(of: old) { $0.side == old.side } }
    if gone.count == 1, new.count == 1 { gone.removeAll { old in takeSuccessor(of: old) { _ in true } } }
    return changes + gone.map { change($0, nil, "the constraint \($0.words) is gone") }
      + new.map { change(nil, $0, "the constraint \($0.words) is new") }
  }

  private func change(_ was: ConstraintSummary?, _ now: ConstraintSummary?, _ clause: String) -> Difference {
    Difference(
      view: now?.views.first ?? was?.views.first, property: "constraints", was: was?.text ?? "", now: now?.text ?? "",
      clause: clause, reachesLayout: true)
  }
}
