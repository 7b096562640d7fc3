import GalleyBase

/// A view of both layouts.
struct ViewPair {
  var before: ViewSummary
  var after: ViewSummary
  /// The differences of what was set.
  var inputs: [Difference] = []

  init(_ before: ViewSummary, _ after: ViewSummary) {
    (self.before, self.after) = (before, after)
    inputs = before.changes(in: after)
  }
}

extension ViewPair {
  /// Takes out differences that follow from others of the view.
  mutating func dropFollowers() {
    let own = Set(inputs.map(\.property))
    if own.contains("secure") { inputs.removeAll { $0.property == "baseWritingDirection" } }
    if !own.isDisjoint(with: ["subtitle", "titleAlignment"]) { inputs.removeAll { $0.property == "alignment" } }
    // A configuration brings a font, insets and lines.
    let plain = ["18 pt", "the default", "1", "the default", "[0, 0, 0, 0]"]
    let configured = ["17 pt", "center", "none", "byWordWrapping", "[7, 12, 7, 12]"]
    let brought = ["size", "alignment", "numberOfLines", "lineBreakMode", "contentEdgeInsets"]
    guard before.type == "button", own.contains("style") else { return }
    inputs.removeAll { input in
      guard let index = brought.firstIndex(of: input.property) else { return false }
      return [input.was, input.now].sorted() == [plain[index], configured[index]].sorted()
    }
  }
}

/// The views of two layouts: those of both, and those of one.
struct ViewPairs {
  /// In the order of the golden.
  var both: [(before: Int, after: Int)] = []
  var gone: [Int] = []
  var new: [Int] = []

  /// Finds the views of `before` among those of `after`. A view with an id is found by it. Others are called by kind and
  /// number, and have another number if one before them came or went: they are found by their text, then in their order.
  init(_ before: [ViewSummary], _ after: [ViewSummary]) {
    var partner = [Int?](repeating: nil, count: before.count)
    var taken = [Bool](repeating: false, count: after.count)
    func pair(_ isPair: (ViewSummary, ViewSummary) -> Bool) {
      for index in before.indices where partner[index] == nil {
        guard let other = after.indices.first(where: { !taken[$0] && isPair(before[index], after[$0]) }) else {
          continue
        }
        partner[index] = other
        taken[other] = true
      }
    }
    pair { $0.name.isExactly($1.name) && (!$0.isNamedByItsPlace || $0.text.isExactly($1.text)) }
    if before.count != after.count {
      pair { $0.isNamedByItsPlace && $1.isNamedByItsPlace && $0.type == $1.type && $0.text.isExactly($1.text) }
    }
    pair { $0.name.isExactly($1.name) }
    pair { $0.isNamedByItsPlace && $1.isNamedByItsPlace && $0.parent == $1.parent }
    // One that has another id, and nothing else.
    pair { $0.type == $1.type && $0.text.isExactly($1.text) && $0.frame == $1.frame }
    for (index, other) in partner.enumerated() {
      if let other { both.append((index, other)) } else { gone.append(index) }
    }
    new = after.indices.filter { !taken[$0] }
  }
}

extension ViewPairs {
  /// Returns the views in one view that are in another order: of each superview the first that now comes behind one that
  /// it came before.
  func swaps(_ before: [ViewSummary], _ after: [ViewSummary]) -> [(before: Int, over: Int)] {
    var partner: [Int: Int] = [:]
    for pair in both { partner[pair.before] = pair.after }
    let groups = Dictionary(grouping: partner.keys.sorted()) { before[$0].parent ?? -1 }
    return groups.sorted { $0.key < $1.key }.compactMap { _, views in
      // Views that went into another one are not in another order.
      let places = views.compactMap { view in partner[view].map { (view, $0) } }
        .filter { after[$0.1].parent == before[$0.0].parent.flatMap { partner[$0] } }
      for (one, next) in zip(places, places.dropFirst()) where one.1 > next.1 { return (one.0, next.1) }
      return nil
    }
  }
}
