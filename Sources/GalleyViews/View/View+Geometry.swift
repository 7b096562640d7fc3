public import GalleyBase

extension View {
  /// The view's rectangle in its superview's coordinates. UIKit counterpart: `frame`.
  public final var frame: Rect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue.asGeometry } }
  }

  /// The view's rectangle in its own coordinates. The origin is the point at the upper left corner: changing it scrolls
  /// content and subviews. Changing the size keeps the centre. UIKit counterpart: `bounds`.
  public final var bounds: Rect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue.asGeometry } }
  }

  /// The centre of the frame. UIKit counterpart: `center`.
  public final var center: Point {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue.asGeometry } }
  }

  /// Inherits the tint colour again. UIKit counterpart: setting `tintColor` to nil.
  public final func resetTintColor() { storedTintColor = nil }

  /// Changes the size to that of `sizeThatFits(_:)` for the present one; the upper left corner stays.
  /// UIKit counterpart: `sizeToFit()`.
  public final func sizeToFit() { frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size)) }

  /// Returns a point of this view's coordinates in those of `other`; nil is the outermost superview. For views in
  /// different trees, the origins of both trees coincide. UIKit counterpart: `convert(_:to:)`.
  public final func convert(_ point: Point, to other: View?) -> Point {
    let here = originInRoot
    let there = (other ?? outermost).originInRoot
    return Point(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// The layout direction of the view's content. UIKit counterpart: `effectiveUserInterfaceLayoutDirection`.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.layoutDirection(in: context.layoutDirection)
  }

  /// Schedules a call of `layoutSubviews()` for the next layout. UIKit counterpart: `setNeedsLayout()`.
  public final func setNeedsLayout() {
    needsLayout = true
    forgetMeasurements()
  }

  /// Lays out this view and its subviews, where needed. UIKit counterpart: `layoutIfNeeded()`.
  public final func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  private func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let size = geometry.frame.size
    change(&geometry)
    if geometry.frame.size != size { needsLayout = true }
  }

  /// The origin of this view's coordinates in those of its superview.
  final var originInSuperview: Point { Point(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY) }

  /// The origin of this view's coordinates, measured from the outermost view's upper left corner.
  private var originInRoot: Point {
    guard let root = superview?.originInRoot else { return Point(x: -bounds.minX, y: -bounds.minY) }
    return Point(x: root.x + originInSuperview.x, y: root.y + originInSuperview.y)
  }
}
