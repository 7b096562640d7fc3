extension View {
  /// True if constraints leave the frame open. UIKit counterpart: `hasAmbiguousLayout`.
  package final var hasAmbiguousLayout: Bool {
    guard isPlacedByConstraints, self !== outermost else { return false }
    let root = outermost
    let program = root.solveConstraints(size: .present, last: root.constraintState?.solution).program
    guard let placed = program.placed.first(where: { $0.item.view === self }) else { return false }
    return placed.isOpen(SolvedProgram(program).solver.openSymbols())
  }
}

extension View {
  /// The views in the tree whose frames constraints leave open, superviews first. This is the outermost view.
  package final var viewsWithAmbiguousLayout: [View] {
    guard usesConstraints else { return [] }
    let program = solveConstraints(size: .present, last: constraintState?.solution).program
    let open = SolvedProgram(program).solver.openSymbols()
    return program.placed.compactMap { placed in
      guard let view = placed.item.view, view !== self, placed.isOpen(open) else { return nil }
      return view
    }
  }
}

extension LayoutProgram.Placed {
  /// True if a length of the box could be another.
  fileprivate func isOpen(_ open: [Bool]) -> Bool {
    [box.x, box.y, box.width, box.height].contains { length in length.terms.contains { open[$0.symbol] } }
  }
}

extension Simplex {
  /// For each symbol, true if it could have another value without any constraint being met less well.
  func openSymbols() -> [Bool] {
    // What a symbol's value depends on, of those that could grow: nothing, in a layout that is determined.
    var parts = [LinearExpression?](repeating: nil, count: kinds.count)
    for symbol in kinds.indices where rows[symbol] == nil && kinds[symbol] != .dummy && isFree(symbol) {
      parts[symbol] = LinearExpression(LinearVariable(index: symbol))
    }
    for basic in basicSymbols() {
      let row = rows[basic] ?? LinearExpression()
      parts[basic] = row.terms.reduce(into: nil) { sum, term in
        guard let part = parts[term.symbol] else { return }
        var whole = sum ?? LinearExpression()
        whole.add(part, times: term.coefficient) { _ in }
        sum = whole.isConstant ? nil : whole
      }
    }
    return parts.map { $0 != nil }
  }

  /// True if a symbol that is zero could grow without cost.
  private func isFree(_ symbol: Int) -> Bool {
    let costs = objectives.contains { $0.expression.coefficient(of: symbol) != 0 }
    let isBounded = columns[symbol].contains { basic in
      guard kinds[basic] == .restricted, let row = rows[basic] else { return false }
      let coefficient = row.coefficient(of: symbol)
      return coefficient < 0 && row.constant / -coefficient <= Self.leastValue
    }
    return !costs && !isBounded
  }
}
