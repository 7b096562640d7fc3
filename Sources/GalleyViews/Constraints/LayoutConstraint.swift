/// One side of a constraint: a line or length of a view or a guide. The reference to the view or
/// guide is weak.
///
/// UIKit counterpart: NSLayoutAnchor.
public struct LayoutAnchor {
  package private(set) weak var view: View?
  package private(set) weak var guide: LayoutGuide?
  package var attribute: LayoutAttribute
  /// The second line if the side is a distance between two lines; nil for a single attribute.
  private var end: MeasuredEnd?

  private final class MeasuredEnd {
    let anchor: LayoutAnchor
    init(_ anchor: LayoutAnchor) { self.anchor = anchor }
  }

  /// Creates a side of a constraint that refers to no attribute.
  package init() { attribute = .none }

  /// Creates a side that is the distance from one line to another, which may be negative.
  package init(from start: LayoutAnchor, to end: LayoutAnchor) {
    self = start
    self.end = MeasuredEnd(end)
  }

  /// The second line if the side is a distance between two lines; nil for a single attribute.
  var measuredEnd: LayoutAnchor? { end?.anchor }
  /// True for a length or a distance.
  var isLength: Bool { end != nil || attribute.isLength }
  /// The first line of a distance, as a separate side.
  var start: LayoutAnchor {
    var copy = self
    copy.end = nil
    return copy
  }

  /// Creates a side that refers to an attribute of a view.
  package init(_ view: View, _ attribute: LayoutAttribute) {
    self.view = view
    self.attribute = attribute
  }

  /// Creates a side that refers to an attribute of a guide.
  package init(_ guide: LayoutGuide, _ attribute: LayoutAttribute) {
    self.guide = guide
    self.attribute = attribute
  }

  /// The view whose coordinates the side uses: the view itself, or the owner of the guide.
  package var container: View? { view ?? guide?.owner }

  /// The views whose coordinates the side uses; nil for a view that no longer exists.
  fileprivate var containers: [View?] { [container] + (measuredEnd.map { [$0.container] } ?? []) }
}

/// A relation between attributes: `first = multiplier × second + constant`, or an inequality.
///
/// UIKit counterpart: NSLayoutConstraint.
public final class LayoutConstraint {
  /// The first side, whose value the constraint determines.
  package let first: LayoutAnchor
  /// The relation between the two sides: equal, at least or at most.
  package let relation: LayoutRelation
  /// The second side; nil if the first side is related to a constant only.
  package let second: LayoutAnchor?
  /// The factor by which the second side is multiplied.
  package let multiplier: Double
  /// The number added to the second side, in points. UIKit counterpart: `constant`.
  public var constant: Double { didSet { owner?.setNeedsLayout() } }
  /// The priority, from 1 to 1000. A constraint with a priority of 1000 or more is required. UIKit
  /// counterpart: `priority`.
  public var priority: Double { didSet { owner?.setNeedsLayout() } }
  /// The name of the constraint in reports. UIKit counterpart: `identifier`.
  public var identifier: String?
  /// The view that holds the constraint: the nearest view that contains both sides. It is nil while
  /// the constraint is inactive.
  package internal(set) weak var owner: View?

  /// Creates an inactive constraint between two sides, or between one side and a constant.
  package init(
    _ first: LayoutAnchor, _ relation: LayoutRelation, _ second: LayoutAnchor?, multiplier: Double = 1,
    constant: Double = 0
  ) {
    self.first = first
    self.relation = relation
    self.second = second?.attribute == LayoutAttribute.none ? nil : second
    self.multiplier = multiplier
    self.constant = constant
    priority = 1000
  }

  /// Changes the priority and returns the constraint itself.
  @discardableResult
  public func with(priority: Double) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  /// The nearest view that contains both sides; nil if there is none.
  package var commonView: View? {
    let containers = first.containers + (second?.containers ?? [])
    guard var common = containers[0] else { return nil }
    for container in containers.dropFirst() {
      guard let container, let view = common.nearestCommonSuperview(with: container) else { return nil }
      common = view
    }
    return common
  }

  /// Returns true if a side of the constraint refers to `view` or to something inside it.
  func involves(_ view: View) -> Bool {
    (first.containers + (second?.containers ?? [])).contains { $0?.isDescendant(of: view) ?? false }
  }
}

extension View {
  /// Returns the innermost view that contains this view and another; nil if no view contains both.
  /// A view counts as containing itself.
  final func nearestCommonSuperview(with other: View) -> View? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    return selfAndSuperviews.first { other.isDescendant(of: $0) }
  }
}
