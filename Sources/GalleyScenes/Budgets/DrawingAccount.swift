import GalleyBase
import GalleyDrawing
import GalleyViews

/// The pixels that the pictures of a page were drawn with so far.
final class DrawingAccount {
  private let document: Document
  private let budgets: Budgets
  private var spent = 0

  init(_ document: Document, _ budgets: Budgets) { (self.document, self.budgets) = (document, budgets) }

  /// Refuses views that are drawn too often: one that casts a shadow of its drawing is drawn for that too, with all that
  /// is in it.
  func check(_ window: Window) throws(SceneError) {
    let count = window.subviews.reduce(0) { $0.adding($1.drawnViews) }
    guard count > budgets[.views] else { return }
    let casting = window.descendants.first(where: \.drawsTwice)?.id
    throw SceneError([diagnostic(.views, count, here: nil, casting)])
  }

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

extension View {
  /// True if its drawing casts a shadow.
  fileprivate var drawsTwice: Bool { shadow.map { $0.color.alpha > 0 && $0.path == nil } ?? false }

  /// The number of views that are drawn to draw this one.
  fileprivate var drawnViews: Int {
    subviews.reduce(1) { $0.adding($1.drawnViews) }.multiplying(drawsTwice ? 2 : 1)
  }
}
