public import GalleyBase

extension View {
  /// Where the view is in its superview. UIKit counterpart: `frame`.
  public final var frame: Rect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue.asGeometry } }
  }

  /// The view's rectangle in its own coordinates. Its origin is what the upper left corner shows: subviews and drawing
  /// move when it changes. Another size keeps the centre. UIKit counterpart: `bounds`.
  public final var bounds: Rect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue.asGeometry } }
  }

  /// The middle of the frame. UIKit counterpart: `center`.
  public final var center: Point {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue.asGeometry } }
  }

  /// Takes the colour from the view around it again. UIKit counterpart: setting `tintColor` to nil.
  public final func resetTintColor() { storedTintColor = nil }

  /// Takes the size that `sizeThatFits` answers for the present one; the upper left corner stays.
  /// UIKit counterpart: `sizeToFit()`.
  public final func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// A point of this view's coordinates in those of `other`; nil is the outermost view around this one. If the views
  /// are in different trees, both trees' outermost views count as being in the same place.
  /// UIKit counterpart: `convert(_:to:)`.
  public final func convert(_ point: Point, to other: View?) -> Point {
    let here = originInRoot
    let there = (other ?? outermost).originInRoot
    return Point(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// The direction in which the view's content reads. UIKit counterpart: `effectiveUserInterfaceLayoutDirection`.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.layoutDirection(in: context.layoutDirection)
  }

  /// Has `layoutSubviews()` called at the next layout. UIKit counterpart: `setNeedsLayout()`.
  public final func setNeedsLayout() {
    needsLayout = true
    forgetMeasurements()
  }

  /// Lays out this view and all that it holds, where needed. UIKit counterpart: `layoutIfNeeded()`.
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

  /// The offset from this view's coordinates to those in which its frame is.
  final var originInSuperview: Point { Point(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY) }

  /// The origin of this view's coordinates when the outermost view's upper left corner is (0, 0).
  private var originInRoot: Point {
    guard let root = superview?.originInRoot else { return Point(x: -bounds.minX, y: -bounds.minY) }
    return Point(x: root.x + originInSuperview.x, y: root.y + originInSuperview.y)
  }
}
