/// A line or a length of a view or of a guide, neither of which it keeps: one side of a constraint. UIKit counterpart:
/// NSLayoutAnchor.
public struct LayoutAnchor {
  package private(set) weak var view: View?
  package private(set) weak var guide: LayoutGuide?
  package var attribute: LayoutAttribute
  /// The line to which a length is measured; nil for an attribute alone.
  private var end: MeasuredEnd?

  private final class MeasuredEnd {
    let anchor: LayoutAnchor
    init(_ anchor: LayoutAnchor) { self.anchor = anchor }
  }

  /// Nothing.
  package init() { attribute = .none }

  /// The distance from one line to another, which may be negative.
  package init(from start: LayoutAnchor, to end: LayoutAnchor) {
    self = start
    self.end = MeasuredEnd(end)
  }

  /// The line to which a distance is measured; nil for an attribute alone.
  var measuredEnd: LayoutAnchor? { end?.anchor }
  /// True for a length or a distance.
  var isLength: Bool { end != nil || attribute.isLength }
  /// The same line without the distance.
  var start: LayoutAnchor {
    var copy = self
    copy.end = nil
    return copy
  }

  /// An attribute of a view.
  package init(_ view: View, _ attribute: LayoutAttribute) {
    self.view = view
    self.attribute = attribute
  }

  /// An attribute of a guide.
  package init(_ guide: LayoutGuide, _ attribute: LayoutAttribute) {
    self.guide = guide
    self.attribute = attribute
  }

  /// The view in whose coordinates the side is found: the view itself, or the guide's.
  package var container: View? { view ?? guide?.owner }

  /// The views in whose coordinates the side is found; nil for one that is gone.
  fileprivate var containers: [View?] { [container] + (measuredEnd.map { [$0.container] } ?? []) }
}

/// A relation between attributes: `first = multiplier × second + constant`, or an inequality. UIKit counterpart:
/// NSLayoutConstraint.
public final class LayoutConstraint {
  /// The side that is determined.
  package let first: LayoutAnchor
  /// The relation of the sides.
  package let relation: LayoutRelation
  /// The other side; nil for a constant alone.
  package let second: LayoutAnchor?
  /// The factor of the other side.
  package let multiplier: Double
  /// The number added to the other side, in points. UIKit counterpart: `constant`.
  public var constant: Double { didSet { owner?.setNeedsLayout() } }
  /// The strength, 1…1000; from 1000 on the constraint has to hold. UIKit counterpart: `priority`.
  public var priority: Double { didSet { owner?.setNeedsLayout() } }
  /// The name in reports. UIKit counterpart: `identifier`.
  public var identifier: String?
  /// The view that holds the constraint, the nearest that contains both sides; nil while it is not active.
  package internal(set) weak var owner: View?

  /// A constraint that is not active.
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

  /// Changes the priority. Returns the constraint itself.
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

  /// Returns true if a side is `view` or inside it.
  func involves(_ view: View) -> Bool {
    (first.containers + (second?.containers ?? [])).contains { $0?.isDescendant(of: view) ?? false }
  }
}

extension View {
  /// The innermost view that contains this one and another, each view containing itself.
  final func nearestCommonSuperview(with other: View) -> View? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    return selfAndSuperviews.first { other.isDescendant(of: $0) }
  }
}
