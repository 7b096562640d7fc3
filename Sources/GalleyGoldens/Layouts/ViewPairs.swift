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
    pair { $0.name == $1.name && (!$0.isNamedByItsPlace || $0.text == $1.text) }
    if before.count != after.count {
      pair { $0.isNamedByItsPlace && $1.isNamedByItsPlace && $0.type == $1.type && $0.text == $1.text }
    }
    pair { $0.name == $1.name }
    pair { $0.isNamedByItsPlace && $1.isNamedByItsPlace && $0.parent == $1.parent }
    // One that has another id, and nothing else.
    pair { $0.type == $1.type && $0.text == $1.text && $0.frame == $1.frame }
    for (index, other) in partner.enumerated() {
      if let other { both.append((index, other)) } else { gone.append(index) }
    }
    new = after.indices.filter { !taken[$0] }
  }
}
