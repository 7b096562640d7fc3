import TestSupport
import Testing

@testable import GalleyViews

/// Which variables of a solved system could have another value.
@Suite struct OpenSymbolTests {
  /// Told by pulling: the weakest constraint of all moves a variable that is open, and no other.
  @Test(arguments: 0..<SeededRuns.count(40)) func openIsWhatTheWeakestConstraintMoves(seed: Int) {
    for number in 10 * seed..<10 * (seed + 1) {
      var (probe, variables) = randomSystem(seed: number)
      probe.solver.finish()
      let open = probe.solver.openSymbols()
      for variable in variables {
        let value = probe.solver.value(of: variable)
        let moves = [-1.0, 1].contains { pull in
          var pulled = probe
          pulled.add(variable + -(value + pull), .equal, 0.5)
          return abs(pulled.solver.value(of: variable) - value) > 1e-6
        }
        #expect(open[variable.terms[0].symbol] == moves, "seed \(number), variable \(variable.terms[0].symbol)")
      }
    }
  }

  /// The distance of two open edges is determined: what moves both is told from what moves one.
  @Test func aWidthBetweenOpenEdgesIsNotOpen() {
    var probe = SolverProbe()
    let (left, right, width) = (probe.variable(), probe.variable(), probe.variable())
    probe.add(right - left + -30, .equal)
    probe.add(width - right + left, .equal)
    let open = probe.solver.openSymbols()
    #expect([left, right, width].map { open[$0.terms[0].symbol] } == [true, true, false])
  }

  /// A few variables, and constraints on two or three of them, some like edges and sizes of views.
  private func randomSystem(seed: Int) -> (SolverProbe, [LinearExpression]) {
    var numbers = SeededNumbers(seed: 31_000 + seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    var probe = SolverProbe()
    let variables = (0..<number(3...7)).map { _ in probe.variable(isNonNegative: number(0...2) == 0) }
    for _ in 0..<number(1...variables.count + 1) {
      var sum = LinearExpression(Double(number(-20...20)))
      for _ in 0..<number(1...3) {
        sum = sum + variables[number(0...variables.count - 1)] * [-1, 1, 2, 0.5][number(0...3)]
      }
      if sum.isConstant { continue }
      let relation: LayoutRelation = [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][number(0...4)]
      probe.add(sum, relation, [1000, 1000, 750, 250][number(0...3)])
    }
    return (probe, variables)
  }
}
