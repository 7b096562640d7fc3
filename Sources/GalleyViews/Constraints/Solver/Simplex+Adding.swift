extension Simplex {
  package mutating func add(_ constraint: LinearConstraint) -> LinearAddition {
    let addition = addWithoutOptimizing(constraint)
    optimize(objectives.count)
    return addition
  }

  /// Adds a constraint without optimising the solution. Call `finish()` after the last constraint.
  ///
  /// This is faster for many constraints.
  mutating func addWithoutOptimizing(_ constraint: LinearConstraint) -> LinearAddition {
    let number = entries.count
    if let subject = plainSubject(of: constraint.expression) {
      var row = constraint.expression
      entries.append(addSymbols(of: constraint, number: number, to: &row))
      row.solve(for: subject)
      place(row, for: subject)
      return .added(number)
    }
    var row = expanded(constraint.expression)
    let entry = addSymbols(of: constraint, number: number, to: &row)
    entries.append(entry)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, entry: entry) {
      row.solve(for: subject)
      substitute(row, for: subject)
      place(row, for: subject)
    } else if row.terms.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      guard row.constant <= Self.leastValue else { return conflict(of: row, without: number) }
      // The constraint is redundant. A row for its marker represents it.
      row.solve(for: entry.marker)
      row.constant = 0
      substitute(row, for: entry.marker)
      place(row, for: entry.marker)
    } else if let rest = addWithArtificialSymbol(row) {
      return conflict(of: rest, without: number)
    }
    return .added(number)
  }

  /// Creates the symbols for a constraint's slack and errors, and adds them to `row`, which holds
  /// the constraint's expression. Returns the entry that lists them.
  private mutating func addSymbols(
    of constraint: LinearConstraint, number: Int, to row: inout LinearExpression
  ) -> Entry {
    guard constraint.relation == .equal else {
      let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
      var entry = Entry(constraint: constraint, marker: makeSymbol(.restricted, for: number))
      row.add(entry.marker, times: sign)
      guard !constraint.isRequired else { return entry }
      entry.errors = [makeError(of: constraint, number: number)]
      row.add(entry.errors[0], times: -sign)
      return entry
    }
    guard !constraint.isRequired else {
      let entry = Entry(constraint: constraint, marker: makeSymbol(.dummy, for: number))
      row.add(entry.marker, times: 1)
      return entry
    }
    let errors = (0..<2).map { _ in makeError(of: constraint, number: number) }
    row.add(errors[0], times: -1)
    row.add(errors[1], times: 1)
    return Entry(constraint: constraint, marker: errors[0], errors: errors)
  }

  private mutating func makeError(of constraint: LinearConstraint, number: Int) -> Int {
    let symbol = makeSymbol(.restricted, for: number)
    let priority = constraint.priority
    let place = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if place == objectives.count || objectives[place].priority != priority {
      objectives.insert(Objective(priority: priority), at: place)
    }
    objectives[place].expression.add(symbol, times: 1)
    return symbol
  }

  /// Returns the first free, non-basic variable for which the expression can be solved without
  /// substituting other symbols; nil if there is none.
  ///
  /// Nil if the expression depends on other free variables than those that it names.
  private mutating func plainSubject(of expression: LinearExpression) -> Int? {
    let subject = expression.terms.first { kinds[$0.symbol] == .free && rows[$0.symbol] == nil }
    guard let subject, areSettled(expression) else { return nil }
    return subject.symbol
  }

  /// Returns the symbol for which a new row is solved: a free variable, or a non-negative symbol
  /// that occurs in no other row. Returns nil if the row has no such symbol.
  private func subject(of row: LinearExpression, entry: Entry) -> Int? {
    if let free = row.terms.first(where: { kinds[$0.symbol] == .free }) { return free.symbol }
    let candidate = row.terms.first { term in
      kinds[term.symbol] == .restricted && term.coefficient < 0 && isInNoRow(term.symbol)
        && (origins[term.symbol] != nil || isInNoObjective(term.symbol))
    }
    return candidate?.symbol
  }

  private func isInNoRow(_ symbol: Int) -> Bool {
    columns[symbol].allSatisfy { rows[$0].map { $0.coefficient(of: symbol) == 0 } ?? true }
  }

  private func isInNoObjective(_ symbol: Int) -> Bool {
    objectives.allSatisfy { $0.expression.coefficient(of: symbol) == 0 }
  }

  /// Adds a row in which no symbol can become basic, by minimising the row's error with an
  /// artificial symbol.
  /// - Returns: The row that cannot become zero if the constraint cannot hold; nil if it was added.
  private mutating func addWithArtificialSymbol(_ row: LinearExpression) -> LinearExpression? {
    let artificial = makeSymbol(.restricted, for: nil)
    place(row, for: artificial)
    objectives.insert(Objective(priority: .infinity, expression: row), at: 0)
    optimize(1)
    objectives.removeFirst()
    defer { forget(artificial) }
    guard let rest = rows[artificial] else { return nil }
    rows[artificial] = nil
    if rest.constant > Self.leastValue { return rest }
    guard let entering = rest.terms.first(where: { kinds[$0.symbol] != .dummy }) else { return nil }
    var solved = rest
    solved.constant = 0
    solved.solve(for: entering.symbol)
    substitute(solved, for: entering.symbol)
    place(solved, for: entering.symbol)
    return nil
  }

  /// Removes a symbol whose value is zero from all rows.
  private mutating func forget(_ symbol: Int) {
    for basic in columns[symbol] where rows[basic] != nil { _ = rows[basic]?.remove(symbol) }
    for index in objectives.indices { _ = objectives[index].expression.remove(symbol) }
    columns[symbol] = []
  }

  /// Removes the constraint `number`, and returns a conflict with the other constraints whose
  /// symbols occur in `row`. The value of `row` cannot become zero.
  private mutating func conflict(of row: LinearExpression, without number: Int) -> LinearAddition {
    entries[number] = nil
    let numbers = Set(row.terms.compactMap { origins[$0.symbol] })
    return .conflict(with: numbers.filter { $0 != number }.sorted())
  }
}
