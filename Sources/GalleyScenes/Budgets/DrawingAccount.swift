import GalleyDrawing

/// The pixels that the pictures of a page were drawn with so far.
final class DrawingAccount {
  private let document: Document
  private let budgets: Budgets
  private var spent = 0

  init(_ file: SceneFile) { (document, budgets) = (file.document, file.budgets) }

  /// Counts a picture that is about to be drawn.
  /// - Parameter spans: returns the parts of its list that views drew.
  /// - Throws: that it takes more than there is, at the view that takes most.
  func spend(_ cost: DrawingCost, spans: () -> [DrawnSpan]) throws(SceneError) {
    spent = spent.adding(cost.total)
    var mistakes: [Diagnostic] = []
    if cost.mostAtATime > budgets[.layerPixels] {
      let view = cost.highest.flatMap { place in spans().first { $0.commands.contains(place) }?.name }
      mistakes.append(diagnostic(.layerPixels, cost.mostAtATime, here: nil, view))
    }
    if spent > budgets[.drawnPixels] {
      let greatest = cost.byView(spans()).max { ($0.value, $1.key) < ($1.value, $0.key) }
      mistakes.append(diagnostic(.drawnPixels, spent, here: greatest?.value, greatest?.key))
    }
    if !mistakes.isEmpty { throw SceneError(mistakes) }
  }

  private func diagnostic(_ budget: Budget, _ total: Int, here: Int?, _ view: String?) -> Diagnostic {
    let entry = view.flatMap { ViewIdentifiers(document).first($0) }
    return document.diagnostic(
      budget.overrun(total: total, of: budgets[budget], here: here), at: entry?.body ?? document.root,
      path: entry?.path ?? SceneKeyPath())
  }
}

extension DrawingCost {
  /// The pixels that each view draws itself, without those in it.
  fileprivate func byView(_ spans: [DrawnSpan]) -> [String: Int] {
    var owners = [String?](repeating: nil, count: pixels.count)
    // Inner views come first.
    for span in spans {
      for place in span.commands where owners[place] == nil { owners[place] = span.name }
    }
    return zip(owners, pixels).reduce(into: [:]) { sums, item in
      if let owner = item.0 { sums[owner] = sums[owner, default: 0].adding(item.1) }
    }
  }
}
