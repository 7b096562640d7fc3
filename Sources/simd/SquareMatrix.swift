/// A matrix with the same number of rows and columns.
public protocol SquareMatrix: Equatable, CustomDebugStringConvertible {
  /// The type of a column or a row.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

  /// Creates the matrix whose components are all 0.
  init()

  /// The column at an index, counted from 0.
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  /// The number of rows, which is also the number of columns.
  static var order: Int { Column.scalarCount }

  /// Creates a matrix from its columns. Their number must be `order`.
  public init(_ columns: [Column]) {
    precondition(columns.count == Self.order, "a matrix of \(Self.order) columns was given \(columns.count)")
    self.init()
    for (number, column) in columns.enumerated() { self[number] = column }
  }

  /// Creates a matrix from its rows. Their number must be `order`.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// Creates a diagonal matrix from the components of its diagonal.
  public init(diagonal: Column) {
    self.init()
    for number in 0..<Self.order { self[number][number] = diagonal[number] }
  }

  /// Creates a diagonal matrix whose diagonal components are all equal to a number.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// The component in a column and a row, counted from 0.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transpose, whose rows are the columns of this matrix.
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.order {
      for row in 0..<Self.order { result[row][column] = self[column][row] }
    }
    return result
  }

  /// The determinant of the matrix.
  public var determinant: Column.Scalar { eliminated().determinant }

  /// The inverse of the matrix. If there is no inverse, the result has components that are NaN or
  /// infinite.
  public var inverse: Self { eliminated().inverse }

  /// Returns the determinant and the inverse by Gaussian elimination. In each row the pivot is the
  /// component with the largest magnitude.
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

  /// Returns the sum of two matrices.
  public static func + (left: Self, right: Self) -> Self { left.combined(right, +) }
  /// Returns the difference of two matrices.
  public static func - (left: Self, right: Self) -> Self { left.combined(right, -) }
  /// Returns the matrix with the opposite sign.
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }
  /// Returns the product of a number and a matrix.
  public static func * (left: Column.Scalar, right: Self) -> Self {
    right.combined(right) { column, _ in left * column }
  }
  /// Returns the product of a matrix and a number.
  public static func * (left: Self, right: Column.Scalar) -> Self { right * left }
  /// Returns the product of a matrix and a column.
  public static func * (left: Self, right: Column) -> Column {
    (0..<order).reduce(Column()) { $0 + right[$1] * left[$1] }
  }
  /// Returns the product of a row and a matrix.
  public static func * (left: Column, right: Self) -> Column { right.transpose * left }
  /// Returns the product of two matrices.
  public static func * (left: Self, right: Self) -> Self { Self((0..<order).map { left * right[$0] }) }
  /// Multiplies the left matrix by the right one.
  public static func *= (left: inout Self, right: Self) { left = left * right }
  /// Adds the right matrix to the left one.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts the right matrix from the left one.
  public static func -= (left: inout Self, right: Self) { left = left - right }

  public var debugDescription: String { "\((0..<Self.order).map { self[$0] })" }
}
