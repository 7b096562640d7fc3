import GalleyBase
import GalleyFiles

/// A view, the scene or the steps as the source of differences, because one of their properties
/// changed.
enum Source: Hashable {
  /// The source is the scene as a whole.
  case scene
  /// The source is a view that was added, removed or reordered. The value is its number among these
  /// views.
  case visit(Int)
  /// The source is a view that is in both layouts. The value is its index in the list of these
  /// views.
  case view(Int)
  case canvas
  /// The source is the steps, because of the state in which they leave views.
  case steps
}

/// Finds the causes that can explain the state of a view.
///
/// A frame that the scene states follows from nothing: if it changed, it is a cause itself. Any other frame follows
/// from the nearest of these:
/// - the view's own text, font and limits, and its contents, if its content decides its size;
/// - the view that arranges it (a stack, a table, a cell, a field …): that view's properties and size, and the views in
///   it, of which those before it affect its position and all of them its size;
/// - the constraints that it takes part in, and the views that they name;
/// - the traits of the views around it, and the properties of the scene.
///
/// Lines follow from the same causes as the size, and from traits even where the frame is stated.
struct Reach {
  private let pairs: [ViewPair]
  private let scene: [Difference]
  private let family: PairFamily
  private let visits: [Int: [ViewVisit]]
  private let canvasIsCause: Bool
  /// The indices of the views whose final state differs because steps changed.
  private let typed: Set<Int>
  /// For each view, the view itself as a source if one of its changed properties moves lines or
  /// frames; otherwise an empty set.
  private var own: [Set<Source>] = []
  /// The causes inside each view: views that were added to it or removed from it, and causes of
  /// changed sizes in it. If there are none of these, the causes of any other changes in the view.
  private var inside: [Set<Source>] = []
  /// For each view, the causes in the view and its subviews that can move other views.
  private var among: [Set<Source>] = []

  init(_ comparison: LayoutComparison) {
    (pairs, scene, family) = (comparison.pairs, comparison.scene, comparison.family)
    (canvasIsCause, typed) = (comparison.canvas != nil, comparison.typed)
    visits = Dictionary(grouping: comparison.visits) { $0.holder ?? -1 }
    own = pairs.enumerated().map { index, pair in
      if pair.inputs.contains(where: \.reachesLayout) { return [.view(index)] }
      return comparison.typed.contains(index) && (pair.hasEffects || pair.isShownOrHidden) ? [.steps] : []
    }
    inside = Array(repeating: [], count: pairs.count)
    var (larger, other) = (inside, inside)
    among = own
    for index in pairs.indices.sorted(by: { pairs[$0].afterIndex > pairs[$1].afterIndex }) {
      let came = (visits[index] ?? []).map { Source.visit($0.number) }
      inside[index] = larger[index].union(came).nonempty ?? other[index]
      among[index].formUnion(came)
      guard let holder = family.holders[index] else { continue }
      let nearest = own[index].nonempty ?? inside[index]
      if pairs[index].hasEffects { other[holder].formUnion(nearest) }
      if pairs[index].pushes {
        larger[holder].formUnion(nearest)
        among[holder].formUnion(nearest)
      }
    }
  }

  /// Returns the causes of a changed size, of changed lines and of all other changes except a
  /// changed position.
  func sizeSources(_ index: Int) -> Set<Source> {
    if typed.contains(index) { return [.steps] }
    guard own[index].isEmpty else { return setsFont(of: index) ? own[index].union([.scene]) : own[index] }
    let inner = inside[index].nonempty ?? traitSources(index).nonempty
    // A view that asks for the same size as before changed its size because of the views around it.
    if pairs[index].before.ownSizes.last == pairs[index].after.ownSizes.last, let outer = outerSources(index).nonempty {
      return outer
    }
    return inner ?? (setsFont(of: index) ? [.scene] : nil) ?? outerSources(index).nonempty ?? sceneSources(index)
  }

  /// Returns the causes of a changed position.
  func placeSources(_ index: Int) -> Set<Source> {
    let isPlacedItself = pairs[index].inputs.contains {
      ["constraints", "superview", "transform"].contains($0.property)
    }
    guard family.isArranged(index), !isPlacedItself else { return own[index] }
    if let holder = family.holders[index], family.arranges(holder) {
      var sources = isRearranged(holder) ? own[holder] : []
      for visit in visits[holder] ?? [] where visit.comesBefore(pairs[index]) { sources.insert(.visit(visit.number)) }
      if let pusher = family.pusher(of: index) { sources.formUnion(sizeSources(pusher)) }
      if !sources.isEmpty { return sources }
    }
    return outerSources(index).nonempty ?? own[index].nonempty ?? inside[index].nonempty
      ?? traitSources(index).nonempty ?? sceneSources(index)
  }

  /// Returns true if a property with which a view arranges other views changed.
  private func isRearranged(_ index: Int) -> Bool {
    pairs[index].inputs.contains { $0.reachesLayout && !["frame", "superview", "constraints"].contains($0.property) }
  }

  /// Returns the causes around a view: in the view that arranges it, in the views that are arranged
  /// beside it, and in views to which constraints connect it.
  private func outerSources(_ index: Int) -> Set<Source> {
    guard family.isArranged(index) else { return [] }
    var sources: Set<Source> = []
    if let holder = family.holders[index] {
      if family.arranges(holder) { sources = among[holder] }
      if sources.isEmpty, pairs[holder].before.frame.size != pairs[holder].after.frame.size {
        sources = sizeSources(holder)
      }
    }
    for other in family.tied(to: index) where other != index {
      sources.formUnion(own[other].nonempty ?? inside[other])
    }
    return sources.isEmpty && canvasIsCause && family.isConstrained(index) ? [.canvas] : sources
  }

  /// Returns the nearest enclosing view whose language, direction or text size changed; empty if
  /// there is none.
  private func traitSources(_ index: Int) -> Set<Source> {
    var place = family.holders[index]
    while let holder = place {
      if pairs[holder].inputs.contains(where: { Self.traits.contains($0.property) }) { return [.view(holder)] }
      place = family.holders[holder]
    }
    return []
  }

  private static let traits: Set<String> = ["direction", "contentSizeCategory", "locale", "semanticContentAttribute"]

  /// Returns the scene as a source if its changed properties affect all views, or if they move
  /// edges on which this view's position depends; otherwise an empty set.
  private func sceneSources(_ index: Int) -> Set<Source> {
    let isReached = scene.contains { change in
      change.reachesLayout
        && (!["safeAreaInsets", "layoutMargins", "constraints"].contains(change.property) || family.isArranged(index))
    }
    return isReached ? [.scene] : []
  }

  /// Returns true if a change of the scene affects the size or the file of the font in a view's
  /// text.
  private func setsFont(of index: Int) -> Bool {
    if scene.contains(where: { $0.property == "font file" }) { return true }
    let sizes = [pairs[index].before, pairs[index].after].map { view in
      Set(view.lines.flatMap(\.runs).compactMap { value("size", in: $0.properties) })
    }
    return sizes[0] != sizes[1] && scene.contains { $0.property == "contentSizeCategory" }
  }
}

extension Set {
  /// The set itself, or nil if the set is empty.
  fileprivate var nonempty: Set? { isEmpty ? nil : self }
}
