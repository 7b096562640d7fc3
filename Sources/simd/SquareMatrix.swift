/// A matrix of as many rows as columns.
public protocol SquareMatrix: Equatable, CustomDebugStringConvertible {
  /// A column, or a row.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

  /// The matrix whose components are all 0.
  init()

  /// A column, counted from 0.
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  /// The number of rows and of columns.
  static var order: Int { Column.scalarCount }

  /// A matrix of as many columns as it has.
  public init(_ columns: [Column]) {
    precondition(columns.count == Self.order, "a matrix of \(Self.order) columns was given \(columns.count)")
    self.init()
    for (number, column) in columns.enumerated() { self[number] = column }
  }

  /// A matrix of as many rows as it has.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// A matrix that is 0 apart from its diagonal.
  public init(diagonal: Column) {
    self.init()
    for number in 0..<Self.order { self[number][number] = diagonal[number] }
  }

  /// A matrix whose diagonal has one number, and that is 0 elsewhere.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// A component.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix whose rows are the columns of this one.
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.order {
      for row in 0..<Self.order { result[row][column] = self[column][row] }
    }
    return result
  }

  /// The determinant.
  public var determinant: Column.Scalar { eliminated().determinant }

  /// The matrix that undoes this one. Of one that cannot be undone, it has components that are not numbers.
  public var inverse: Self { eliminated().inverse }

  /// Eliminates columns by sums of them, the greatest component of a row first.
  private func eliminated() -> (determinant: Column.Scalar, inverse: Self) {
    var left = self, right = Self(1)
    var determinant: Column.Scalar = 1
    for row in 0..<Self.order {
      let pivot = (row..<Self.order).max { left[$0][row].magnitude < left[$1][row].magnitude } ?? row
      if pivot != row {
        (left[row], left[pivot]) = (left[pivot], left[row])
        (right[row], right[pivot]) = (right[pivot], right[row])
        determinant = -determinant
      }
      let factor = left[row][row]
      determinant *= factor
      left[row] /= factor
      right[row] /= factor
      for column in 0..<Self.order where column != row {
        let share = left[column][row]
        left[column] -= share * left[row]
        right[column] -= share * right[row]
      }
      if factor == 0 { return (0, right) }
    }
    return (determinant, right)
  }

  private func combined(_ other: Self, _ combine: (Column, Column) -> Column) -> Self {
    Self((0..<Self.order).map { combine(self[$0], other[$0]) })
  }

  /// Returns a sum.
  public static func + (left: Self, right: Self) -> Self { left.combined(right, +) }
  /// Returns a difference.
  public static func - (left: Self, right: Self) -> Self { left.combined(right, -) }
  /// Returns the negative.
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }
  /// Returns a multiple.
  public static func * (left: Column.Scalar, right: Self) -> Self {
    right.combined(right) { column, _ in left * column }
  }
  /// Returns a multiple.
  public static func * (left: Self, right: Column.Scalar) -> Self { right * left }
  /// Returns the product with a column.
  public static func * (left: Self, right: Column) -> Column {
    (0..<order).reduce(Column()) { $0 + right[$1] * left[$1] }
  }
  /// Returns the product of a row.
  public static func * (left: Column, right: Self) -> Column { right.transpose * left }
  /// Returns a product.
  public static func * (left: Self, right: Self) -> Self { Self((0..<order).map { left * right[$0] }) }
  /// Multiplies.
  public static func *= (left: inout Self, right: Self) { left = left * right }
  /// Adds.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts.
  public static func -= (left: inout Self, right: Self) { left = left - right }

  public var debugDescription: String { "\((0..<Self.order).map { self[$0] })" }
}
