import GalleyBase
import GalleyDrawing
import GalleyViews

/// The cost in pixels of drawing the pictures of a page.
final class DrawingAccount {
  private let document: Document
  private let budgets: Budgets
  /// The number of pictures of the scene.
  private let pictures: Int
  private var spent = 0
  /// The cost in pixels of each view's own drawing, by the id of the view. Counts only pictures
  /// whose cost exceeds the budget divided by the number of pictures.
  private var byView: [String: Int] = [:]

  init(_ document: Document, _ budgets: Budgets, pictures: Int) {
    (self.document, self.budgets, self.pictures) = (document, budgets, max(1, pictures))
  }

  /// Throws if the number of drawn views exceeds the budget. A view that casts a shadow of its
  /// content is drawn a second time for the shadow, with all of its subviews.
  func check(_ window: Window) throws(SceneError) {
    let count = window.subviews.reduce(0) { $0.adding($1.drawnViews) }
    guard count > budgets[.views] else { return }
    let casting = window.descendants.first(where: \.drawsTwice)?.id
    throw SceneError([diagnostic(.views, count, here: nil, casting)])
  }

  /// Adds the cost of a picture that is about to be drawn.
  /// - Parameter spans: returns the parts of the display list that each view drew.
  /// - Throws: if a picture has too many open layers at a time. The error is at the view that opens the last one.
  func add(_ cost: DrawingCost, spans: () -> [DrawnSpan]) throws(SceneError) {
    spent = spent.adding(cost.total)
    // If all pictures together take too much, at least one exceeds its share.
    if cost.total.multiplying(pictures) > budgets[.drawnPixels] {
      byView.merge(cost.byView(spans())) { $0.adding($1) }
    }
    guard cost.mostAtATime > budgets[.layerPixels] else { return }
    let view = cost.highest.flatMap { place in spans().first { $0.commands.contains(place) }?.name }
    throw SceneError([diagnostic(.layerPixels, cost.mostAtATime, here: nil, view)])
  }

  /// Throws if the counted pictures exceed the budget. The error names the view with the highest
  /// cost.
  func check() throws(SceneError) {
    guard spent > budgets[.drawnPixels] else { return }
    let greatest = byView.max { ($0.value, $1.key) < ($1.value, $0.key) }
    throw SceneError([diagnostic(.drawnPixels, spent, here: greatest?.value, greatest?.key)])
  }

  private func diagnostic(_ budget: Budget, _ total: Int, here: Int?, _ view: String?) -> Diagnostic {
    let entry = view.flatMap { ViewIdentifiers(document).first($0) }
    return document.diagnostic(
      budget.overrun(total: total, of: budgets[budget], here: here), at: entry?.body ?? document.root,
      path: entry?.path ?? SceneKeyPath())
  }
}

extension DrawingCost {
  /// Returns the number of pixels of each view's own drawing, without its subviews, by the id of
  /// the view.
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
  /// True if the view casts a shadow of its content, which draws the content twice.
  fileprivate var drawsTwice: Bool { shadow.map { $0.color.alpha > 0 && $0.path == nil } ?? false }

  /// The number of views that are drawn when this view is drawn: the view itself and its subviews.
  /// A view that is drawn twice counts twice.
  fileprivate var drawnViews: Int {
    subviews.reduce(1) { $0.adding($1.drawnViews) }.multiplying(drawsTwice ? 2 : 1)
  }
}
