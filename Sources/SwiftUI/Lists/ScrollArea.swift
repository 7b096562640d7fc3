/// The UIScrollView of a scroll view or a list, with its scroll offset.
@MainActor final class ScrollArea {
  let view: UIScrollView
  /// The scroll offset: the distance from the start of the content to its visible part, in points.
  private(set) var offset = CGPoint.zero
  /// The requested scroll, which is applied when the content is placed; nil if there is no request.
  private var request: ScrollRequest?
  private var isAnchored = false

  init() {
    view = UIScrollView()
    view.contentInsetAdjustmentBehavior = .never
    view.showsVerticalScrollIndicator = false
    view.showsHorizontalScrollIndicator = false
  }

  /// Draws the content at the scroll offset. Without an offset the content begins at the frame's
  /// origin. The UIScrollView extends beyond the safe area.
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

  /// Sets the initial offset from the anchor of `defaultScrollAnchor`.
  private func anchor(_ anchor: UnitPoint?, _ axes: Axis.Set, _ length: CGSize, _ size: CGSize) {
    guard let anchor, !isAnchored else { return }
    isAnchored = true
    offset = CGPoint(
      x: axes.contains(.horizontal) ? max(0, size.width - length.width) * anchor.x : 0,
      y: axes.contains(.vertical) ? max(0, size.height - length.height) * anchor.y : 0)
  }

  /// Requests a scroll at the next layout.
  func scroll(_ request: ScrollRequest) { self.request = request }
}

/// A request to scroll.
enum ScrollRequest {
  /// Scrolls to a view with a frame. The anchor is the point of the view that is aligned with the
  /// same point of the scroll view. If the anchor is nil, the view is scrolled by the smallest
  /// distance that makes it visible.
  case view(find: @MainActor (Node) -> CGRect?, anchor: UnitPoint?)
  /// Scrolls a point of the content to the start of the scroll view.
  case point(CGPoint)

  /// Returns the scroll offset after the request, or nil if the view does not exist.
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
  /// Returns the scroll offset at which this rectangle is visible.
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
  /// Returns the safe area for scrolled content. Along the scroll axes, content does not extend
  /// beyond this area.
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
