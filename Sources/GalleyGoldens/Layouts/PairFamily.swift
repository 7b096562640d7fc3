import GalleyBase
import GalleyFiles

/// The views of both layouts as they lie in each other.
struct PairFamily {
  /// The pair in which each lies; nil for one on the canvas.
  private(set) var holders: [Int?]
  /// The pairs that lie in each, in their present order.
  private(set) var inner: [[Int]]
  private let kinds: [String]
  /// The views that constraints tie together: the number of each view's group; nil for one that they do not name.
  private var groups: [Int?]
  /// The views of each group.
  private var members: [Int: [Int]] = [:]
  /// The last view before each that pushes it.
  private var pushers: [Int?]

  /// Kinds that give the views in them their frames.
  private static let arranging: Set<String> = ["stack", "table", "cell", "scroll", "textField", "button"]

  init(_ pairs: [ViewPair], constraints: [ConstraintSummary]) {
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
    tie(pairs, constraints)
  }

  /// The nearest view before one, in the same stack or table, that is longer or shorter than it was, or shows or hides now.
  func pusher(of index: Int) -> Int? { pushers[index] }

  /// True if a view gives those in it their frames.
  func arranges(_ index: Int) -> Bool { Self.arranging.contains(kinds[index]) }

  /// True if a view's place is not stated.
  func isArranged(_ index: Int) -> Bool { isConstrained(index) || holders[index].map(arranges) == true }

  /// True if constraints name a view.
  func isConstrained(_ index: Int) -> Bool { groups[index] != nil }

  /// The views that constraints tie to a view, itself among them.
  func tied(to index: Int) -> [Int] { groups[index].flatMap { members[$0] } ?? [] }

  private mutating func findPushers(in holder: Int, _ pairs: [ViewPair]) {
    let view = pairs[holder].after
    // The headers of a table come behind its rows in the order.
    let order = view.type == "table" ? inner[holder].sorted { pairs[$0].after.frame.minY < pairs[$1].after.frame.minY }
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

  /// Puts the views that a constraint names in one group.
  private mutating func tie(_ pairs: [ViewPair], _ constraints: [ConstraintSummary]) {
    var places: [String: Int] = [:]
    for (index, pair) in pairs.enumerated() {
      places[pair.before.name] = index
      places[pair.after.name] = index
    }
    var leaders = Array(pairs.indices)
    func leader(_ index: Int) -> Int {
      var place = index
      while leaders[place] != place { place = leaders[place] }
      return place
    }
    var named: Set<Int> = []
    for constraint in constraints {
      // Those of older dumps do not say whose they are.
      let list = constraint.isAnonymous ? Array(pairs.indices) : constraint.views.compactMap { places[$0] }
      named.formUnion(list)
      for other in list.dropFirst() { leaders[leader(other)] = leader(list[0]) }
    }
    for index in named {
      let group = leader(index)
      groups[index] = group
      members[group, default: []].append(index)
    }
  }
}
