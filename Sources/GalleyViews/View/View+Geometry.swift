public import GalleyBase

extension View {
  /// The view's rectangle in its superview's coordinates. If the view has a transform, it is the
  /// smallest rectangle around the view.
  ///
  /// UIKit counterpart: `frame`.
  public final var frame: Rect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue.asGeometry } }
  }

  /// The view's rectangle in its own coordinates. Its origin is the scroll offset.
  ///
  /// The origin is the point at the upper left corner: changing it scrolls content and subviews. Changing the size
  /// keeps the centre. UIKit counterpart: `bounds`.
  public final var bounds: Rect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue.asGeometry } }
  }

  /// The position of the anchor point in the superview's coordinates; by default the centre of the
  /// frame. UIKit counterpart: `center`.
  public final var center: Point {
    get { geometry.position }
    set { changeGeometry { $0.position = newValue.asGeometry } }
  }

  /// The transformation of the view about its anchor point.
  ///
  /// Text is drawn from outlines unless the transformation only moves it. UIKit counterpart: `transform`.
  public final var transform: AffineTransformation {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The position of `center` within the bounds, as fractions of their size.
  ///
  /// Setting it keeps `center`, so the view moves. UIKit counterpart: CALayer's `anchorPoint`.
  public final var anchorPoint: Point {
    get { geometry.anchor }
    set {
      changeGeometry {
        let position = $0.position
        $0.anchor = newValue
        $0.position = position
      }
    }
  }

  /// Removes the view's own tint colour, so that it is inherited. UIKit counterpart: setting
  /// `tintColor` to nil.
  public final func resetTintColor() { storedTintColor = nil }

  /// Resizes the view to the result of `sizeThatFits(_:)` for its current size. The upper left
  /// corner does not move.
  ///
  /// UIKit counterpart: `sizeToFit()`.
  public final func sizeToFit() { frame = Rect(origin: frame.origin, size: fittingSize(in: bounds.size)) }

  /// Converts a point from this view's coordinates to the coordinates of `other`. If `other` is
  /// nil, the result is in the outermost superview's coordinates.
  ///
  /// For views in different trees, the origins of both trees coincide; views on a keyboard are at the keyboard's
  /// position. UIKit counterpart: `convert(_:to:)`.
  public final func convert(_ point: Point, to other: View?) -> Point {
    let other = other ?? outermost
    if let here = originInRoot, let there = other.originInRoot {
      return Point(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }
    let inRoot = placementInRoot.apply(to: point)
    return other.placementInRoot.inverse?.apply(to: inRoot) ?? inRoot
  }

  /// The layout direction of the view's content. UIKit counterpart: `effectiveUserInterfaceLayoutDirection`.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.layoutDirection(in: context.layoutDirection)
  }

  /// Schedules a call of `layoutSubviews()` for the next layout. UIKit counterpart: `setNeedsLayout()`.
  public final func setNeedsLayout() {
    noteNeededLayout()
    forgetMeasurements()
  }

  /// Records in this view and its superviews that the view needs layout.
  private func noteNeededLayout() {
    needsLayout = true
    var above = superview
    while let view = above, !view.holdsUnlaidViews {
      view.holdsUnlaidViews = true
      above = view.superview
    }
  }

  /// Lays out this view and its subviews where necessary: first by the constraints of the whole
  /// tree, then by `layoutSubviews()`.
  ///
  /// If that changes the constraints, both are repeated. UIKit counterpart: `layoutIfNeeded()`.
  public final func layoutIfNeeded() {
    outermost.applyConstraints()
    for _ in 0..<View.mostLayoutRounds where layOutTree() {
      guard outermost.applyConstraints() else { break }
    }
  }

  /// The maximum number of times that an unstable layout is repeated.
  private static let mostLayoutRounds = 8

  /// Calls `layoutSubviews()` where necessary, superviews first.
  /// - Returns: True if it was called.
  @discardableResult private func layOutTree() -> Bool {
    guard needsLayout || holdsUnlaidViews else { return false }
    var isChanged = needsLayout
    if needsLayout {
      needsLayout = false
      performLayout()
    }
    holdsUnlaidViews = false
    for view in subviews where view.layOutTree() { isChanged = true }
    return isChanged
  }

  private func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let size = geometry.bounds.size
    change(&geometry)
    if geometry.bounds.size != size { noteNeededLayout() }
  }

  /// The transformation from this view's coordinates to its superview's.
  final var transformToSuperview: AffineTransformation { geometry.placement }

  /// Converts a point from the superview's coordinates to this view's coordinates; returns nil if
  /// the transformation cannot be inverted.
  final func pointFromSuperview(_ point: Point) -> Point? {
    guard geometry.transform != .identity else {
      let (frame, origin) = (geometry.untransformedFrame, geometry.boundsOrigin)
      return Point(x: point.x - (frame.minX - origin.x), y: point.y - (frame.minY - origin.y))
    }
    return geometry.placement.inverse?.apply(to: point)
  }

  /// The origin of this view's coordinates, measured from the outermost view's upper left corner;
  /// nil if this view or a superview below the outermost is transformed.
  private var originInRoot: Point? {
    guard let superview else { return rootOrigin }
    guard geometry.transform == .identity, let root = superview.originInRoot else { return nil }
    let own = geometry.placement
    return Point(x: root.x + own.tx, y: root.y + own.ty)
  }

  /// The transformation from this view's coordinates to coordinates with their origin at the
  /// outermost view's upper left corner.
  private var placementInRoot: AffineTransformation {
    guard let superview else { return .translation(x: rootOrigin.x, y: rootOrigin.y) }
    return transformToSuperview.concatenating(superview.placementInRoot)
  }

  /// The origin of the coordinates of a view without a superview, measured from the view's upper
  /// left corner. For a view on a window's keyboard, it is measured from the window's upper left
  /// corner.
  private var rootOrigin: Point {
    let place = keyboardWindow?.origin(ofInputView: self) ?? .zero
    return Point(x: place.x - bounds.minX, y: place.y - bounds.minY)
  }
}
