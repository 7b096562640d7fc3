import GalleyBase
import GalleyFiles

/// The tree of the views that are in both layouts.
struct PairFamily {
  /// For each pair of views, the index of the pair whose view is the superview; nil for a view on
  /// the canvas.
  private(set) var holders: [Int?]
  /// For each pair of views, the indices of the pairs of their subviews, in their present order.
  private(set) var inner: [[Int]]
  private let kinds: [String]
  /// The number of the group to which each view belongs; nil for a view that no constraint names.
  /// Constraints connect the views of a group.
  private var groups: [Int?]
  /// The views of each group, by the group's number.
  private var members: [Int: [Int]] = [:]
  /// For each view, the nearest preceding view in the same stack or table whose length changed, or
  /// that was shown or hidden; nil if there is none.
  private var pushers: [Int?]

  /// The kinds of views that set the frames of their subviews.
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

  /// Returns the nearest preceding view in the same stack or table whose length changed, or that
  /// was shown or hidden; nil if there is none.
  func pusher(of index: Int) -> Int? { pushers[index] }

  /// Returns the indices of the views inside a view, at any depth.
  func all(in index: Int) -> [Int] {
    var list = inner[index]
    var place = 0
    while place < list.count {
      list += inner[list[place]]
      place += 1
    }
    return list
  }

  /// Returns true if a view sets the frames of its subviews.
  func arranges(_ index: Int) -> Bool { Self.arranging.contains(kinds[index]) }

  /// Returns true if constraints, or the view's superview, determine the position of a view, so
  /// that the scene does not state it.
  func isArranged(_ index: Int) -> Bool { isConstrained(index) || holders[index].map(arranges) == true }

  /// Returns true if constraints name a view.
  func isConstrained(_ index: Int) -> Bool { groups[index] != nil }

  /// Returns the views that constraints connect to a view, including the view itself.
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

  /// Puts the views that a constraint names into one group. A constraint that names no views
  /// applies to the views that satisfy it, horizontally and vertically.
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
