extension Simplex {
  /// Returns an expression in which all basic symbols are substituted. The remaining symbols have
  /// the value zero.
  func expanded(_ expression: LinearExpression) -> LinearExpression {
    let basics = basicSymbols(in: expression)
    guard !basics.isEmpty else { return expression }
    var constant = expression.constant
    var factors: [Int: Double] = [:]
    func add(_ expression: LinearExpression, times factor: Double) {
      for term in expression.terms { factors[term.symbol, default: 0] += term.coefficient * factor }
    }
    add(expression, times: 1)
    for symbol in basics.reversed() {
      guard let row = rows[symbol], let factor = factors.removeValue(forKey: symbol) else { continue }
      constant += row.constant * factor
      add(row, times: factor)
    }
    var result = LinearExpression(constant)
    result.terms = factors.filter { abs($0.value) >= LinearExpression.leastCoefficient }
      .map { LinearExpression.Term(symbol: $0.key, coefficient: $0.value) }.sorted { $0.symbol < $1.symbol }
    return result
  }

  /// Returns the values of all symbols, indexed by symbol.
  func values() -> [Double] {
    var values = [Double](repeating: 0, count: kinds.count)
    for basic in basicSymbols() { values[basic] = rows[basic].map { $0.value(values) } ?? 0 }
    return values
  }

  /// Returns all basic symbols, ordered so that each comes after the basic symbols of its own
  /// expression.
  func basicSymbols() -> [Int] {
    var seen = [Bool](repeating: false, count: kinds.count)
    var order: [Int] = []
    for symbol in kinds.indices where rows[symbol] != nil && !seen[symbol] {
      for basic in basicSymbols(in: LinearExpression(LinearVariable(index: symbol)), skipping: { seen[$0] }) {
        seen[basic] = true
        order.append(basic)
      }
    }
    return order
  }

  /// Returns true if substituting the basic symbols of an expression adds no free variables to it.
  mutating func areSettled(_ expression: LinearExpression) -> Bool {
    let basics = basicSymbols(in: expression, skipping: { kinds[$0] != .free || settled.contains($0) })
    let isSettled = basics.allSatisfy { basic in
      rows[basic]?.terms.allSatisfy { kinds[$0.symbol] != .free || rows[$0.symbol] != nil } ?? true
    }
    if isSettled { settled.formUnion(basics) }
    return isSettled
  }

  /// Returns the basic symbols on which an expression depends, ordered so that each comes after the
  /// basic symbols of its own expression.
  private func basicSymbols(
    in expression: LinearExpression, skipping isSkipped: (Int) -> Bool = { _ in false }
  ) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = []
    var open: [(symbol: Int, isDone: Bool)] = []
    func visit(_ expression: LinearExpression) {
      for term in expression.terms.reversed()
      where rows[term.symbol] != nil && !seen.contains(term.symbol) && !isSkipped(term.symbol) {
        open.append((term.symbol, false))
      }
    }
    visit(expression)
    while let next = open.popLast() {
      if next.isDone {
        order.append(next.symbol)
      } else if seen.insert(next.symbol).inserted, let row = rows[next.symbol] {
        open.append((next.symbol, true))
        visit(row)
      }
    }
    return order
  }
}

extension LinearExpression {
  /// Returns the value of the expression for given values of the symbols, indexed by symbol.
  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.symbol] }
  }
}
