import Testing
import simd

@Suite struct SIMDTests {
  @Test func vectorsHaveLengthsAndDirections() {
    let x = double3(3, 4, 0)
    #expect(length(x) == 5)
    #expect(simd_normalize(x) == double3(0.6, 0.8, 0))
    #expect(dot(x, double3(1, 1, 1)) == 7)
    #expect(cross(double3(1, 0, 0), double3(0, 1, 0)) == double3(0, 0, 1))
    #expect(distance(float2(1, 1), float2(4, 5)) == 5)
    #expect(mix(double2(0, 2), double2(4, 6), t: 0.25) == double2(1, 3))
    #expect(clamp(double2(-1, 9), min: double2(0, 0), max: double2(4, 4)) == double2(0, 4))
    #expect(abs(double2(-1, 2)) == double2(1, 2))
    #expect(reflect(double2(1, -1), n: double2(0, 1)) == double2(1, 1))
  }

  @Test func rowsAndColumnsAreDistinct() {
    let rows = double3x3(rows: [double3(1, 2, 3), double3(4, 5, 6), double3(7, 8, 10)])
    #expect(rows[0] == double3(1, 4, 7))
    #expect(rows[2, 1] == 6)
    #expect(rows.transpose.columns.0 == double3(1, 2, 3))
    #expect(rows * double3(1, 0, 0) == double3(1, 4, 7))
    #expect(double3(1, 0, 0) * rows == double3(1, 2, 3))
    #expect(abs(rows.determinant + 3) < 1e-12)
  }

  /// The matrix and its inverse, and the determinants of products, of seeded numbers.
  @Test(arguments: 0..<20) func inversesUndo(seed: Int) {
    var state = UInt64(seed * 2_654_435_761 + 1)
    func number() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 23) - 1
    }
    func matrix() -> double4x4 { double4x4((0..<4).map { _ in double4(number(), number(), number(), number()) }) }
    let (a, b) = (matrix(), matrix())
    let error = a * a.inverse - matrix_identity_double4x4
    for column in 0..<4 { #expect(length(error[column]) < 1e-9) }
    #expect(Swift.abs((a * b).determinant - a.determinant * b.determinant) < 1e-9)
    #expect((a * b).inverse.columns.0.x.isFinite)
  }

  @Test func singularMatricesInvertToNaN() {
    let flat = float2x2(diagonal: float2(1, 0))
    #expect(flat.determinant == 0)
    #expect(!flat.inverse[1].y.isFinite)
    #expect(-2 * simd_float2x2(1) == float2x2(-2))
  }
}
