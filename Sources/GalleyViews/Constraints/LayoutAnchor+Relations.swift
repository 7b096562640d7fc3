extension LayoutAnchor {
  /// Returns an inactive constraint: this anchor equals `multiplier × other + constant`.
  ///
  /// UIKit counterpart: `constraint(equalTo:multiplier:constant:)`.
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .equal, other, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: this anchor is at least `multiplier × other + constant`.
  ///
  /// UIKit counterpart: `constraint(greaterThanOrEqualTo:multiplier:constant:)`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: this anchor is at most `multiplier × other + constant`.
  ///
  /// UIKit counterpart: `constraint(lessThanOrEqualTo:multiplier:constant:)`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: this length equals `length`, in points.
  ///
  /// UIKit counterpart: `constraint(equalToConstant:)`.
  public func constraint(equalToConstant length: Double) -> LayoutConstraint {
    LayoutConstraint(self, .equal, nil, constant: length)
  }

  /// Returns an inactive constraint: this length is at least `length`, in points.
  ///
  /// UIKit counterpart: `constraint(greaterThanOrEqualToConstant:)`.
  public func constraint(greaterThanOrEqualToConstant length: Double) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, nil, constant: length)
  }

  /// Returns an inactive constraint: this length is at most `length`, in points.
  ///
  /// UIKit counterpart: `constraint(lessThanOrEqualToConstant:)`.
  public func constraint(lessThanOrEqualToConstant length: Double) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, nil, constant: length)
  }
}

extension LayoutConstraint {
  /// True if the constraint is active and takes part in layout.
  ///
  /// The nearest view that contains both sides then holds it; if no view contains both, setting this has no effect. A
  /// view that a constraint places should not keep its frame: see `View.translatesAutoresizingMaskIntoConstraints`.
  /// UIKit counterpart: `isActive`.
  public var isActive: Bool {
    get { owner != nil }
    set { if newValue { _ = activate() } else { deactivate() } }
  }

  /// Activates constraints. UIKit counterpart: `NSLayoutConstraint.activate(_:)`.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}
