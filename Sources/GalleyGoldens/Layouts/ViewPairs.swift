import GalleyBase
import GalleyScenes

/// A view that is in both layouts.
struct ViewPair {
  var before: ViewSummary
  var after: ViewSummary
  /// The index of the view among the golden's views. `afterIndex` is its index among the present
  /// views.
  let beforeIndex: Int
  let afterIndex: Int
  /// The differences of properties that are set on the view.
  var inputs: [Difference] = []

  init(_ before: ViewSummary, _ after: ViewSummary, at places: (before: Int, after: Int)) {
    (self.before, self.after, beforeIndex, afterIndex) = (before, after, places.before, places.after)
    inputs = before.changes(in: after)
  }

  /// True if the view was hidden and is now visible, or the other way round.
  var isShownOrHidden: Bool { value("hidden", in: before.properties) != value("hidden", in: after.properties) }

  /// True if the view takes more or less space than before, so that other views can move.
  var pushes: Bool { before.frame.size != after.frame.size || isShownOrHidden }
}

extension ViewPair {
  /// Removes differences that follow from other differences of the same view.
  mutating func dropFollowers() {
    let own = Set(inputs.map(\.property))
    if own.contains("secure") { inputs.removeAll { $0.property == "baseWritingDirection" } }
    if !own.isDisjoint(with: ["subtitle", "titleAlignment"]) { inputs.removeAll { $0.property == "alignment" } }
    dropBreakModeOfParagraphs()
    // A configuration sets a font, insets and a line limit.
    let plain = ["18 pt", "the default", "1", "the default", "[0, 0, 0, 0]"]
    let configured = ["17 pt", "center", "none", "byWordWrapping", "[7, 12, 7, 12]"]
    let brought = ["size", "alignment", "numberOfLines", "lineBreakMode", "contentEdgeInsets"]
    guard before.type == "button", own.contains("style") else { return }
    // A style draws its title in white or in the tint colour.
    let tints = [before, after].compactMap { value("tint", in: $0.properties).map(wording) }
    let colors = Set(["#FFFFFF", "systemBlue #007AFF", "systemBlue #0A84FF"] + tints)
    inputs.removeAll { input in
      if input.property == "color", colors.isSuperset(of: [input.was, input.now]) { return true }
      guard let index = brought.firstIndex(of: input.property) else { return false }
      return [input.was, input.now].sorted() == [plain[index], configured[index]].sorted()
    }
  }
}

extension ViewPair {
  /// Removes a difference of a label's line break mode that arises only because the text gained or
  /// lost a paragraph style. With a paragraph style, words wrap unless the style sets another mode.
  private mutating func dropBreakModeOfParagraphs() {
    func hasParagraph(_ view: ViewSummary) -> Bool {
      view.styles.contains { style in style.properties.contains { PropertyWords.paragraphMembers.contains($0.name) } }
    }
    guard before.type == "label", hasParagraph(before) != hasParagraph(after) else { return }
    inputs.removeAll {
      $0.property == "lineBreakMode" && [$0.was, $0.now].sorted() == ["byWordWrapping", "the default"]
    }
  }
}

/// The views of two layouts: those that are in both, and those that are in only one.
///
/// A view with an id is matched by it. Other views are named by kind and number, and their numbers change if a view
/// before them is added or removed. So they are matched among the views of the same superview, as words are matched
/// between two texts.
struct ViewPairs {
  /// The views in both layouts, in the order of the golden.
  var both: [(before: Int, after: Int)] = []
  var gone: [Int] = []
  var new: [Int] = []

  /// Matches the views of `before` with those of `after`.
  init(_ before: [ViewSummary], _ after: [ViewSummary]) {
    var search = PairSearch(before, after)
    search.pairNamesakes()
    search.pairInEachView()
    search.pairMoved()
    for (index, other) in search.partners.enumerated() {
      if let other { both.append((index, other)) } else { gone.append(index) }
    }
    new = after.indices.filter { !search.taken[$0] }
  }
}

extension ViewPairs {
  /// Returns the views whose order changed, one for each superview. `before` is the golden's index
  /// of a view that now comes after another view; `over` is the present index of that other view.
  func swaps(_ before: [ViewSummary], _ after: [ViewSummary]) -> [(before: Int, over: Int)] {
    var partner: [Int: Int] = [:]
    for pair in both { partner[pair.before] = pair.after }
    let groups = Dictionary(grouping: partner.keys.sorted()) { before[$0].parent ?? -1 }
    return groups.sorted { $0.key < $1.key }.compactMap { _, views in
      // Views that moved to another superview have not changed their order.
      let places = views.compactMap { view in partner[view].map { (view, $0) } }
        .filter { after[$0.1].parent == before[$0.0].parent.flatMap { partner[$0] } }
      for (one, next) in zip(places, places.dropFirst()) where one.1 > next.1 { return (one.0, next.1) }
      return nil
    }
  }
}
