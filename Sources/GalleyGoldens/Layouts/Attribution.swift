import GalleyBase
import GalleyFiles

/// The effects of each cause: views that are not as they were since something was set on them, or on something else.
struct Attribution {
  /// The views on which something was set, as far as it follows from that.
  private(set) var own: [Int: ViewPair] = [:]
  /// The other views that a source reaches, as far as it does.
  private var others: [Source: [ViewPair]] = [:]
  /// The sources that reach a view together with one before them.
  private(set) var shared: Set<Source> = []
  /// The views that nothing reaches.
  private(set) var unexplained: [ViewPair] = []

  /// Of several causes of one thing, the last is told with it.
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
      // A frame that is a cause says the place itself.
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

  /// Returns the effects of a source on other views, as clauses: those of the scene, which has none of its own, at length,
  /// of others their number. Text that is cut now is always told.
  func effects(of source: Source) -> [String] {
    let reached = others[source] ?? []
    let cut = reached.filter { !$0.before.isTruncated && $0.after.isTruncated }
    var clauses = cut.prefix(Self.mostCut).compactMap { $0.truncationEffect(on: "'\($0.before.name)'") }
    let moreCut = cut.dropFirst(Self.mostCut).map { "'\($0.before.name)'" }
    if !moreCut.isEmpty { clauses.append("\(listing(Array(moreCut))) \(moreCut.count == 1 ? "is" : "are") cut too") }
    var rest = reached.filter { $0.before.isTruncated || !$0.after.isTruncated }
    if source == .scene {
      // What a text says now is told already.
      rest.removeAll { !$0.before.text.isExactly($0.after.text) }
      let told = rest.prefix(max(0, 2 - cut.count)).map { ($0, $0.effects(on: "'\($0.before.name)'", limit: 1)) }
      clauses += told.flatMap(\.1)
      rest = told.filter(\.1.isEmpty).map(\.0) + rest.dropFirst(told.count)
    }
    guard !rest.isEmpty else { return clauses }
    let noun = source != .scene ? "other view" : clauses.isEmpty ? "view" : "more view"
    return clauses + [counted(rest.count, noun) + (rest.count == 1 ? " changes" : " change")]
  }

  /// Of more views than these the text that is cut is not told.
  private static let mostCut = 3
}

extension Source {
  /// The order in which causes are told.
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
  /// The pair as if the view were as it was.
  fileprivate var withoutEffects: ViewPair {
    var pair = self
    pair.before = after
    (pair.before.name, pair.before.text) = (before.name, before.text)
    return pair
  }

  /// Adds the effects of another pair but for the place.
  fileprivate mutating func takeAllButPlace(of other: ViewPair) {
    let origin = before.frame.origin
    before = other.before
    // The size is said where a frame is a cause.
    if inputs.contains(where: { $0.property == "frame" }) { before.frame.size = after.frame.size }
    before.frame.origin = origin
  }

  /// Adds another place.
  fileprivate mutating func takePlace(of other: ViewPair) { before.frame.origin = other.before.frame.origin }
}
