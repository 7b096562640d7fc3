extension LayoutAnchor {
  /// Returns a constraint that is not active yet: this side is `multiplier × other + constant`. UIKit counterpart:
  /// `constraint(equalTo:multiplier:constant:)`.
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .equal, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that is not active yet: this side is no less than `multiplier × other + constant`. UIKit
  /// counterpart: `constraint(greaterThanOrEqualTo:multiplier:constant:)`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that is not active yet: this side is no more than `multiplier × other + constant`. UIKit
  /// counterpart: `constraint(lessThanOrEqualTo:multiplier:constant:)`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that is not active yet: this length is that many points. UIKit counterpart:
  /// `constraint(equalToConstant:)`.
  public func constraint(equalToConstant length: Double) -> LayoutConstraint {
    LayoutConstraint(self, .equal, nil, constant: length)
  }

  /// Returns a constraint that is not active yet: this length is that many points or more. UIKit counterpart:
  /// `constraint(greaterThanOrEqualToConstant:)`.
  public func constraint(greaterThanOrEqualToConstant length: Double) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, nil, constant: length)
  }

  /// Returns a constraint that is not active yet: this length is that many points or less. UIKit counterpart:
  /// `constraint(lessThanOrEqualToConstant:)`.
  public func constraint(lessThanOrEqualToConstant length: Double) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, nil, constant: length)
  }
}

extension LayoutConstraint {
  /// True if the constraint takes part in layout: the nearest view that contains both sides then holds it. Setting it has
  /// no effect as long as no view contains both. A view that a constraint places should not keep its frame:
  /// see `View.translatesAutoresizingMaskIntoConstraints`. UIKit counterpart: `isActive`.
  public var isActive: Bool {
    get { owner != nil }
    set { if newValue { _ = activate() } else { deactivate() } }
  }

  /// Makes constraints active. UIKit counterpart: `NSLayoutConstraint.activate(_:)`.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}
