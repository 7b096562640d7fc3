/// One side of a constraint: an attribute of a view or of a guide, neither of which it keeps.
package struct LayoutAnchor {
  package private(set) weak var view: View?
  package private(set) weak var guide: LayoutGuide?
  package var attribute: LayoutAttribute

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

  /// The same line or length of the same thing.
  func with(_ attribute: LayoutAttribute) -> LayoutAnchor {
    var copy = self
    copy.attribute = attribute
    return copy
  }
}

/// A relation between attributes: `first = multiplier × second + constant`, or an inequality. UIKit counterpart:
/// NSLayoutConstraint.
package final class LayoutConstraint {
  /// The side that is determined.
  package let first: LayoutAnchor
  /// The relation of the sides.
  package let relation: LayoutRelation
  /// The other side; nil for a constant alone.
  package let second: LayoutAnchor?
  /// The factor of the other side.
  package let multiplier: Double
  /// The number added to the other side, in points.
  package var constant: Double
  /// The strength, 1…1000; from 1000 on the constraint has to hold.
  package var priority: Double
  /// The name in reports.
  package var identifier: String?
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

  /// Returns the constraint with another priority.
  func with(priority: Double) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  /// The nearest view that contains both sides; nil if there is none.
  package var commonView: View? {
    guard let container = first.container else { return nil }
    guard second != nil else { return container }
    guard let other = second?.container else { return nil }
    return container.nearestCommonSuperview(with: other)
  }

  /// Returns true if a side is `view` or inside it.
  func involves(_ view: View) -> Bool {
    [first.container, second?.container].contains { $0?.isDescendant(of: view) ?? false }
  }
}

extension View {
  /// The innermost view that contains this one and another, each view containing itself.
  final func nearestCommonSuperview(with other: View) -> View? {
    if superview === other { return other }
    if other.superview === self { return self }
    return selfAndSuperviews.first { other.isDescendant(of: $0) }
  }
}
