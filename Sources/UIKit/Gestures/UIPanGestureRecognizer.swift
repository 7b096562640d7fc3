import CoreGraphics
public import Foundation
public import UIFoundation

/// The kinds of scrolling that a pan recogniser accepts.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A recogniser of dragging.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private final var start: CGPoint?
  private final var last: (place: CGPoint, time: TimeInterval)?
  private final var speed = CGPoint.zero

  /// Returns the translation of the touches since the gesture began, or since the translation was
  /// last set.
  open func translation(in view: UIView?) -> CGPoint {
    guard let start else { return .zero }
    let (from, to) = (point(start, in: view), point(core.place, in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: core.place.x - translation.x, y: core.place.y - translation.y)
  }
  /// Returns the velocity of the last movement in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return point }
    return view.convert(point, from: window)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.touches.count > maximumNumberOfTouches, state == .possible { return state = .failed }
    if state == .possible { start = core.place }
    last = (core.place, event.timestamp)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let last, event.timestamp > last.time {
      let seconds = event.timestamp - last.time
      speed = CGPoint(x: (core.place.x - last.place.x) / seconds, y: (core.place.y - last.place.y) / seconds)
    }
    last = (core.place, event.timestamp)
    if state == .began || state == .changed { return state = .changed }
    guard let start, core.touches.count >= minimumNumberOfTouches else { return }
    if hypot(core.place.x - start.x, core.place.y - start.y) >= Self.leastWay { state = .began }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.touches.count == touches.count else { return }
    state = state == .began || state == .changed ? .ended : .failed
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }
  open override func reset() { (start, last, speed) = (nil, nil, .zero) }

  /// The minimum distance in points before the gesture begins.
  private static let leastWay: CGFloat = 10
}

/// A recogniser of dragging that begins at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let bounds = view?.window?.bounds else { return }
    let place = core.place
    let isAtEdge =
      edges.contains(.left) && place.x - bounds.minX <= Self.depth
      || edges.contains(.right) && bounds.maxX - place.x <= Self.depth
      || edges.contains(.top) && place.y - bounds.minY <= Self.depth
      || edges.contains(.bottom) && bounds.maxY - place.y <= Self.depth
    if !isAtEdge { state = .failed }
  }

  /// The maximum distance from the edge, in points, at which the gesture can begin.
  private static let depth: CGFloat = 20
}
