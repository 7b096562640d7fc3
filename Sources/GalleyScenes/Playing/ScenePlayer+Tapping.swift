import GalleyBase
import GalleyViews

extension ScenePlayer {
  /// Taps a view or a point of the screen.
  func tap(_ target: SceneStep.TapTarget, _ step: SceneStep) throws(SceneError) {
    let window = page.window
    switch target {
    case .point(let point):
      guard Rect(origin: .zero, size: page.size).contains(point) else {
        throw failure(
          "\(point.plain) is not in the picture, which has \(page.size.width.plainDecimal) × "
            + "\(page.size.height.plainDecimal) points", step)
      }
      try tap(atScreenPoint: point, step)
    case .view(let id, let point):
      guard let view = view(id), view.window === window, let middle = view.middle(point) else {
        throw failure("there is no view \"\(id)\" on the screen to tap", step)
      }
      guard view.bounds.contains(middle) else {
        throw failure(
          "\((point ?? middle).plain) is not in \"\(id)\", which has \(view.bounds.width.plainDecimal) × "
            + "\(view.bounds.height.plainDecimal) points", step)
      }
      let inWindow = view.convert(middle, to: window)
      let onScreen = Point(x: inWindow.x + window.frame.minX, y: inWindow.y + window.frame.minY)
      guard Rect(origin: .zero, size: page.size).contains(onScreen) else {
        throw failure("\"\(id)\" is outside the picture at the tapped point, \(onScreen.plain)", step)
      }
      if let hit = window.hitTest(inWindow), !hit.isDescendant(of: view), !view.isDescendant(of: hit) {
        let other = hit.id.map { "\"\($0)\"" } ?? "another view"
        throw failure("\(other) covers \"\(id)\" at \(onScreen.plain) and would be tapped instead", step)
      }
      try tap(atScreenPoint: onScreen, step)
    }
  }

  private func tap(atScreenPoint point: Point, _ step: SceneStep) throws(SceneError) {
    let window = page.window
    if window.keyboardFrame?.contains(point) == true {
      throw failure("\(point.plain) is on the keyboard; to press a key, use a \"type\" step instead", step)
    }
    window.tap(at: Point(x: point.x - window.frame.minX, y: point.y - window.frame.minY))
  }
}

extension View {
  /// Returns the given point, or the centre of the view if the point is nil. Points are measured
  /// from the view's upper left corner. Returns nil for a hidden view.
  fileprivate func middle(_ point: Point?) -> Point? {
    var view: View? = self
    while let current = view {
      if current.isHidden { return nil }
      view = current.superview
    }
    return point.map { Point(x: bounds.minX + $0.x, y: bounds.minY + $0.y) } ?? Point(x: bounds.midX, y: bounds.midY)
  }
}

extension Point {
  /// The point as text, such as `[12, 30]`.
  fileprivate var plain: String { "[\(x.plainDecimal), \(y.plainDecimal)]" }
}
