extension View {
  /// True if constraints leave the frame open. UIKit counterpart: `hasAmbiguousLayout`.
  package final var hasAmbiguousLayout: Bool {
    guard isPlacedByConstraints, self !== outermost else { return false }
    let root = outermost
    let program = root.solveConstraints(size: .present, last: root.constraintState?.solution).program
    let solver = SolvedProgram(program).solver
    guard let placed = program.placed.first(where: { $0.item.view === self }) else { return false }
    return placed.isOpen(in: solver)
  }
}

extension View {
  /// The views in the tree whose frames constraints leave open, superviews first. This is the outermost view.
  package final var viewsWithAmbiguousLayout: [View] {
    guard usesConstraints else { return [] }
    let program = solveConstraints(size: .present, last: constraintState?.solution).program
    let solver = SolvedProgram(program).solver
    return program.placed.compactMap { placed in
      guard let view = placed.item.view, view !== self, placed.isOpen(in: solver) else { return nil }
      return view
    }
  }
}

extension LayoutProgram.Placed {
  /// True if a length of the box could be another.
  fileprivate func isOpen(in solver: Simplex) -> Bool {
    [box.x, box.y, box.width, box.height].contains { length in
      length.terms.contains { solver.isOpen($0.symbol) }
    }
  }
}

extension Simplex {
  /// True if a variable could have another value without any constraint being met less well.
  func isOpen(_ symbol: Int) -> Bool {
    guard let row = rows[symbol] else { return isFree(symbol) }
    return expanded(row).terms.contains { kinds[$0.symbol] != .dummy && isFree($0.symbol) }
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
