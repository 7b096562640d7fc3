import TestSupport
import Testing

@testable import GalleyViews

/// A system of constraints on a few variables, solved step by step.
struct SolverProbe {
  var solver = Simplex()

  mutating func variable(isNonNegative: Bool = false) -> LinearExpression {
    LinearExpression(solver.makeVariable(isNonNegative: isNonNegative))
  }

  /// Adds "expression relation 0".
  @discardableResult mutating func add(
    _ expression: LinearExpression, _ relation: LayoutRelation, _ priority: Double = 1000
  ) -> LinearAddition {
    solver.add(LinearConstraint(expression, relation, priority: priority))
  }
}

@Suite struct SimplexTests {
  @Test func theExampleOfTheCassowaryPaper() {
    // Badros, Borning, Stuckey: xm is halfway between xl and xr, xl + 10 ≤ xr, -10 ≤ xl, xr ≤ 100.
    var probe = SolverProbe()
    let (left, middle, right) = (probe.variable(), probe.variable(), probe.variable())
    probe.add(middle * 2 - left - right, .equal)
    probe.add(left + 10 - right, .lessThanOrEqual)
    probe.add(right + -100, .lessThanOrEqual)
    probe.add(left + 10, .greaterThanOrEqual)
    probe.add(middle + -90, .equal, 999)
    probe.add(left + -30, .equal, 500)
    #expect(probe.solver.value(of: middle) == 90)
    #expect(probe.solver.value(of: right) == 100)
    #expect(probe.solver.value(of: left) == 80)
    probe.add(middle + -50, .equal, 1000)
    #expect(probe.solver.value(of: middle) == 50)
    #expect(probe.solver.value(of: left) == 30)
    #expect(probe.solver.value(of: right) == 70)
  }

  @Test func aHigherPriorityOutweighsAnyNumberOfLowerOnes() {
    var probe = SolverProbe()
    let x = probe.variable()
    for _ in 0..<50 { probe.add(x + -10, .equal, 250) }
    probe.add(x + -90, .equal, 251)
    #expect(probe.solver.value(of: x) == 90)
  }

  @Test func theOrderOfPrioritiesDoesNotMatter() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      var probe = SolverProbe()
      let x = probe.variable()
      let wishes: [(Double, LayoutRelation, Double)] = [
        (10, .equal, 300), (20, .greaterThanOrEqual, 700), (5, .equal, 9),
      ]
      for index in order { probe.add(x + -wishes[index].0, wishes[index].1, wishes[index].2) }
      #expect(probe.solver.value(of: x) == 20)
    }
  }

  @Test func conflictingRequiredConstraintsAreReportedWithTheirOpponents() {
    var probe = SolverProbe()
    let (x, y) = (probe.variable(), probe.variable())
    let first = probe.add(x + -10, .equal)
    probe.add(y + -1, .equal)
    let second = probe.add(x + -20, .equal)
    #expect(first == .added(0))
    #expect(second == .conflict(with: [0]))
    // An inequality too, by way of another.
    probe.add(y - x, .lessThanOrEqual)
    #expect(probe.add(y + -11, .greaterThanOrEqual) == .conflict(with: [1]))
    #expect(probe.solver.value(of: x) == 10)
    #expect(probe.solver.value(of: y) == 1)
  }

  @Test func aRefusedInequalityLeavesNothingBehind() {
    var probe = SolverProbe()
    let width = probe.variable(isNonNegative: true)
    let other = probe.variable(isNonNegative: true)
    probe.add(width + other + -100, .lessThanOrEqual)
    probe.add(width + -80, .equal, 500)
    probe.add(width + -60, .greaterThanOrEqual)
    #expect(probe.add(other + -50, .greaterThanOrEqual) == .conflict(with: [0, 2]))
    #expect(probe.solver.value(of: width) == 80)
    #expect(probe.add(other + -20, .greaterThanOrEqual) == .added(4))
    #expect(probe.solver.value(of: width) == 80)
    #expect(probe.solver.value(of: other) == 20)
    probe.add(other + -30, .equal)
    #expect(probe.solver.value(of: width) == 70)
  }

  @Test func aConstraintThatSaysNothingNewIsAdded() {
    var probe = SolverProbe()
    let (x, y) = (probe.variable(), probe.variable())
    probe.add(x - y, .equal)
    probe.add(x + -4, .equal)
    #expect(probe.add(y + -4, .equal) == .added(2))
    #expect(probe.add(y + -5, .equal) == .conflict(with: [0, 1]))
  }

  @Test func aLengthIsNotNegative() {
    var probe = SolverProbe()
    let width = probe.variable(isNonNegative: true)
    #expect(probe.add(width + 5, .equal) == .conflict(with: []))
    probe.add(width + 5, .equal, 900)
    #expect(probe.solver.value(of: width) == 0)
    probe.add(width + -5, .greaterThanOrEqual)
    #expect(probe.solver.value(of: width) == 5)
  }

  @Test func removedConstraintsHaveNoEffect() throws {
    var probe = SolverProbe()
    let (x, y) = (probe.variable(), probe.variable())
    probe.add(y - x * 2, .equal)
    probe.add(x + -1, .equal, 100)
    let strong = try #require(number(probe.add(x + -10, .equal, 200)))
    let least = try #require(number(probe.add(y + -50, .greaterThanOrEqual)))
    #expect(probe.solver.value(of: y) == 50)
    probe.solver.remove(least)
    #expect(probe.solver.value(of: y) == 20)
    probe.solver.remove(strong)
    #expect(probe.solver.value(of: y) == 2)
    probe.solver.remove(strong)
    #expect(probe.solver.value(of: x) == 1)
  }

  private func number(_ addition: LinearAddition) -> Int? {
    if case .added(let number) = addition { number } else { nil }
  }
}

@Suite struct RandomSystemTests {
  /// A system of integers in a box, so that the best solution is a corner of it.
  struct System: CustomTestStringConvertible {
    var seed: Int
    var constraints: [(coefficients: [Double], relation: LayoutRelation, constant: Double, priority: Double)] = []
    var testDescription: String { "seed \(seed)" }

    static let size = 3

    init(seed: Int) {
      self.seed = seed
      var numbers = SeededNumbers(seed: seed)
      for index in 0..<Self.size {
        let unit = (0..<Self.size).map { $0 == index ? 1.0 : 0 }
        constraints.append((unit, .greaterThanOrEqual, 0, 1000))
        constraints.append((unit, .lessThanOrEqual, -100, 1000))
      }
      for _ in 0..<Int.random(in: 2...9, using: &numbers) {
        let coefficients = (0..<Self.size).map { _ in Double(Int.random(in: -2...2, using: &numbers)) }
        let relation = LayoutRelation(rawValue: Int.random(in: -1...1, using: &numbers)) ?? .equal
        let priorities: [Double] = [1000, 750, 750, 250, 100]
        let priority = priorities[Int.random(in: 0..<5, using: &numbers)]
        // Often without a constant, as lengths that are equal.
        let constant = Int.random(in: 0..<3, using: &numbers) == 0 ? 0 : Int.random(in: -90...90, using: &numbers)
        constraints.append((coefficients, relation, Double(constant), priority))
      }
    }

    /// The errors at a point: of what has to hold first, then by falling priority.
    func errors(at point: [Double], without broken: Set<Int>) -> [Double] {
      var errors: [Double: Double] = [1000: 0, 750: 0, 250: 0, 100: 0]
      for (index, constraint) in constraints.enumerated() where !broken.contains(index) {
        let value = zip(constraint.coefficients, point).reduce(constraint.constant) { $0 + $1.0 * $1.1 }
        let error =
          switch constraint.relation {
          case .equal: abs(value)
          case .lessThanOrEqual: max(0, value)
          case .greaterThanOrEqual: max(0, -value)
          }
        errors[constraint.priority, default: 0] += error
      }
      return [1000, 750, 250, 100].map { errors[$0] ?? 0 }
    }

    /// The least errors over all corners.
    func leastErrors(without broken: Set<Int>) -> [Double]? {
      let indices = constraints.indices.filter { !broken.contains($0) }
      var best: [Double]?
      for first in indices {
        for second in indices where second > first {
          for third in indices where third > second {
            let chosen = [first, second, third].map { constraints[$0] }
            guard let corner = Self.corner(chosen.map { $0.coefficients + [-$0.constant] }) else { continue }
            let errors = errors(at: corner, without: broken).map { ($0 * 1e6).rounded() / 1e6 }
            guard errors[0] == 0 else { continue }
            if best.map({ errors.lexicographicallyPrecedes($0) }) ?? true { best = errors }
          }
        }
      }
      return best
    }

    /// The point where three planes meet, by elimination.
    private static func corner(_ planes: [[Double]]) -> [Double]? {
      var rows = planes
      for column in 0..<size {
        guard let pivot = (column..<size).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
          abs(rows[pivot][column]) > 1e-9
        else { return nil }
        rows.swapAt(column, pivot)
        for row in 0..<size where row != column {
          let factor = rows[row][column] / rows[column][column]
          for place in 0...size { rows[row][place] -= factor * rows[column][place] }
        }
      }
      return (0..<size).map { rows[$0][size] / rows[$0][$0] }
    }
  }

  @Test(arguments: (0..<300).map(System.init))
  func theSolutionIsTheBestCorner(system: System) {
    var probe = SolverProbe()
    let variables = (0..<System.size).map { _ in probe.variable(isNonNegative: system.seed.isMultiple(of: 2)) }
    var broken: Set<Int> = []
    for (index, constraint) in system.constraints.enumerated() {
      var expression = LinearExpression(constraint.constant)
      for (factor, variable) in zip(constraint.coefficients, variables) { expression = expression + variable * factor }
      if case .conflict = probe.add(expression, constraint.relation, constraint.priority) { broken.insert(index) }
    }
    let point = variables.map { probe.solver.value(of: $0) }
    let errors = system.errors(at: point, without: broken).map { ($0 * 1e6).rounded() / 1e6 }
    #expect(errors == system.leastErrors(without: broken))
    // What was refused could not have held.
    for index in broken {
      let others = broken.filter { $0 > index }.union(broken.filter { $0 < index })
      #expect(system.leastErrors(without: others) == nil)
    }
  }

  @Test(arguments: (0..<60).map(System.init))
  func removingRestoresTheBestSolution(system: System) {
    var probe = SolverProbe()
    let variables = (0..<System.size).map { _ in probe.variable(isNonNegative: system.seed.isMultiple(of: 2)) }
    var broken: Set<Int> = []
    var numbers: [(index: Int, number: Int)] = []
    for (index, constraint) in system.constraints.enumerated() {
      var expression = LinearExpression(constraint.constant)
      for (factor, variable) in zip(constraint.coefficients, variables) { expression = expression + variable * factor }
      switch probe.add(expression, constraint.relation, constraint.priority) {
      case .conflict: broken.insert(index)
      case .added(let number): numbers.append((index, number))
      }
    }
    for (index, number) in numbers.dropFirst(6) where index.isMultiple(of: 2) {
      probe.solver.remove(number)
      broken.insert(index)
    }
    let errors = system.errors(at: variables.map { probe.solver.value(of: $0) }, without: broken)
    #expect(errors.map { ($0 * 1e6).rounded() / 1e6 } == system.leastErrors(without: broken))
  }

  @Test(arguments: (0..<300).map(System.init))
  func movingConstantsFindsTheBestSolution(system: System) {
    var probe = SolverProbe()
    var system = system
    let variables = (0..<System.size).map { _ in probe.variable(isNonNegative: system.seed.isMultiple(of: 2)) }
    var broken: Set<Int> = []
    var numbers: [(index: Int, number: Int)] = []
    for (index, constraint) in system.constraints.enumerated() {
      var expression = LinearExpression(constraint.constant)
      for (factor, variable) in zip(constraint.coefficients, variables) { expression = expression + variable * factor }
      switch probe.add(expression, constraint.relation, constraint.priority) {
      case .conflict: broken.insert(index)
      case .added(let number): numbers.append((index, number))
      }
    }
    var random = SeededNumbers(seed: system.seed)
    for _ in 0..<3 {
      for (index, number) in numbers where system.constraints[index].priority < 1000 {
        let difference = Double(Int.random(in: -60...60, using: &random))
        system.constraints[index].constant += difference
        probe.solver.shift(number, by: difference)
      }
      let errors = system.errors(at: variables.map { probe.solver.value(of: $0) }, without: broken)
      #expect(errors.map { ($0 * 1e6).rounded() / 1e6 } == system.leastErrors(without: broken))
    }
  }
}
