import GalleyBase
import GalleyText
import GalleyViews

extension VisibleContent {
  /// Returns the size of the area that both views cover. Nil if they do not overlap, or if one view
  /// is inside the other.
  func overlap(with other: VisibleContent, tolerating pixel: Double) -> Size? {
    guard let visible, let others = other.visible, visible.common(with: others).isLarger(than: pixel),
      !view.isInside(other.view), !other.view.isInside(view)
    else { return nil }
    let common = parts.flatMap { part in other.parts.map { part.common(with: $0) } }
      .filter { $0.isLarger(than: pixel) }
      .flatMap { taken(of: $0) }.flatMap { other.taken(of: $0) }.filter { $0.isLarger(than: pixel) }
    guard let first = common.first else { return nil }
    return common.reduce(first) { $0.union($1) }.size
  }

  /// Returns the parts of a rectangle that the view covers: all of it except the exclusion paths of
  /// a text view.
  private func taken(of rect: Rect) -> [Rect] {
    guard view is TextView, let placement = view.asTextShowing?.placement,
      let container = placement.layout.containers.first, let origin = placement.origins.first,
      !container.exclusionPaths.isEmpty
    else { return [rect] }
    let window = sequence(first: view, next: \.superview).reduce(view) { $1 }
    let proposed = rect.hull { window.convert($0, to: view) }.offsetBy(dx: -origin.x, dy: -origin.y)
    let free = container.lineFragmentRects(forProposedRect: proposed)
      .map { view.rectInPicture($0.offsetBy(dx: origin.x, dy: origin.y)) }
    // Lines may be beside the narrower parts of a path that is not a rectangle.
    let lines = placement.lineRects.map(view.rectInPicture)
    return (free + lines).map { $0.common(with: rect) }
  }
}

extension Rect {
  /// True if both sides are longer than a length.
  fileprivate func isLarger(than length: Double) -> Bool { width > length && height > length }
}

extension View {
  /// True if this is the other view or inside it.
  fileprivate func isInside(_ other: View) -> Bool {
    var view: View? = self
    while let next = view {
      if next === other { return true }
      view = next.superview
    }
    return false
  }
}
