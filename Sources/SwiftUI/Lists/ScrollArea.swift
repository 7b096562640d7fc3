/// The UIScrollView of a scroll view or a list, and how far it is scrolled.
@MainActor final class ScrollArea {
  let view: UIScrollView
  /// The distance from the content's beginning to the part that is seen, in points.
  private(set) var offset = CGPoint.zero
  /// The scrolling that was asked for, done when the content has been placed.
  private var request: ScrollRequest?
  private var isAnchored = false

  init() {
    view = UIScrollView()
    view.contentInsetAdjustmentBehavior = .never
    view.showsVerticalScrollIndicator = false
    view.showsHorizontalScrollIndicator = false
  }

  /// Draws a content that begins at the frame's origin when nothing is scrolled. The view reaches beyond the safe area.
  func draw(
    _ node: Node?, in frame: CGRect, _ axes: Axis.Set, content size: CGSize, on surface: Surface,
    place: (_ origin: CGPoint, _ surface: Surface) -> Void
  ) {
    guard let node else { return }
    let tree = node.tree
    let environment = node.environment
    let outer = tree.safeArea
    let isMirrored = environment.layoutDirection == .rightToLeft
    let extended = outer.extended(frame, .all, isMirrored: isMirrored)
    surface.show(view, in: extended)
    view.isScrollEnabled = environment.isScrollEnabled
    view.clipsToBounds = !environment.isScrollClipDisabled
    anchor(environment.scrollAnchor, axes, frame.size, size)
    let limit = CGPoint(x: max(0, size.width - frame.width), y: max(0, size.height - frame.height))
    if let offset = request?.offset(from: offset, node, in: frame, axes, limit) {
      self.offset = offset
      request = nil
    }
    show(frame, extended, size)
    tree.safeArea = outer.scrolled(along: axes)
    defer { tree.safeArea = outer }
    let root = surface.rootOrigin(of: view)
    let inner = Surface(view, origin: CGPoint(x: root.x - view.contentOffset.x, y: root.y - view.contentOffset.y))
    let start = isMirrored && axes.contains(.horizontal) ? limit.x - offset.x : offset.x
    place(CGPoint(x: frame.minX - start, y: frame.minY - offset.y), inner)
    inner.finish()
  }

  private func show(_ frame: CGRect, _ extended: CGRect, _ size: CGSize) {
    let insets = UIEdgeInsets(
      top: frame.minY - extended.minY, left: frame.minX - extended.minX, bottom: extended.maxY - frame.maxY,
      right: extended.maxX - frame.maxX)
    view.contentInset = insets
    view.contentSize = size
    view.contentOffset = CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)
  }

  /// Begins at the anchor of `defaultScrollAnchor`.
  private func anchor(_ anchor: UnitPoint?, _ axes: Axis.Set, _ length: CGSize, _ size: CGSize) {
    guard let anchor, !isAnchored else { return }
    isAnchored = true
    offset = CGPoint(
      x: axes.contains(.horizontal) ? max(0, size.width - length.width) * anchor.x : 0,
      y: axes.contains(.vertical) ? max(0, size.height - length.height) * anchor.y : 0)
  }

  /// Scrolls at the next layout.
  func scroll(_ request: ScrollRequest) { self.request = request }
}

/// A scrolling that was asked for.
enum ScrollRequest {
  /// To a view whose frame is found. The anchor is the point of the view that comes to the same point of the scroll
  /// view; nil scrolls as little as possible.
  case view(find: @MainActor (Node) -> CGRect?, anchor: UnitPoint?)
  /// To a point of the content, which comes to the beginning of the scroll view.
  case point(CGPoint)

  /// Returns how far the content is scrolled then, or nil if the view is not there.
  @MainActor fileprivate func offset(
    from old: CGPoint, _ node: Node, in frame: CGRect, _ axes: Axis.Set, _ limit: CGPoint
  ) -> CGPoint? {
    switch self {
    case .view(let find, let anchor): find(node)?.offset(from: old, in: frame, anchor, axes, limit)
    case .point(let point):
      CGPoint(
        x: axes.contains(.horizontal) ? min(max(0, point.x), limit.x) : old.x,
        y: axes.contains(.vertical) ? min(max(0, point.y), limit.y) : old.y)
    }
  }
}

extension CGRect {
  /// Returns the scrolling by which this rectangle is seen.
  fileprivate func offset(
    from old: CGPoint, in frame: CGRect, _ anchor: UnitPoint?, _ axes: Axis.Set, _ limit: CGPoint
  ) -> CGPoint {
    func along(
      _ old: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ anchor: CGFloat?, _ limit: CGFloat
    ) -> CGFloat {
      let end = start + length
      if let anchor { return min(max(0, old + start - (room - length) * anchor), limit) }
      if start < 0 { return max(0, old + start) }
      return end > room ? min(old + end - room, limit) : old
    }
    return CGPoint(
      x: axes.contains(.horizontal)
        ? along(old.x, minX - frame.minX, width, frame.width, anchor?.x, limit.x) : old.x,
      y: axes.contains(.vertical)
        ? along(old.y, minY - frame.minY, height, frame.height, anchor?.y, limit.y) : old.y)
  }
}

extension SafeArea {
  /// The safe area of a content that scrolls: along the axes it has none.
  func scrolled(along axes: Axis.Set) -> SafeArea {
    var area = self
    if axes.contains(.vertical) {
      area.full.origin.y = safe.minY
      area.full.size.height = safe.height
    }
    if axes.contains(.horizontal) {
      area.full.origin.x = safe.minX
      area.full.size.width = safe.width
    }
    return area
  }
}
