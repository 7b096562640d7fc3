import GalleyBase
import GalleyViews

/// Looks up the views of a window by their ids, for constraints.
struct ViewFinder {
  private let window: Window
  private var views: [String: View] = [:]

  /// Creates a finder for the views of a window, including the overlay views of its text fields.
  init(_ window: Window) {
    self.window = window
    for view in window.descendants.flatMap({ [$0] + $0.overlays.flatMap { [$0] + $0.descendants } }).reversed() {
      if let id = view.id { views[id] = view }
    }
  }

  func view(_ id: String) -> View? { views[id] }

  /// Returns the engine's constraint for a constraint of the scene. Nil if one of its views is not
  /// in the window, or if it refers to the superview of a view that has no superview.
  func constraint(_ model: SceneConstraint) -> LayoutConstraint? {
    guard let first = anchor(model.first) else { return nil }
    var second: LayoutAnchor?
    if let other = model.second {
      guard let anchor = anchor(other) else { return nil }
      second = anchor
    }
    let constraint = LayoutConstraint(
      first, model.relation, second, multiplier: model.multiplier, constant: model.constant)
    constraint.priority = model.priority
    return constraint
  }

  private func anchor(_ anchor: SceneAnchor) -> LayoutAnchor? {
    let view: View? =
      switch anchor.item {
      case .canvas: window
      case .view(let id): views[id]
      case .superview(let id): views[id]?.superview
      }
    guard let view else { return nil }
    let guide = anchor.guide.map { LayoutAnchor(view.ownGuide($0), anchor.attribute) }
    return guide ?? LayoutAnchor(view, anchor.attribute)
  }
}

extension LayoutConstraint {
  /// Lets constraints determine the position of the views in this constraint, instead of their
  /// frames. Views whose frame is written in the scene keep it. A constraint between a view and its
  /// own contents does not position the view.
  func letGo(_ placements: [String: SceneView.Placement]) {
    let common = commonView
    for view in [first.view, second?.view].compactMap(\.self) {
      guard let id = view.id, placements[id] == .content, second == nil || view !== common else { continue }
      view.ensuredConstraintState.keepsFrame = false
    }
  }
}

extension Scene {
  /// Sets the safe area and the margins of a window.
  func setEdges(of window: Window) {
    let device = device.map { $0.device.safeAreaInsets(in: $0.orientation) }
    let safeArea = safeAreaInsets ?? device
    if let safeArea, safeArea != .zero { window.ensuredConstraintState.safeArea = safeArea }
    window.ensuredConstraintState.margins = margins ?? LayoutMargins(standardMargins)
  }

  /// The margins of a view controller's view, which are wider on wide screens
  /// (rule: screen-margins).
  private var standardMargins: EdgeInsets {
    let isWide = (size.width.points ?? 0) >= 414
    let side: Double = isWide ? 20 : 16
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Returns the size that the views of a window need for their constraints and their extents.
  func contentSize(of window: Window) -> Size {
    let fitted = window.fittingSize(
      for: Size(width: size.width.points ?? 0, height: size.height.points ?? 0),
      priority: AxisPair(horizontal: size.width.fittingPriority, vertical: size.height.fittingPriority))
    let fixed = window.subviews.filter { !$0.isPlacedByConstraints }
    window.frame.size = Size(
      width: size.width.points ?? fixed.reduce(fitted.width) { max($0, $1.frame.maxX) },
      height: size.height.points ?? fixed.reduce(fitted.height) { max($0, $1.frame.maxY) })
    guard size.width == .auto || size.height == .auto else { return window.frame.size }
    window.layoutIfNeeded()
    let reached = window.extentOfSubviews
    return Size(width: max(window.frame.width, reached.width), height: max(window.frame.height, reached.height))
  }
}

extension SceneExtent {
  /// The priority of this length of the canvas while the size that the canvas's views need is
  /// computed: 1000 for a length that the scene states, 50 for `auto`.
  fileprivate var fittingPriority: Double { points == nil ? 50 : 1000 }
}
