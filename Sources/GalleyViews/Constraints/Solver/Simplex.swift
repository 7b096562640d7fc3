/// An incremental simplex after Badros, Borning and Stuckey's Cassowary, with one objective a priority, compared in the
/// order of priorities, in place of weights.
///
/// The tableau expresses some symbols, the basic ones, by the others, which are zero. Symbols are the variables and, for
/// each constraint, what its sides differ by. All choices are by the order of symbols, so a solution depends on the order
/// of constraints alone.
///
/// No choice depends on a basic variable of any value. Its expression stays as it was made, and may name other basic
/// symbols: of a chain of n views, each has a few terms in place of n, and a step touches few of them. All others name
/// only symbols that are zero, none of them a variable of any value.
package struct Simplex: LinearSolver {
  enum Kind {
    /// A variable of any value.
    case free
    /// A variable, or a difference of two sides, that is not negative.
    case restricted
    /// The difference of a constraint that has to hold exactly: always zero.
    case dummy
  }

  /// The symbols of a constraint.
  struct Entry {
    var constraint: LinearConstraint
    /// The symbol that occurs in this constraint alone.
    var marker: Int
    /// The symbols whose sum is minimised; none for a constraint that has to hold.
    var errors: [Int] = []
  }

  /// The sum of errors at a priority, which is minimised.
  struct Objective {
    var priority: Double
    var expression = LinearExpression()
  }

  var kinds: [Kind] = []
  /// The basic symbols' expressions, by symbol.
  var rows: [LinearExpression?] = []
  /// The basic symbols in whose expression a symbol may occur, by symbol; some may be out of date.
  var columns: [[Int]] = []
  /// The basic variables of any value that are known to depend on no other that is free to move.
  var settled: Set<Int> = []
  /// From the highest priority to the lowest.
  var objectives: [Objective] = []
  var entries: [Entry?] = []
  /// The constraint that each symbol was made for, by symbol; nil for a variable.
  var origins: [Int?] = []
  /// The basic symbols that became negative.
  var infeasible: [Int] = []

  /// Values nearer to zero than this are zero.
  static let leastValue = 1e-7

  package init() {}

  package mutating func makeVariable(isNonNegative: Bool) -> LinearVariable {
    LinearVariable(index: makeSymbol(isNonNegative ? .restricted : .free, for: nil))
  }

  mutating func makeSymbol(_ kind: Kind, for origin: Int?) -> Int {
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    origins.append(origin)
    return kinds.count - 1
  }

  package func value(of variable: LinearVariable) -> Double { expanded(LinearExpression(variable)).constant }

  package mutating func remove(_ constraint: Int) {
    guard let entry = entries[constraint] else { return }
    entries[constraint] = nil
    for error in entry.errors {
      let objective = objectives.firstIndex { $0.priority == entry.constraint.priority }
      guard let objective else { continue }
      if let row = rows[error] {
        objectives[objective].expression.add(row, times: -1) { _ in }
      } else {
        objectives[objective].expression.add(error, times: -1)
      }
    }
    if rows[entry.marker] == nil, let leaving = rowToLeave(for: entry.marker) {
      pivot(entering: entry.marker, leaving: leaving)
    }
    removeRow(of: entry.marker)
    settled = []
    optimize(objectives.count)
  }

  /// Forgets the expression of a basic symbol, which takes its place where it is named.
  private mutating func removeRow(of symbol: Int) {
    guard let row = rows[symbol] else { return }
    rows[symbol] = nil
    for basic in columns[symbol] { _ = substitute(row, for: symbol, in: basic) }
    columns[symbol] = []
  }

  /// The row that keeps the others feasible when a marker takes its place.
  private func rowToLeave(for marker: Int) -> Int? {
    var best: (rank: Int, ratio: Double, symbol: Int)?
    for symbol in columns[marker] where kinds[symbol] != .free {
      guard let row = rows[symbol] else { continue }
      let coefficient = row.coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let candidate = (coefficient < 0 ? 0 : 1, row.constant / abs(coefficient), symbol)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.symbol ?? freeRow(with: marker)
  }

  /// The first variable of any value that depends on a symbol.
  private func freeRow(with symbol: Int) -> Int? {
    var reached: Set<Int> = []
    var open = [symbol]
    while let next = open.popLast() {
      for basic in columns[next] where kinds[basic] == .free && rows[basic]?.coefficient(of: next) ?? 0 != 0 {
        if reached.insert(basic).inserted { open.append(basic) }
      }
    }
    return reached.sorted().first { basic in
      rows[basic].map { expanded($0).coefficient(of: symbol) != 0 } ?? false
    }
  }
}

extension Simplex {
  /// Moves the constant of a constraint that does not have to hold, as if its expression had been greater from the start.
  mutating func shift(_ constraint: Int, by difference: Double) {
    guard let entry = entries[constraint], difference != 0 else { return }
    precondition(!entry.constraint.isRequired, "a constraint that has to hold is replaced, not moved")
    entries[constraint]?.constraint.expression.constant += difference
    // The marker's sign in "expression ± marker = 0" says which way it gives.
    let step = entry.constraint.relation == .lessThanOrEqual ? difference : -difference
    if let row = rows[entry.marker] {
      rows[entry.marker]?.constant = row.constant - step
      noteSign(of: entry.marker)
    }
    // A column may name a row twice.
    for symbol in Set(columns[entry.marker]) {
      guard let coefficient = rows[symbol]?.coefficient(of: entry.marker), coefficient != 0 else { continue }
      rows[symbol]?.constant += coefficient * step
      noteSign(of: symbol)
    }
    restoreFeasibility()
  }
}
