/// The relation between the two sides of a constraint.
///
/// UIKit counterpart: NSLayoutConstraint.Relation, with its raw values.
package enum LayoutRelation: Int, Hashable, Sendable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1
}

/// A linear constraint: an expression that is equal to zero, at most zero or at least zero.
package struct LinearConstraint: Hashable, Sendable {
  /// The expression that is compared with zero.
  package var expression: LinearExpression
  /// The relation of the expression to zero: equal, at most or at least.
  package var relation: LayoutRelation
  /// The priority, from 0 to 1000. A constraint with a priority of 1000 or more is required.
  ///
  /// A constraint takes precedence over any number of constraints with lower priority.
  package var priority: Double

  /// Creates a constraint on an expression. It is required by default.
  package init(_ expression: LinearExpression, _ relation: LayoutRelation, priority: Double = 1000) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// True if the priority is 1000 or more.
  package var isRequired: Bool { priority >= 1000 }
}

/// The result of adding a constraint to a solver.
package enum LinearAddition: Hashable, Sendable {
  /// The constraint was added and holds as far as its priority allows. The number identifies it.
  case added(Int)
  /// The required constraint contradicts the constraints with these numbers and was not added.
  case conflict(with: [Int])
}

/// A solver of linear constraints with priorities.
///
/// Of all solutions that satisfy the required constraints, it finds one with the smallest error at the highest
/// priority, among those one with the smallest error at the next priority, and so on. Errors at one priority are
/// summed.
package protocol LinearSolver {
  /// Creates a solver without variables.
  init()
  /// Creates a variable and returns it.
  /// - Parameter isNonNegative: True if its value cannot be negative.
  mutating func makeVariable(isNonNegative: Bool) -> LinearVariable
  /// Adds a constraint and returns its number, or the constraints that it contradicts.
  mutating func add(_ constraint: LinearConstraint) -> LinearAddition
  /// Removes a constraint by the number that `add(_:)` returned.
  mutating func remove(_ constraint: Int)
  /// Returns the value of a variable; 0 if no constraint determines it.
  func value(of variable: LinearVariable) -> Double
}

extension LinearSolver {
  /// Returns the value of an expression for the present values of its variables.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { sum, term in
      sum + term.coefficient * value(of: LinearVariable(index: term.symbol))
    }
  }
}
