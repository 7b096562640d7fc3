import GalleyBase

/// A layout program with the values that the solver found for its variables.
struct SolvedProgram {
  private(set) var constraints: [LinearConstraint]
  private(set) var conflicts: [ConstraintConflict] = []
  private(set) var solver = Simplex()
  /// The solver's numbers for the constraints, by index; nil for a constraint that was broken.
  private var numbers: [Int?] = []

  /// Solves a program without earlier values, so that the result depends only on the program.
  init(_ program: LayoutProgram) {
    constraints = program.constraints
    for isNonNegative in program.variables { _ = solver.makeVariable(isNonNegative: isNonNegative) }
    for index in constraints.indices { numbers.append(add(program, at: index)) }
    solver.finish()
  }

  /// Adapts the solution to a program that differs only in its constants. Returns false for any
  /// other program.
  /// - Returns: False if the program differs otherwise; the solution is then invalid.
  mutating func update(to program: LayoutProgram) -> Bool {
    guard constraints.count == program.constraints.count else { return false }
    let changed = constraints.indices.filter { constraints[$0] != program.constraints[$0] }
    let isAlike = changed.allSatisfy { index in
      let (old, new) = (constraints[index], program.constraints[index])
      return old.expression.terms == new.expression.terms && old.relation == new.relation
        && old.priority == new.priority && numbers[index] != nil
    }
    guard isAlike, conflicts.isEmpty else { return false }
    for index in changed {
      guard let number = numbers[index] else { continue }
      let new = program.constraints[index]
      if new.isRequired {
        solver.remove(number)
        numbers[index] = add(program, at: index)
        solver.finish()
      } else {
        solver.shift(number, by: new.expression.constant - constraints[index].expression.constant)
      }
    }
    constraints = program.constraints
    return true
  }

  private mutating func add(_ program: LayoutProgram, at index: Int) -> Int? {
    switch solver.addWithoutOptimizing(program.constraints[index]) {
    case .added(let number): return number
    case .conflict(let numbers):
      let others = self.numbers.indices.filter { self.numbers[$0].map(numbers.contains) ?? false }
      let known = others.compactMap { program.constraint(at: $0) }
      guard let broken = program.constraint(at: index) else { return nil }
      conflicts.append(
        ConstraintConflict(constraints: known + [broken], involvesFixedFrames: known.count < others.count))
      return nil
    }
  }
}

extension LayoutProgram {
  /// Returns the constraint object from which the linear constraint at `index` was made; nil if it
  /// follows from a view's content or a rule of the layout.
  func constraint(at index: Int) -> LayoutConstraint? {
    if case .constraint(let constraint) = sources[index] { constraint } else { nil }
  }

  /// Returns the frames of the placed views and guides, in the coordinates of their superviews.
  ///
  /// Edges are rounded to pixels, halves up, relative to the nearest view that constraints do not place. So touching
  /// views stay in touch, and a length of whole pixels keeps its size. UIKit rounds frames to pixels too.
  func frames(_ solver: Simplex, scale: Double) -> [Rect] {
    let grid = PixelGrid(scale: scale)
    let values = solver.values()
    var origins: [(exact: Point, rounded: Point)] = []
    return placed.map { placed in
      var (exact, rounded) = placed.parent.map { origins[$0] } ?? (.zero, .zero)
      if placed.parent != nil, let scrolled = placed.container?.bounds.origin {
        exact = Point(x: exact.x - scrolled.x, y: exact.y - scrolled.y)
        rounded = Point(x: rounded.x - scrolled.x, y: rounded.y - scrolled.y)
      }
      let origin = Point(x: exact.x + placed.box.x.value(values), y: exact.y + placed.box.y.value(values))
      let left = grid.round(origin.x)
      let top = grid.round(origin.y)
      let right = grid.round(origin.x + placed.box.width.value(values))
      let bottom = grid.round(origin.y + placed.box.height.value(values))
      origins.append((origin, Point(x: left, y: top)))
      return Rect(x: left - rounded.x, y: top - rounded.y, width: right - left, height: bottom - top)
    }
  }
}

extension LayoutProgram.Placed {
  /// The view whose coordinates the rectangle uses: the superview of a view, or the owner of a
  /// guide.
  var container: View? { item.view?.superview ?? item.guide?.owner }
}
