/// A matrix of two columns with two numbers each.
public struct SquareMatrix2<Scalar: BinaryFloatingPoint & SIMDScalar>: SquareMatrix {
  /// The columns of the matrix.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>) = (.zero, .zero)

  public init() {}

  /// Creates a matrix from its columns.
  public init(_ first: SIMD2<Scalar>, _ second: SIMD2<Scalar>) { columns = (first, second) }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

  public subscript(column: Int) -> SIMD2<Scalar> {
    get { column == 0 ? columns.0 : columns.1 }
    set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
  }

  public static func == (left: Self, right: Self) -> Bool { left.columns == right.columns }
}

/// A matrix of three columns with three numbers each.
public struct SquareMatrix3<Scalar: BinaryFloatingPoint & SIMDScalar>: SquareMatrix {
  /// The columns of the matrix.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) = (.zero, .zero, .zero)

  public init() {}

  /// Creates a matrix from its columns.
  public init(_ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>, _ third: SIMD3<Scalar>) {
    columns = (first, second, third)
  }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }

  public subscript(column: Int) -> SIMD3<Scalar> {
    get { [columns.0, columns.1, columns.2][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  public static func == (left: Self, right: Self) -> Bool { left.columns == right.columns }
}

/// A matrix of four columns with four numbers each.
public struct SquareMatrix4<Scalar: BinaryFloatingPoint & SIMDScalar>: SquareMatrix {
  /// The columns of the matrix.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>) = (.zero, .zero, .zero, .zero)

  public init() {}

  /// Creates a matrix from its columns.
  public init(_ first: SIMD4<Scalar>, _ second: SIMD4<Scalar>, _ third: SIMD4<Scalar>, _ fourth: SIMD4<Scalar>) {
    columns = (first, second, third, fourth)
  }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }

  public subscript(column: Int) -> SIMD4<Scalar> {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  public static func == (left: Self, right: Self) -> Bool { left.columns == right.columns }
}

public typealias float2x2 = SquareMatrix2<Float>
public typealias float3x3 = SquareMatrix3<Float>
public typealias float4x4 = SquareMatrix4<Float>
public typealias double2x2 = SquareMatrix2<Double>
public typealias double3x3 = SquareMatrix3<Double>
public typealias double4x4 = SquareMatrix4<Double>
public typealias simd_float2x2 = SquareMatrix2<Float>
public typealias simd_float3x3 = SquareMatrix3<Float>
public typealias simd_float4x4 = SquareMatrix4<Float>
public typealias simd_double2x2 = SquareMatrix2<Double>
public typealias simd_double3x3 = SquareMatrix3<Double>
public typealias simd_double4x4 = SquareMatrix4<Double>
public typealias matrix_float3x3 = SquareMatrix3<Float>
public typealias matrix_float4x4 = SquareMatrix4<Float>
public typealias matrix_double4x4 = SquareMatrix4<Double>

/// The identity matrix of order 3, in single precision.
public let matrix_identity_float3x3 = float3x3(1)
/// The identity matrix of order 4, in single precision.
public let matrix_identity_float4x4 = float4x4(1)
/// The identity matrix of order 3, in double precision.
public let matrix_identity_double3x3 = double3x3(1)
/// The identity matrix of order 4, in double precision.
public let matrix_identity_double4x4 = double4x4(1)

/// Returns the product of two matrices. It is the C name of the operator `*`.
public func simd_mul<M: SquareMatrix>(_ left: M, _ right: M) -> M { left * right }
/// Returns the product of a matrix and a column. It is the C name of the operator `*`.
public func simd_mul<M: SquareMatrix>(_ left: M, _ right: M.Column) -> M.Column { left * right }
/// Returns the inverse of a matrix. It is the C name of `inverse`.
public func simd_inverse<M: SquareMatrix>(_ matrix: M) -> M { matrix.inverse }
/// Returns the transpose of a matrix. It is the C name of `transpose`.
public func simd_transpose<M: SquareMatrix>(_ matrix: M) -> M { matrix.transpose }
/// Returns the determinant of a matrix. It is the C name of `determinant`.
public func simd_determinant<M: SquareMatrix>(_ matrix: M) -> M.Column.Scalar { matrix.determinant }
