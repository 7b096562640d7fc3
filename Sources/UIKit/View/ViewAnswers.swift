import CoreGraphics
import GalleyBase
import GalleyDrawing
import GalleyViews
import QuartzCore
import UIFoundation

/// The adapter through which the engine calls the overridable methods of a `UIView`.
final class ViewAnswers: ViewHost {
  private(set) weak var view: UIView?

  init(of view: UIView) { self.view = view }

  func layOutSubviews() {
    guard let view else { return }
    view.noteInsets()
    view.traits.asCurrent { view.layer.layoutSublayers() }
  }

  func draw(_ rect: Rect, on canvas: inout Canvas) {
    guard let view else { return }
    view.traits.asCurrent {
      view.usedLayer?.drawWhole(on: &canvas)
      CGContext.recording(on: &canvas) { context in
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        view.draw(view.bounds)
      }
    }
  }

  func fittingSize(in size: Size) -> Size {
    view.map { Size($0.sizeThatFits(CGSize(size))) } ?? .zero
  }

  var contentSize: Size {
    view.map { Size($0.intrinsicContentSize) } ?? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  func contains(_ point: Point) -> Bool { view?.point(inside: CGPoint(point), with: nil) ?? false }

  func touchedView(at point: Point) -> View? { view?.hitTest(CGPoint(point), with: nil)?.peer }

  func enteredOrLeftWindow() {
    guard let view else { return }
    view.peer.didMoveToWindow()
    view.applyAppearance()
  }

  func move(toKeyboardOf window: View?, _ move: () -> Void) {
    guard let view else { return move() }
    view.changeWindow(to: window.flatMap(UIView.owner(of:)) as? UIWindow, move)
  }
}

extension ViewAnswers: SublayerSource {
  func makeSublayers() { for view in view?.subviews ?? [] { _ = view.layer } }
}

extension UIView {
  /// Lays out the subviews, and calls the view controller's methods before and after.
  final func layOutWithController() {
    updatePropertiesWithController()
    links.viewController?.updateContentUnavailableIfNeeded()
    links.viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    links.viewController?.layOutContentUnavailable()
    links.viewController?.viewDidLayoutSubviews()
  }

  /// Updates the properties of the view controller and then of the view, if needed.
  final func updatePropertiesWithController() {
    guard needsPropertyUpdate else { return }
    needsPropertyUpdate = false
    links.viewController?.updateProperties()
    updateProperties()
  }

  /// Returns the view whose engine view is `peer`; nil if `peer` is an internal view of the engine.
  static func owner(of peer: View) -> UIView? {
    sequence(first: peer, next: \.superview).lazy.compactMap { ($0.host as? ViewAnswers)?.view }.first
  }
}
