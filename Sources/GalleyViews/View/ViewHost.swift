package import GalleyBase
package import GalleyDrawing

/// The object that stands for a view in another vocabulary, such as UIKit's, and answers at its override points.
///
/// The engine asks the host instead of the view. A host that has no answer of its own calls the view's open member,
/// which holds the standard behaviour.
package protocol ViewHost: AnyObject {
  /// Sets the frames of subviews.
  func layOutSubviews()
  /// Draws the content between background and subviews.
  func draw(_ rect: Rect, on canvas: inout Canvas)
  /// Returns the best size within `size`.
  func fittingSize(in size: Size) -> Size
  /// The size of the content.
  var contentSize: Size { get }
  /// Returns true if a point of the view's coordinates is inside.
  func contains(_ point: Point) -> Bool
  /// Returns the highest view at a point of the view's coordinates.
  func touchedView(at point: Point) -> View?
  /// Called after the view entered or left a window.
  func enteredOrLeftWindow()
  /// Calls `move`, which puts the view on the keyboard of a window; nil takes it off.
  func move(toKeyboardOf window: View?, _ move: () -> Void)
}

extension ViewHost {
  /// Calls `move`.
  package func move(toKeyboardOf window: View?, _ move: () -> Void) { move() }
}

extension View {
  /// Sets the frames of subviews, by the host if there is one.
  final func performLayout() {
    if let host { host.layOutSubviews() } else { layoutSubviews() }
  }

  /// Draws the content, by the host if there is one.
  final func performDrawing(_ rect: Rect, on canvas: inout Canvas) {
    if let host { host.draw(rect, on: &canvas) } else { draw(rect, on: &canvas) }
  }

  /// The best size within `size`, by the host if there is one.
  package final func fittingSize(in size: Size) -> Size { host?.fittingSize(in: size) ?? sizeThatFits(size) }

  /// The size of the content, by the host if there is one.
  package final var naturalContentSize: Size { host?.contentSize ?? intrinsicContentSize }

  /// Returns true if a point is inside, by the host if there is one.
  final func touches(_ point: Point) -> Bool { host?.contains(point) ?? self.point(inside: point) }

  /// The highest view at a point, by the host if there is one.
  final func findTouchedView(at point: Point) -> View? {
    if let host { host.touchedView(at: point) } else { hitTest(point) }
  }

  /// Tells the view, or its host, that it entered or left a window.
  final func noteWindow() {
    if let host { host.enteredOrLeftWindow() } else { didMoveToWindow() }
  }

  /// Moves the view to another context: other traits for its content, not for its subviews.
  package final func move(to context: RenderContext) {
    guard context !== self.context else { return }
    self.context = context
    contextChanged()
    setNeedsLayout()
  }
}

extension View {
  /// Notes that the content has another size: measurements are stale, and the superview lays out again.
  package final func contentSizeChanged() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
