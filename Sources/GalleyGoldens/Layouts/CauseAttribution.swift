import GalleyBase
import GalleyFiles

/// The effects of each cause: the views that changed because a property was set on them or on
/// another object.
struct CauseAttribution {
  /// The views on which a property was set, by index, with the changes that follow from the
  /// property.
  private(set) var own: [Int: ViewPair] = [:]
  /// The other views that each source (a view, the scene or the steps) affects, with the changes
  /// that follow from the source.
  private var others: [Source: [ViewPair]] = [:]
  /// The sources (views, the scene or the steps) to which an effect with several causes was
  /// assigned.
  private(set) var shared: Set<Source> = []
  /// The changed views that are not affected by any source.
  private(set) var unexplained: [ViewPair] = []

  /// Assigns the effects of a comparison to their causes. An effect with several causes is reported
  /// with the last of them.
  init(_ comparison: LayoutComparison) {
    let reach = Reach(comparison)
    for (index, pair) in comparison.pairs.enumerated() where pair.hasEffects {
      var parts: [Source: ViewPair] = [:]
      var isReached = true
      func add(_ sources: Set<Source>, _ copy: (inout ViewPair, ViewPair) -> Void) {
        guard let last = sources.max(by: { $0.order < $1.order }) else {
          isReached = false
          return
        }
        if sources.count > 1 { shared.insert(last) }
        copy(&parts[last, default: pair.withoutEffects], pair)
      }
      if pair.hasEffectsBesidesPlace { add(reach.sizeSources(index)) { $0.takeAllButPlace(of: $1) } }
      // A frame that is a cause already states the position.
      if pair.before.frame.origin != pair.after.frame.origin, !pair.inputs.contains(where: { $0.property == "frame" }) {
        add(reach.placeSources(index)) { $0.takePlace(of: $1) }
      }
      if !isReached { unexplained.append(pair) }
      for (source, part) in parts {
        if source == .view(index) {
          own[index] = part
        } else if value("hidden", in: pair.after.properties) != .bool(true) {
          others[source, default: []].append(part)
        }
      }
    }
  }

  /// Returns the effects of a source on other views, as clauses. For the scene, the first effects
  /// are described, and further views are counted. For other sources, the affected views are only
  /// counted. Text that is now truncated is always reported.
  func effects(of source: Source) -> [String] {
    let reached = others[source] ?? []
    let cut = reached.filter { !$0.before.isTruncated && $0.after.isTruncated }
    var clauses = cut.prefix(Self.mostCut).compactMap { $0.truncationEffect(on: "'\($0.before.name)'") }
    let moreCut = cut.dropFirst(Self.mostCut).map { "'\($0.before.name)'" }
    if !moreCut.isEmpty { clauses.append("\(listing(Array(moreCut))) \(moreCut.count == 1 ? "is" : "are") cut too") }
    var rest = reached.filter { $0.before.isTruncated || !$0.after.isTruncated }
    if source == .scene {
      // The new text is reported already.
      rest.removeAll { !$0.before.text.isExactly($0.after.text) }
      let told = rest.prefix(max(0, 2 - cut.count)).map { ($0, $0.effects(on: "'\($0.before.name)'", limit: 1)) }
      clauses += told.flatMap(\.1)
      rest = told.filter(\.1.isEmpty).map(\.0) + rest.dropFirst(told.count)
    }
    guard !rest.isEmpty else { return clauses }
    let noun = source != .scene ? "other view" : clauses.isEmpty ? "view" : "more view"
    return clauses + [counted(rest.count, noun) + (rest.count == 1 ? " changes" : " change")]
  }

  /// The maximum number of views for which truncated text is quoted. Further views are only named.
  private static let mostCut = 3
}

extension Source {
  /// The position of the source in the order in which causes are reported.
  fileprivate var order: (Int, Int) {
    switch self {
    case .steps: (0, 0)
    case .scene: (1, 0)
    case .visit(let number): (2, number)
    case .view(let index): (3, index)
    case .canvas: (4, 0)
    }
  }
}

extension ViewPair {
  /// The pair of views without the differences that follow from causes.
  fileprivate var withoutEffects: ViewPair {
    var pair = self
    pair.before = after
    (pair.before.name, pair.before.text) = (before.name, before.text)
    return pair
  }

  /// Copies the effects from another pair of views, except for the position.
  fileprivate mutating func takeAllButPlace(of other: ViewPair) {
    let origin = before.frame.origin
    before = other.before
    // A frame that is a cause already states the size.
    if inputs.contains(where: { $0.property == "frame" }) { before.frame.size = after.frame.size }
    before.frame.origin = origin
  }

  /// Copies the change of position from another pair of views.
  fileprivate mutating func takePlace(of other: ViewPair) { before.frame.origin = other.before.frame.origin }
}
