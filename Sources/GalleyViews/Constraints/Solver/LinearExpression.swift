/// A variable of a system of linear constraints, identified by the number that its solver gave it.
package struct LinearVariable: Hashable, Sendable {
  /// The number of the variable among all symbols of its solver.
  package let index: Int
}

/// A constant plus multiples of variables.
///
/// Terms are sorted by variable, and no coefficient is zero.
package struct LinearExpression: Hashable, Sendable {
  /// A multiple of a variable.
  package struct Term: Hashable, Sendable {
    /// The number of the variable among all symbols of its solver.
    package var symbol: Int
    /// The factor by which the variable is multiplied.
    package var coefficient: Double
  }

  /// The multiples of variables, in the order of their numbers.
  package var terms: [Term]
  /// The part that does not depend on a variable.
  package var constant: Double

  /// The smallest magnitude of a coefficient. Smaller coefficients are rounding errors of
  /// subtractions.
  static let leastCoefficient = 1e-9

  /// Creates a constant expression.
  package init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Creates an expression that consists of a single variable.
  package init(_ variable: LinearVariable) {
    terms = [Term(symbol: variable.index, coefficient: 1)]
    constant = 0
  }

  /// True if the expression has no variables.
  package var isConstant: Bool { terms.isEmpty }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right, times: 1) { _ in }
    return sum
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1) { _ in }
    return difference
  }

  package static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  package static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var product = left
    product.scale(by: factor)
    return product
  }
}

extension LinearExpression {
  /// Returns the factor of a symbol; 0 if it does not occur.
  func coefficient(of symbol: Int) -> Double {
    let index = position(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  /// Multiplies the whole expression by a factor.
  mutating func scale(by factor: Double) {
    guard factor != 1 else { return }
    constant *= factor
    guard factor != 0 else { return terms = [] }
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Removes a symbol and returns its factor; returns 0 if the symbol does not occur.
  mutating func remove(_ symbol: Int) -> Double {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: Int, times factor: Double) {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      return terms.insert(Term(symbol: symbol, coefficient: factor), at: index)
    }
    terms[index].coefficient += factor
    if abs(terms[index].coefficient) < Self.leastCoefficient { terms.remove(at: index) }
  }

  /// Adds a multiple of another expression, and calls `enters` for each symbol that the expression
  /// did not contain before.
  /// - Parameter enters: called with each symbol that did not occur before.
  mutating func add(_ other: LinearExpression, times factor: Double, enters: (Int) -> Void) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var own = 0
    for term in other.terms {
      while own < terms.count, terms[own].symbol < term.symbol {
        merged.append(terms[own])
        own += 1
      }
      let isKnown = own < terms.count && terms[own].symbol == term.symbol
      let sum = (isKnown ? terms[own].coefficient : 0) + term.coefficient * factor
      if isKnown { own += 1 }
      guard abs(sum) >= Self.leastCoefficient else { continue }
      merged.append(Term(symbol: term.symbol, coefficient: sum))
      if !isKnown { enters(term.symbol) }
    }
    merged.append(contentsOf: terms[own...])
    terms = merged
  }

  /// Turns "0 = the expression" into "`symbol` = the expression". The symbol must occur.
  mutating func solve(for symbol: Int) {
    let coefficient = remove(symbol)
    precondition(coefficient != 0, "a symbol that does not occur cannot be solved for")
    scale(by: -1 / coefficient)
  }

  private func position(of symbol: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
