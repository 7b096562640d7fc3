import GalleyBase
import GalleyScenes

/// A view of both layouts.
struct ViewPair {
  var before: ViewSummary
  var after: ViewSummary
  /// Its places among the views of both layouts.
  let beforeIndex: Int
  let afterIndex: Int
  /// The differences of what was set.
  var inputs: [Difference] = []

  init(_ before: ViewSummary, _ after: ViewSummary, at places: (before: Int, after: Int)) {
    (self.before, self.after, beforeIndex, afterIndex) = (before, after, places.before, places.after)
    inputs = before.changes(in: after)
  }

  /// True if the view came into sight or out of it.
  var isShownOrHidden: Bool { value("hidden", in: before.properties) != value("hidden", in: after.properties) }

  /// True if the view takes up another space, which can move others.
  var pushes: Bool { before.frame.size != after.frame.size || isShownOrHidden }
}

extension ViewPair {
  /// Takes out differences that follow from others of the view.
  mutating func dropFollowers() {
    let own = Set(inputs.map(\.property))
    if own.contains("secure") { inputs.removeAll { $0.property == "baseWritingDirection" } }
    if !own.isDisjoint(with: ["subtitle", "titleAlignment"]) { inputs.removeAll { $0.property == "alignment" } }
    dropBreakModeOfParagraphs()
    // A configuration brings a font, insets and lines.
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
  /// Takes out the line break mode that a label has since its text has a paragraph style, or had until then: words wrap there
  /// unless the style says otherwise.
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

/// The views of two layouts: those of both, and those of one.
///
/// A view with an id is found by it. The others are called by kind and number, and have another number if one before them
/// came or went: they are found among the views of the same superview, as the words of a text are found in another text.
struct ViewPairs {
  /// In the order of the golden.
  var both: [(before: Int, after: Int)] = []
  var gone: [Int] = []
  var new: [Int] = []

  /// Finds the views of `before` among those of `after`.
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
