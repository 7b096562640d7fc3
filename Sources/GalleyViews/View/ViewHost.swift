package import GalleyBase
package import GalleyDrawing

/// The object that represents a view in another API, such as UIKit's, and implements its override points.
///
/// The engine calls the host instead of the view. If the host does not override a member, it calls the view's open
/// member, which holds the standard behaviour.
package protocol ViewHost: AnyObject {
  /// Sets the frames of subviews.
  func layOutSubviews()
  /// Draws the content between background and subviews.
  func draw(_ rect: Rect, on canvas: inout Canvas)
  /// Returns the best size within `size`.
  func fittingSize(in size: Size) -> Size
  /// The size of the content.
  var contentSize: Size { get }
  /// Returns true if a point in the view's coordinates is inside.
  func contains(_ point: Point) -> Bool
  /// Returns the frontmost view at a point in the view's coordinates.
  func touchedView(at point: Point) -> View?
  /// Called after the view entered or left a window.
  func enteredOrLeftWindow()
  /// Calls `move`, which moves the view to the keyboard of a window; nil removes it from there.
  func move(toKeyboardOf window: View?, _ move: () -> Void)
}

extension ViewHost {
  /// Only calls `move`.
  package func move(toKeyboardOf window: View?, _ move: () -> Void) { move() }
}

extension View {
  /// Sets the frames of subviews, through the host if there is one.
  final func performLayout() {
    if let host { host.layOutSubviews() } else { layoutSubviews() }
  }

  /// Draws the content, through the host if there is one.
  final func performDrawing(_ rect: Rect, on canvas: inout Canvas) {
    if let host { host.draw(rect, on: &canvas) } else { draw(rect, on: &canvas) }
  }

  /// The best size within `size`, from the host if there is one.
  package final func fittingSize(in size: Size) -> Size { host?.fittingSize(in: size) ?? sizeThatFits(size) }

  /// The size of the content, from the host if there is one.
  package final var naturalContentSize: Size { host?.contentSize ?? intrinsicContentSize }

  /// Returns true if a point is inside, according to the host if there is one.
  final func touches(_ point: Point) -> Bool { host?.contains(point) ?? self.point(inside: point) }

  /// The frontmost view at a point, from the host if there is one.
  final func findTouchedView(at point: Point) -> View? {
    if let host { host.touchedView(at: point) } else { hitTest(point) }
  }

  /// Informs the view, or its host, that it entered or left a window.
  final func noteWindow() {
    if let host { host.enteredOrLeftWindow() } else { didMoveToWindow() }
  }

  /// Moves the view to another context, which has other traits for its content but not for its subviews.
  package final func move(to context: RenderContext) {
    guard context !== self.context else { return }
    self.context = context
    contextChanged()
    setNeedsLayout()
  }
}

extension View {
  /// Called when the size of the content changed: measurements are stale, and the superview lays out again.
  package final func contentSizeChanged() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
