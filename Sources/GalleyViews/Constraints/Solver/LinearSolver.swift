/// The relation of two sides of a constraint. UIKit counterpart: NSLayoutConstraint.Relation, with its raw values.
package enum LayoutRelation: Int, Hashable, Sendable {
  /// The first is not greater than the second.
  case lessThanOrEqual = -1
  /// Both are the same.
  case equal = 0
  /// The first is not less than the second.
  case greaterThanOrEqual = 1
}

/// A linear constraint: an expression that is to be zero, or on one side of it.
package struct LinearConstraint: Hashable, Sendable {
  /// The expression that is compared with zero.
  package var expression: LinearExpression
  /// The relation of the expression to zero.
  package var relation: LayoutRelation
  /// The strength, 0…1000; from 1000 on the constraint has to hold. A constraint is never broken for any number of
  /// constraints of less priority.
  package var priority: Double

  /// A constraint on an expression.
  package init(_ expression: LinearExpression, _ relation: LayoutRelation, priority: Double = 1000) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// True if the constraint has to hold.
  package var isRequired: Bool { priority >= 1000 }
}

/// The outcome of adding a constraint.
package enum LinearAddition: Hashable, Sendable {
  /// The constraint holds as well as its priority lets it; the number stands for it from now on.
  case added(Int)
  /// The constraint has to hold but cannot, together with those of the numbers. It was not added.
  case conflict(with: [Int])
}

/// A solver of linear constraints with priorities: of all solutions that hold what has to hold, one that errs least at
/// the highest priority, among those one that errs least at the next, and so on. Errors at one priority are added up.
package protocol LinearSolver {
  /// A system without variables.
  init()
  /// Makes a variable.
  /// - Parameter isNonNegative: True if it can have no value below zero.
  mutating func makeVariable(isNonNegative: Bool) -> LinearVariable
  /// Adds a constraint.
  mutating func add(_ constraint: LinearConstraint) -> LinearAddition
  /// Removes the constraint of a number that `add(_:)` returned.
  mutating func remove(_ constraint: Int)
  /// The value of a variable; 0 if nothing determines it.
  func value(of variable: LinearVariable) -> Double
}

extension LinearSolver {
  /// Returns the value of an expression.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { sum, term in
      sum + term.coefficient * value(of: LinearVariable(index: term.symbol))
    }
  }
}
