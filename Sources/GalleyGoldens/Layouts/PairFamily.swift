import GalleyBase
import GalleyFiles

/// The tree of the views in both layouts.
struct PairFamily {
  /// The pair that contains each pair; nil for one on the canvas.
  private(set) var holders: [Int?]
  /// The pairs that each pair contains, in their present order.
  private(set) var inner: [[Int]]
  private let kinds: [String]
  /// The group number of each view; nil for a view that no constraint names. Constraints tie the views of a group
  /// together.
  private var groups: [Int?]
  /// The views of each group.
  private var members: [Int: [Int]] = [:]
  /// The last view before each that pushes it.
  private var pushers: [Int?]

  /// Kinds that set the frames of their subviews.
  private static let arranging: Set<String> = ["stack", "table", "cell", "scroll", "textField", "button"]

  init(_ pairs: [ViewPair], _ layout: LayoutSummary) {
    let places = Dictionary(uniqueKeysWithValues: pairs.enumerated().map { ($1.afterIndex, $0) })
    holders = pairs.map { pair in pair.after.parent.flatMap { places[$0] } }
    kinds = pairs.map(\.after.type)
    inner = Array(repeating: [], count: pairs.count)
    pushers = Array(repeating: nil, count: pairs.count)
    for index in pairs.indices.sorted(by: { pairs[$0].afterIndex < pairs[$1].afterIndex }) {
      if let holder = holders[index] { inner[holder].append(index) }
    }
    groups = Array(repeating: nil, count: pairs.count)
    for holder in pairs.indices where arranges(holder) { findPushers(in: holder, pairs) }
    tie(pairs, layout)
  }

  /// The nearest preceding view in the same stack or table that changed its length, or that now shows or hides.
  func pusher(of index: Int) -> Int? { pushers[index] }

  /// The views inside a view, at any depth.
  func all(in index: Int) -> [Int] {
    var list = inner[index]
    var place = 0
    while place < list.count {
      list += inner[list[place]]
      place += 1
    }
    return list
  }

  /// True if a view sets the frames of its subviews.
  func arranges(_ index: Int) -> Bool { Self.arranging.contains(kinds[index]) }

  /// True if the scene does not state a view's position.
  func isArranged(_ index: Int) -> Bool { isConstrained(index) || holders[index].map(arranges) == true }

  /// True if constraints name a view.
  func isConstrained(_ index: Int) -> Bool { groups[index] != nil }

  /// The views that constraints tie to a view, including itself.
  func tied(to index: Int) -> [Int] { groups[index].flatMap { members[$0] } ?? [] }

  private mutating func findPushers(in holder: Int, _ pairs: [ViewPair]) {
    let view = pairs[holder].after
    // The headers of a table come after its rows in this order.
    let order =
      view.type == "table"
      ? inner[holder].sorted { pairs[$0].after.frame.minY < pairs[$1].after.frame.minY }
      : inner[holder]
    let isVertical = view.type == "table" || value("axis", in: view.properties) == .string("vertical")
    let isLine = view.type == "table" || view.type == "stack"
    let extent = isVertical ? \Size.height : \Size.width
    var last: Int?
    for index in order {
      pushers[index] = last
      let (old, new) = (pairs[index].before.frame.size, pairs[index].after.frame.size)
      let isOther = isLine ? old[keyPath: extent] != new[keyPath: extent] : old != new
      if isOther || pairs[index].isShownOrHidden { last = index }
    }
  }

  /// Puts the views that a constraint names in one group. A constraint without names is about the views that satisfy
  /// it, horizontally and vertically.
  private mutating func tie(_ pairs: [ViewPair], _ layout: LayoutSummary) {
    let places = Dictionary(pairs.enumerated().map { ($1.after.name, $0) }) { first, _ in first }
    var leaders = Array(pairs.indices)
    func leader(_ index: Int) -> Int {
      var place = index
      while leaders[place] != place { place = leaders[place] }
      return place
    }
    let all = layout.constraints
    var named = Set(
      pairs.indices.filter { index in
        let size = layout.holderSize(of: pairs[index].after)
        let pins = all.filter { $0.views.isEmpty && ($0.points == nil || $0.holds(for: pairs[index].after, in: size)) }
        return pins.contains { ConstraintSummary.sidesAcross.contains($0.side) }
          && pins.contains { ConstraintSummary.sidesDown.contains($0.side) }
      })
    for constraint in all where !constraint.views.isEmpty {
      let list = constraint.views.compactMap { places[$0] }
      named.formUnion(list)
      for other in list.dropFirst() { leaders[leader(other)] = leader(list[0]) }
    }
    for index in named.sorted() {
      let group = leader(index)
      groups[index] = group
      members[group, default: []].append(index)
    }
  }
}
