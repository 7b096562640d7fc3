extension View {
  /// True if the constraints leave the position or size of the view open. UIKit counterpart:
  /// `hasAmbiguousLayout`.
  package final var hasAmbiguousLayout: Bool {
    guard isPlacedByConstraints, self !== outermost else { return false }
    let root = outermost
    let program = root.solveConstraints(size: .present, last: root.constraintState?.solution).program
    guard let placed = program.placed.first(where: { $0.item.view === self }) else { return false }
    return placed.isOpen(SolvedProgram(program).solver.openSymbols())
  }
}

extension View {
  /// The views in the tree whose frames are left open by the constraints, superviews first. Each
  /// comes with the axes along which its length is open.
  ///
  /// This is the outermost view.
  package final var viewsWithAmbiguousLayout: [(view: View, openLengths: [LayoutAxis])] {
    guard usesConstraints else { return [] }
    let program = solveConstraints(size: .present, last: constraintState?.solution).program
    let open = SolvedProgram(program).solver.openSymbols()
    return program.placed.compactMap { placed in
      guard let view = placed.item.view, view !== self, placed.isOpen(open) else { return nil }
      return (view, placed.openLengths(open))
    }
  }
}

extension LayoutProgram.Placed {
  /// Returns true if the rectangle's position or size depends on an open variable. `open` is true
  /// at the index of each variable whose value the constraints leave open.
  fileprivate func isOpen(_ open: [Bool]) -> Bool {
    [box.x, box.y, box.width, box.height].contains { $0.isOpen(open) }
  }

  /// Returns the axes along which the rectangle's length depends on an open variable. `open` is
  /// true at the index of each such variable.
  fileprivate func openLengths(_ open: [Bool]) -> [LayoutAxis] {
    [LayoutAxis.horizontal, .vertical].filter { box.extent(along: $0).length.isOpen(open) }
  }
}

extension LinearExpression {
  /// Returns true if the expression contains an open variable. `open` is true at the index of each
  /// variable that could have another value.
  fileprivate func isOpen(_ open: [Bool]) -> Bool { terms.contains { open[$0.symbol] } }
}

extension Simplex {
  /// Returns an element for each of the solver's symbols (variables, slacks and errors). An element
  /// is true if the symbol could have another value while all constraints hold equally well.
  func openSymbols() -> [Bool] {
    // The part of each expression in symbols that could grow; nil if there is none, as in a determined layout.
    var freeParts = [LinearExpression?](repeating: nil, count: kinds.count)
    for symbol in kinds.indices where rows[symbol] == nil && kinds[symbol] != .dummy && isFree(symbol) {
      freeParts[symbol] = LinearExpression(LinearVariable(index: symbol))
    }
    var isOpen = freeParts.map { $0 != nil }
    // A part is released once no expression needs it: in an open chain, the part of the last view names all views
    // before it.
    var uses = [Int](repeating: 0, count: kinds.count)
    for row in rows { row?.terms.forEach { uses[$0.symbol] += 1 } }
    for basic in basicSymbols() {
      var sum = LinearExpression()
      for term in rows[basic]?.terms ?? [] {
        if let part = freeParts[term.symbol] { sum.add(part, times: term.coefficient) { _ in } }
        uses[term.symbol] -= 1
        if uses[term.symbol] == 0 { freeParts[term.symbol] = nil }
      }
      isOpen[basic] = !sum.isConstant
      if uses[basic] > 0, isOpen[basic] { freeParts[basic] = sum }
    }
    return isOpen
  }

  /// Returns true if a symbol that is now zero could grow without violating a constraint or raising
  /// an objective. An objective is a sum of errors that the solver minimises.
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
