/// An incremental simplex solver, after Cassowary by Badros, Borning and Stuckey.
///
/// Instead of weights it has one objective for each priority, compared in the order of priorities.
///
/// The tableau expresses some symbols, the basic ones, in terms of the others, which are zero. Symbols are the
/// variables and, for each constraint, the difference of its sides. All choices follow the order of symbols, so a
/// solution depends only on the order of constraints.
///
/// No choice depends on a basic free variable. Its expression stays as it was made, and may contain other basic
/// symbols: in a chain of n views each then has a few terms instead of n, and a step changes few of them. All other
/// expressions contain only symbols with value zero, none of them a free variable.
package struct Simplex: LinearSolver {
  enum Kind {
    /// A variable that may have any value.
    case free
    /// A variable, or the difference between the sides of a constraint, that cannot be negative.
    case restricted
    /// The difference between the sides of a required equation, which is always zero.
    case dummy
  }

  /// A constraint with the symbols that were created for it.
  struct Entry {
    var constraint: LinearConstraint
    /// The symbol that occurs only in this constraint.
    var marker: Int
    /// The symbols whose sum is minimised; empty for a required constraint.
    var errors: [Int] = []
  }

  /// The sum of all errors at one priority, which the solver minimises.
  struct Objective {
    var priority: Double
    var expression = LinearExpression()
  }

  var kinds: [Kind] = []
  /// The expressions of the basic symbols, for which the equations are solved, indexed by symbol;
  /// nil for other symbols.
  var rows: [LinearExpression?] = []
  /// The basic symbols whose expressions may contain a symbol, indexed by that symbol. Some entries
  /// may be out of date.
  var columns: [[Int]] = []
  /// The basic free variables that are known not to depend on other free variables.
  var settled: Set<Int> = []
  /// The objectives, sorted from the highest priority to the lowest.
  var objectives: [Objective] = []
  var entries: [Entry?] = []
  /// The constraint for which each symbol was created, indexed by symbol; nil for a variable.
  var origins: [Int?] = []
  /// The basic symbols that became negative and must not be.
  var infeasible: [Int] = []

  /// The smallest magnitude of a value. Values closer to zero count as zero.
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

  /// Removes the expression of a basic symbol and substitutes it in all expressions that contain
  /// the symbol.
  private mutating func removeRow(of symbol: Int) {
    guard let row = rows[symbol] else { return }
    rows[symbol] = nil
    for basic in columns[symbol] { _ = substitute(row, for: symbol, in: basic) }
    columns[symbol] = []
  }

  /// Returns the basic symbol that can be exchanged for a constraint's marker so that all other
  /// rows stay feasible; nil if there is none.
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

  /// Returns the first free variable whose expression contains a symbol; nil if there is none.
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
  /// Adds a number to the constant of a constraint that is not required, and updates the solution.
  mutating func shift(_ constraint: Int, by difference: Double) {
    guard let entry = entries[constraint], difference != 0 else { return }
    precondition(!entry.constraint.isRequired, "a required constraint must be replaced, not shifted")
    entries[constraint]?.constraint.expression.constant += difference
    // The sign of the marker in "expression ± marker = 0" decides the direction of the step.
    let step = entry.constraint.relation == .lessThanOrEqual ? difference : -difference
    if let row = rows[entry.marker] {
      rows[entry.marker]?.constant = row.constant - step
      noteSign(of: entry.marker)
    }
    // A column may contain a row twice.
    for symbol in Set(columns[entry.marker]) {
      guard let coefficient = rows[symbol]?.coefficient(of: entry.marker), coefficient != 0 else { continue }
      rows[symbol]?.constant += coefficient * step
      noteSign(of: symbol)
    }
    restoreFeasibility()
  }
}
