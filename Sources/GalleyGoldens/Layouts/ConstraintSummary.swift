import GalleyBase
import GalleyFiles

/// A constraint in the notation of scenes: `page.top = bar.bottom`. If the text names no view, as
/// in `trailing: 16` and `width >= 44`, the constraint applies to the view that satisfies it.
struct ConstraintSummary: Hashable {
  var text: String
  /// The views that the constraint names.
  var views: [String]

  init(_ text: String, among names: Set<String>) {
    self.text = text
    let words = text.split(separator: " ").compactMap { $0.split(separator: ".").first.map(String.init) }
    views = words.filter(names.contains)
  }

  /// The attribute whose value the constraint determines: the text before the relation.
  var side: String { String(text.prefix { !" :=<>".contains($0) }) }

  /// The attributes for horizontal positions.
  static let sidesAcross: Set = ["leading", "trailing", "left", "right", "centerX"]
  static let sidesDown: Set = ["top", "bottom", "centerY"]

  /// The number of points in a plain distance or length, such as `trailing: 16`; nil for any other
  /// constraint.
  var points: Double? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return Double(text[text.index(after: colon)...].drop { $0 == " " })
  }

  /// Returns true if the frame of a view satisfies the distance or length.
  /// - Parameter size: the size of the view around it.
  func holds(for view: ViewSummary, in size: Size) -> Bool {
    guard let points else { return false }
    let frame = view.frame
    let values: [Double] =
      switch side {
      case "leading", "trailing", "left", "right": [frame.minX, size.width - frame.maxX]
      case "top": [frame.minY]
      case "bottom": [size.height - frame.maxY]
      case "width": [frame.width]
      case "height": [frame.height]
      case "centerX": [(frame.minX + frame.maxX - size.width) / 2]
      case "centerY": [(frame.minY + frame.maxY - size.height) / 2]
      default: []
      }
    // Positions are on whole pixels.
    return values.contains { ($0 - points).magnitude <= 0.5 }
  }

  /// Returns the constraint with views renamed to their names in the other layout.
  fileprivate func renaming(_ names: [String: String]) -> ConstraintSummary {
    var copy = self
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
  /// All constraints of the scene.
  var constraints: [ConstraintSummary] {
    let names = Set(views.map(\.name))
    return (value("constraints", in: properties)?.array ?? []).compactMap(\.string).map {
      ConstraintSummary($0, among: names)
    }
  }

  /// Returns the size of the view's superview; for a view without a superview, the size of the
  /// canvas.
  func holderSize(of view: ViewSummary) -> Size { view.parent.map { views[$0].frame.size } ?? size }

  /// Returns the differences between the constraints, each with the view to which it applies: the
  /// view that the constraint names, or the only view that satisfies the constraint in both
  /// layouts. Constraints of views that were added or removed are not reported.
  func constraintChanges(in actual: LayoutSummary, of pairs: [ViewPair]) -> [Difference] {
    let names = Dictionary(pairs.map { ($0.before.name, $0.after.name) }) { first, _ in first }
    let kept = Set(names.values)
    let old = constraints.filter { $0.views.allSatisfy { names[$0] != nil } }.map { $0.renaming(names) }
    let new = actual.constraints.filter { $0.views.allSatisfy(kept.contains) }
    let difference = new.map(\.text).difference(from: old.map(\.text))
    var gone = difference.removals.compactMap { change -> ConstraintSummary? in
      if case .remove(let offset, _, _) = change { old[offset] } else { nil }
    }
    var came = difference.insertions.compactMap { change -> ConstraintSummary? in
      if case .insert(let offset, _, _) = change { new[offset] } else { nil }
    }
    if !gone.isEmpty, gone.map(\.text).sorted() == came.map(\.text).sorted() { return [reordered] }
    let isOne = gone.count == 1 && came.count == 1
    var changes: [Difference] = []
    gone.removeAll { was in
      guard let place = came.firstIndex(where: { $0.side == was.side }) ?? (isOne ? 0 : nil)
      else { return false }
      let now = came.remove(at: place)
      changes.append(change(was, now, now.views.first ?? owner(was, now, in: actual, pairs)))
      return true
    }
    return changes + gone.map { change($0, nil, $0.views.first) } + came.map { change(nil, $0, $0.views.first) }
  }

  /// Returns the only view that satisfies the old constraint in this layout and the new constraint
  /// in the present layout; nil if no view or several views do.
  private func owner(
    _ was: ConstraintSummary, _ now: ConstraintSummary, in actual: LayoutSummary, _ pairs: [ViewPair]
  ) -> String? {
    let list = pairs.filter { pair in
      was.holds(for: pair.before, in: holderSize(of: pair.before))
        && now.holds(for: pair.after, in: actual.holderSize(of: pair.after))
    }
    return list.count == 1 ? list[0].after.name : nil
  }

  private var reordered: Difference {
    Difference(
      property: "constraints", was: "", now: "", clause: "the constraints are in another order", reachesLayout: true)
  }

  private func change(_ was: ConstraintSummary?, _ now: ConstraintSummary?, _ view: String?) -> Difference {
    let constraint = "the constraint \((was ?? now)?.text.quoted ?? "")"
    let place = view.flatMap { (was ?? now)?.views.contains($0) == false ? " of '\($0)'" : nil } ?? ""
    let clause = was == nil ? " is new" : now.map { " is now \($0.text.quoted)" } ?? " is gone"
    return Difference(
      view: view, property: "constraints", was: was?.text ?? "", now: now?.text ?? "",
      clause: constraint + place + clause, reachesLayout: true)
  }
}
