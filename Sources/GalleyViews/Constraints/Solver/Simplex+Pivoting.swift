extension Simplex {
  /// Minimises the first `count` objectives in order. Minimising an objective never raises those
  /// before it.
  mutating func optimize(_ count: Int) {
    for _ in 0..<mostPivots {
      guard let entering = symbolToEnter(among: count), let leaving = symbolToLeave(for: entering) else { return }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// Optimises the solution after constraints were added without optimising.
  mutating func finish() { optimize(objectives.count) }

  /// The maximum number of pivots. The limit is reached only if rounding errors make the solver
  /// repeat pivots without end.
  private var mostPivots: Int { 1000 + 20 * kinds.count }

  /// Returns the first symbol whose growth lowers an objective without raising an earlier
  /// objective; nil if there is none.
  private func symbolToEnter(among count: Int) -> Int? {
    for level in 0..<count {
      for term in objectives[level].expression.terms
      where term.coefficient < -LinearExpression.leastCoefficient && kinds[term.symbol] != .dummy {
        if (0..<level).allSatisfy({ objectives[$0].expression.coefficient(of: term.symbol) == 0 }) {
          return term.symbol
        }
      }
    }
    return nil
  }

  /// Returns the basic symbol that reaches zero first when `entering` grows; nil if none reaches
  /// zero.
  private func symbolToLeave(for entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for symbol in columns[entering] where kinds[symbol] != .free {
      guard let row = rows[symbol] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let candidate = (max(0, row.constant) / -coefficient, symbol)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.symbol
  }

  /// Makes the symbol `entering` basic instead of the symbol `leaving`.
  mutating func pivot(entering: Int, leaving: Int) {
    guard let expression = rows[leaving] else { return }
    var row = kinds[leaving] == .free ? expanded(expression) : expression
    rows[leaving] = nil
    row.add(leaving, times: -1)
    row.solve(for: entering)
    substitute(row, for: entering)
    place(row, for: entering)
  }

  /// Stores the expression of a basic symbol and records the symbol in the columns.
  mutating func place(_ row: LinearExpression, for symbol: Int) {
    for term in row.terms { columns[term.symbol].append(symbol) }
    rows[symbol] = row
  }

  /// Substitutes an expression for a symbol everywhere except in the expressions of free variables.
  mutating func substitute(_ row: LinearExpression, for symbol: Int) {
    let touched = columns[symbol]
    columns[symbol] = touched.filter { kinds[$0] == .free && rows[$0]?.coefficient(of: symbol) ?? 0 != 0 }
    for basic in touched where kinds[basic] != .free {
      if substitute(row, for: symbol, in: basic) { noteSign(of: basic) }
    }
    for index in objectives.indices {
      let coefficient = objectives[index].expression.remove(symbol)
      if coefficient != 0 { objectives[index].expression.add(row, times: coefficient) { _ in } }
    }
  }

  /// Substitutes an expression for a symbol in the expression of the basic symbol `basic`. Returns
  /// false if that expression does not contain the symbol.
  /// - Returns: False if the symbol does not occur there.
  mutating func substitute(_ row: LinearExpression, for symbol: Int, in basic: Int) -> Bool {
    guard var changed = rows[basic] else { return false }
    let coefficient = changed.remove(symbol)
    guard coefficient != 0 else { return false }
    rows[basic] = nil
    changed.add(row, times: coefficient) { columns[$0].append(basic) }
    rows[basic] = changed
    return true
  }

  /// Records a symbol as infeasible if its value is negative although it must not be. A value that
  /// differs from zero only by a rounding error becomes zero.
  mutating func noteSign(of symbol: Int) {
    guard kinds[symbol] != .free, let constant = rows[symbol]?.constant else { return }
    if constant < -Self.leastValue {
      infeasible.append(symbol)
    } else if abs(constant) < Self.leastValue / 100 {
      rows[symbol]?.constant = 0
    }
  }

  /// Makes all basic symbols feasible again after constants changed, and keeps the objectives
  /// minimal.
  mutating func restoreFeasibility() {
    for _ in 0..<mostPivots {
      guard let leaving = infeasible.min() else { return }
      infeasible.removeAll { $0 == leaving }
      guard let row = rows[leaving], row.constant < -Self.leastValue, let entering = dualSymbolToEnter(in: row) else {
        continue
      }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// Returns the symbol whose growth can make a negative row zero with the smallest increase of the
  /// objectives; nil if there is none.
  private func dualSymbolToEnter(in row: LinearExpression) -> Int? {
    var best: (costs: [Double], symbol: Int)?
    for term in row.terms where term.coefficient > 0 && kinds[term.symbol] != .dummy {
      let costs = objectives.map { $0.expression.coefficient(of: term.symbol) / term.coefficient }
      guard let least = best?.costs else {
        best = (costs, term.symbol)
        continue
      }
      let difference = zip(costs, least).first { abs($0 - $1) > LinearExpression.leastCoefficient }
      if let difference, difference.0 < difference.1 { best = (costs, term.symbol) }
    }
    return best?.symbol
  }
}
