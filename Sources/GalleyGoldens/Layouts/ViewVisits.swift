import GalleyBase

/// A view that was added or removed, or whose order among the subviews of its superview changed.
struct ViewVisit {
  var difference: Difference
  /// The number of the view among all views that were added, removed or reordered.
  var number = 0
  /// The index of the pair of views that is the superview; nil for the canvas.
  var holder: Int?
  /// The index among the views of the golden; nil for an added view.
  var before: Int?
  /// The index among the present views; nil for a removed view.
  var after: Int?

  /// Returns true if the view of a pair comes after this view in the tree.
  func comesBefore(_ pair: ViewPair) -> Bool {
    before.map { $0 < pair.beforeIndex } == true || after.map { $0 < pair.afterIndex } == true
  }
}

extension ViewPairs {
  /// Returns the views that were added, removed or reordered, each with the index of its
  /// superview's pair. A view that was added or removed together with its superview is left out.
  func visits(_ before: [ViewSummary], _ after: [ViewSummary]) -> [ViewVisit] {
    let (olds, news) = (
      Dictionary(uniqueKeysWithValues: both.enumerated().map { ($1.before, $0) }),
      Dictionary(uniqueKeysWithValues: both.enumerated().map { ($1.after, $0) })
    )
    let (goneSet, newSet) = (Set(gone), Set(new))
    let went = gone.filter { before[$0].parent.map { !goneSet.contains($0) } ?? true }.map { index in
      ViewVisit(
        difference: visit(before, index, isNew: false), holder: before[index].parent.flatMap { olds[$0] }, before: index
      )
    }
    let came = new.filter { after[$0].parent.map { !newSet.contains($0) } ?? true }.map { index in
      ViewVisit(
        difference: visit(after, index, isNew: true), holder: after[index].parent.flatMap { news[$0] }, after: index)
    }
    let swapped = swaps(before, after).map { swap in
      ViewVisit(
        difference: orderChange(
          before[swap.before], over: news[swap.over].map { before[both[$0].before] } ?? after[swap.over]),
        holder: before[swap.before].parent.flatMap { olds[$0] }, before: swap.before, after: swap.over)
    }
    var list = went + came + swapped
    for index in list.indices { list[index].number = index }
    return list
  }
}

/// Returns the difference for a view that now comes after another view.
private func orderChange(_ view: ViewSummary, over other: ViewSummary) -> Difference {
  Difference(
    view: view.name, property: "order", was: "before '\(other.name)'", now: "behind '\(other.name)'",
    clause: "'\(other.name)' now comes before '\(view.name)'", reachesLayout: true)
}

/// Returns the difference for a view that was added or removed. If the view has no text, the first
/// text inside it is quoted.
private func visit(_ views: [ViewSummary], _ index: Int, isNew: Bool) -> Difference {
  let view = views[index]
  var text = view.text
  var inner: Set = [index]
  for place in views.indices.dropFirst(index + 1) where text.isEmpty {
    guard let parent = views[place].parent, inner.contains(parent) else { break }
    inner.insert(place)
    text = views[place].text
  }
  return Difference(
    view: view.name, property: "view", was: isNew ? "" : view.type, now: isNew ? view.type : "",
    clause: "'\(view.name)' is \(isNew ? "new" : "gone")"
      + (text.isEmpty ? "" : ": it \(isNew ? "says" : "said") \(text.quoted)"),
    reachesLayout: true)
}
