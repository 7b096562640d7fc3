import GalleyBase
import GalleyFiles

/// A thing that something is set on: where causes are.
enum Source: Hashable {
  /// The scene as a whole.
  case scene
  /// A view that came, went or has another place in the order: its number among these.
  case visit(Int)
  /// A view of both layouts: its number among the pairs.
  case view(Int)
  case canvas
  /// The work of steps.
  case steps
}

/// The causes that can have made a view what it is.
///
/// A frame that the scene states follows from nothing: if it is another, it is a cause itself. Any other frame follows from
/// what is nearest:
/// - from the view's own text, font and limits, and from what lies in it, if its content decides its size;
/// - from the view that arranges it (a stack, a table, a cell, a field …): from what is set there, from the size that that
///   one has, and from the views in it: those before it for its place, all for its size;
/// - from the constraints that it takes part in, and the views they name;
/// - from the traits of the views around it, and from what is set on the scene.
///
/// Lines follow from the same as the size, and from traits even where the frame is stated.
struct Reach {
  private let pairs: [ViewPair]
  private let scene: [Difference]
  private let family: PairFamily
  private let visits: [Int: [ViewVisit]]
  private let canvasIsCause: Bool
  /// The views that steps leave in another state.
  private let typed: Set<Int>
  /// The view itself, if something is set on it that moves lines or frames.
  private var own: [Set<Source>] = []
  /// The causes in each view: what came or went in it, and what made the views in it larger or smaller, or if nothing
  /// did, what else changed them.
  private var inside: [Set<Source>] = []
  /// The causes on each view and on those in it that can move the others.
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

  /// The causes of another size, of other lines and of all else but another place.
  func sizeSources(_ index: Int) -> Set<Source> {
    if typed.contains(index) { return [.steps] }
    guard own[index].isEmpty else { return setsFont(of: index) ? own[index].union([.scene]) : own[index] }
    let inner = inside[index].nonempty ?? traitSources(index).nonempty
    // A view that asks for no other size than before has another one because of those around it.
    if pairs[index].before.ownSizes.last == pairs[index].after.ownSizes.last, let outer = outerSources(index).nonempty {
      return outer
    }
    return inner ?? (setsFont(of: index) ? [.scene] : nil) ?? outerSources(index).nonempty ?? sceneSources(index)
  }

  /// The causes of another place.
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

  /// True if a view that arranges others is told to do so otherwise.
  private func isRearranged(_ index: Int) -> Bool {
    pairs[index].inputs.contains { $0.reachesLayout && !["frame", "superview", "constraints"].contains($0.property) }
  }

  /// The causes around a view: on the one that arranges it, in the others that this one arranges, and on those that
  /// constraints tie it to.
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

  /// The nearest view around this one that has another language, direction or size of text.
  private func traitSources(_ index: Int) -> Set<Source> {
    var place = family.holders[index]
    while let holder = place {
      if pairs[holder].inputs.contains(where: { Self.traits.contains($0.property) }) { return [.view(holder)] }
      place = family.holders[holder]
    }
    return []
  }

  private static let traits: Set<String> = ["direction", "contentSizeCategory", "locale", "semanticContentAttribute"]

  /// The scene, if what is set on it reaches all views, or those whose places are found by its edges.
  private func sceneSources(_ index: Int) -> Set<Source> {
    let isReached = scene.contains { change in
      change.reachesLayout
        && (!["safeAreaInsets", "layoutMargins", "constraints"].contains(change.property) || family.isArranged(index))
    }
    return isReached ? [.scene] : []
  }

  /// True if the scene gives a view's text another size, or letters of another file, whatever else is set on it.
  private func setsFont(of index: Int) -> Bool {
    if scene.contains(where: { $0.property == "font file" }) { return true }
    let sizes = [pairs[index].before, pairs[index].after].map { view in
      Set(view.lines.flatMap(\.runs).compactMap { value("size", in: $0.properties) })
    }
    return sizes[0] != sizes[1] && scene.contains { $0.property == "contentSizeCategory" }
  }
}

extension Set {
  /// The set; nil if nothing is in it.
  fileprivate var nonempty: Set? { isEmpty ? nil : self }
}
