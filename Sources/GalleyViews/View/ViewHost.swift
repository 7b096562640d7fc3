package import GalleyBase
package import GalleyDrawing

/// An object that represents a view in another API, such as the UIKit module's, and implements its
/// override points.
///
/// The engine calls the host instead of the view. If the host does not override a member, it calls the view's open
/// member, which holds the standard behaviour.
package protocol ViewHost: AnyObject {
  /// Sets the frames of subviews.
  func layOutSubviews()
  /// Draws the content, above the background and below the subviews.
  func draw(_ rect: Rect, on canvas: inout Canvas)
  /// Returns the best size of the view within `size`.
  func fittingSize(in size: Size) -> Size
  /// The size of the view's content.
  var contentSize: Size { get }
  /// Returns true if a point, in the view's coordinates, is inside the view.
  func contains(_ point: Point) -> Bool
  /// Returns the frontmost view at a point in the view's coordinates; nil if there is none.
  func touchedView(at point: Point) -> View?
  /// Called after the view entered or left a window.
  func enteredOrLeftWindow()
  /// Calls `move`, which moves the view to a window's keyboard. If the window is nil, `move`
  /// removes the view from the keyboard.
  func move(toKeyboardOf window: View?, _ move: () -> Void)
}

extension ViewHost {
  /// Calls `move` without doing anything else.
  package func move(toKeyboardOf window: View?, _ move: () -> Void) { move() }
}

extension View {
  /// Sets the frames of subviews. The host does this if there is one.
  final func performLayout() {
    if let host { host.layOutSubviews() } else { layoutSubviews() }
  }

  /// Draws the content. The host does this if there is one.
  final func performDrawing(_ rect: Rect, on canvas: inout Canvas) {
    if let host { host.draw(rect, on: &canvas) } else { draw(rect, on: &canvas) }
  }

  /// Returns the best size within `size`, as determined by the host if there is one.
  package final func fittingSize(in size: Size) -> Size { host?.fittingSize(in: size) ?? sizeThatFits(size) }

  /// The size of the content, as determined by the host if there is one.
  package final var naturalContentSize: Size { host?.contentSize ?? intrinsicContentSize }

  /// Returns true if a point is inside the view, as determined by the host if there is one.
  final func touches(_ point: Point) -> Bool { host?.contains(point) ?? self.point(inside: point) }

  /// Returns the frontmost view at a point, as determined by the host if there is one; nil if no
  /// view is at the point.
  final func findTouchedView(at point: Point) -> View? {
    if let host { host.touchedView(at: point) } else { hitTest(point) }
  }

  /// Informs the view, or its host, that it entered or left a window.
  final func noteWindow() {
    if let host { host.enteredOrLeftWindow() } else { didMoveToWindow() }
  }

  /// Changes the context of the view. The subviews keep their contexts.
  package final func move(to context: RenderContext) {
    guard context !== self.context else { return }
    self.context = context
    contextChanged()
    setNeedsLayout()
  }
}

extension View {
  /// Called when the size of the content changed. Discards measurements and schedules layout of the
  /// view and its superview.
  package final func contentSizeChanged() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
