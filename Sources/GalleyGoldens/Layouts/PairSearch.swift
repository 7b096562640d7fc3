import GalleyBase

/// A search that pairs the views of one layout with the views of another.
struct PairSearch {
  private let before: Tree
  private let after: Tree
  /// The index of the matching view of the second layout for each view of the first layout; nil if
  /// there is none.
  private(set) var partners: [Int?]
  /// True for each view of the second layout that is paired with a view of the first layout.
  private(set) var taken: [Bool]

  /// The maximum number of subviews that are compared one by one. If a view has more, differing
  /// subviews are paired by their order.
  private static let mostViews = 2_000

  init(_ before: [ViewSummary], _ after: [ViewSummary]) {
    (self.before, self.after) = (Tree(before), Tree(after))
    partners = Array(repeating: nil, count: before.count)
    taken = Array(repeating: false, count: after.count)
  }

  /// Pairs the views that have the same id. If several views have one id, as a program can cause,
  /// they are paired in order.
  mutating func pairNamesakes() {
    var places: [[UInt8]: ArraySlice<Int>] = [:]
    for (index, view) in after.views.enumerated() where !view.isNamedByItsPlace {
      places[Array(view.name.utf8), default: []].append(index)
    }
    for (index, view) in before.views.enumerated() where !view.isNamedByItsPlace {
      if let other = places[Array(view.name.utf8)]?.popFirst() { pair(index, other) }
    }
  }

  /// Pairs the views inside paired views, from the canvas inwards. First, views with the same texts
  /// in the same order are paired, then the views between them.
  mutating func pairInEachView() {
    align(before.inner[nil] ?? [], after.inner[nil] ?? [])
    for index in before.views.indices {
      guard let other = partners[index] else { continue }
      align(before.inner[index] ?? [], after.inner[other] ?? [])
    }
  }

  /// Pairs the remaining views, which moved to another superview. They are paired by their texts
  /// or, if the id changed, by all members. A view whose superview was added or removed is not
  /// paired.
  mutating func pairMoved() {
    let old = before.views.indices.filter { before.views[$0].parent.map { partners[$0] != nil } ?? true }
    let new = after.views.indices.filter { after.views[$0].parent.map { taken[$0] } ?? true }
    pairFirst(old, new) {
      ($0.isNamedByItsPlace || $1.isNamedByItsPlace) && $0.type == $1.type && !$0.text.isEmpty
        && $0.text.isExactly($1.text)
    }
    pairFirst(old, new) { $0.type == $1.type && $0.text.isExactly($1.text) && $0.frame == $1.frame }
    pairInEachView()
  }

  private mutating func pair(_ index: Int, _ other: Int) {
    guard partners[index] == nil, !taken[other] else { return }
    partners[index] = other
    taken[other] = true
  }

  /// Pairs each view of one list with the first unpaired view of the other list that satisfies a
  /// condition.
  private mutating func pairFirst(
    _ old: some Sequence<Int>, _ new: some Sequence<Int>, _ isPair: (ViewSummary, ViewSummary) -> Bool
  ) {
    var free = new.filter { !taken[$0] }
    for index in old where partners[index] == nil {
      guard let place = free.firstIndex(where: { isPair(before.views[index], after.views[$0]) }) else { continue }
      pair(index, free.remove(at: place))
    }
  }

  /// Pairs views that have the same superview.
  private mutating func align(_ old: [Int], _ new: [Int]) {
    let old = old.filter { partners[$0] == nil }
    let new = new.filter { !taken[$0] }
    guard !old.isEmpty, !new.isEmpty else { return }
    var gaps: [(old: [Int], new: [Int])] = [([], [])]
    for step in Self.steps(old.map { before.signatures[$0] }, new.map { after.signatures[$0] }) {
      if let from = step.before, let to = step.after, canBeOne(old[from], new[to]) {
        pair(old[from], new[to])
        gaps.append(([], []))
      } else {
        if let from = step.before { gaps[gaps.count - 1].old.append(old[from]) }
        if let to = step.after { gaps[gaps.count - 1].new.append(new[to]) }
      }
    }
    // Views with the same texts in another order.
    pairFirst(old, new) {
      ($0.isNamedByItsPlace || $1.isNamedByItsPlace) && $0.type == $1.type && !$0.text.isEmpty
        && $0.text.isExactly($1.text)
    }
    for gap in gaps { pairGap(gap.old, gap.new) }
  }

  /// Pairs the unnamed views that lie between two paired views: by their texts, then by their
  /// positions, then in order.
  private mutating func pairGap(_ old: [Int], _ new: [Int]) {
    let old = old.filter { before.views[$0].isNamedByItsPlace }
    let new = new.filter { after.views[$0].isNamedByItsPlace }
    pairFirst(old, new) { !$0.text.isEmpty && $0.text.isExactly($1.text) }
    pairFirst(old, new) { $0.type == $1.type && $0.frame == $1.frame }
    pairFirst(old, new) { $0.type == $1.type }
  }

  /// Returns true if two views with the same texts may be the same view before and after the
  /// change. Views with different ids may be the same view only if they have the same position.
  private func canBeOne(_ index: Int, _ other: Int) -> Bool {
    let (old, new) = (before.views[index], after.views[other])
    if old.isNamedByItsPlace, new.isNamedByItsPlace { return true }
    return old.frame == new.frame || (old.isNamedByItsPlace || new.isNamedByItsPlace) && !old.text.isEmpty
  }

  /// Returns the matching positions of both lists, in order. A position that is in only one list is
  /// paired with nil.
  private static func steps(_ first: [Int], _ last: [Int]) -> [(before: Int?, after: Int?)] {
    let head = zip(first, last).prefix { $0 == $1 }.count
    let tail = zip(first.dropFirst(head).reversed(), last.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    var steps: [(before: Int?, after: Int?)] = (0..<head).map { ($0, $0) }
    let (inner, other) = (head..<first.count - tail, head..<last.count - tail)
    var (gone, came) = (Set(inner), Set(other))
    if inner.count + other.count <= mostViews {
      (gone, came) = ([], [])
      for change in Array(last[other]).difference(from: Array(first[inner])) {
        switch change {
        case .remove(let offset, _, _): gone.insert(head + offset)
        case .insert(let offset, _, _): came.insert(head + offset)
        }
      }
    }
    var (from, to) = (head, head)
    while from < inner.upperBound || to < other.upperBound {
      if gone.contains(from) {
        steps.append((from, nil))
        from += 1
      } else if came.contains(to) {
        steps.append((nil, to))
        to += 1
      } else {
        steps.append((from, to))
        (from, to) = (from + 1, to + 1)
      }
    }
    return steps + (0..<tail).map { (first.count - tail + $0, last.count - tail + $0) }
  }
}

/// The views of a layout, with the subviews of each view.
private struct Tree {
  let views: [ViewSummary]
  /// The subviews of each view, in order. The key nil stands for the canvas.
  private(set) var inner: [Int?: [Int]] = [:]
  /// A hash for each view, of its kind and text and of all views in it.
  private(set) var signatures: [Int]

  init(_ views: [ViewSummary]) {
    self.views = views
    signatures = Array(repeating: 0, count: views.count)
    for (index, view) in views.enumerated() { inner[view.parent, default: []].append(index) }
    for index in views.indices.reversed() {
      var hasher = Hasher()
      hasher.combine(views[index].type)
      hasher.combine(Array(views[index].text.utf8))
      for view in inner[index] ?? [] { hasher.combine(signatures[view]) }
      signatures[index] = hasher.finalize()
    }
  }
}
