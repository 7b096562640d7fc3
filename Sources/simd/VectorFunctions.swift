/// Returns the dot product of two vectors.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x * y).sum() }

/// Returns the square of a vector's length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { dot(x, x) }

/// Returns the length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { dot(x, x).squareRoot() }

/// Returns the square of the distance between two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  length_squared(x - y)
}

/// Returns the distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length(x - y) }

/// Returns the vector with the same direction and a length of 1. For the zero vector all components
/// of the result are NaN.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x / length(x) }

/// Returns the cross product of two vectors.
public func cross<Scalar: BinaryFloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the cross product of two vectors in the plane z = 0.
public func cross<Scalar: BinaryFloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// Returns the component-wise minimum of two vectors.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// Returns the component-wise maximum of two vectors.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// Returns the vector with each component limited to the range between the corresponding components
/// of `min` and `max`.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// Returns the absolute values of the components.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.replacing(with: -x, where: x .< 0) }

/// Returns a linear interpolation between two vectors. Each component has its own fraction `t`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: BinaryFloatingPoint { x + t * (y - x) }

/// Returns a linear interpolation between two vectors at the fraction `t`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { x + t * (y - x) }

/// Returns a vector reflected by a plane with the normal `n`, which must have a length of 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: BinaryFloatingPoint { x - 2 * dot(x, n) * n }

/// Returns the dot product of two vectors. It is the C name of `dot`.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { dot(x, y) }
/// Returns the length of a vector. It is the C name of `length`.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length(x) }
/// Returns the square of a vector's length. It is the C name of `length_squared`.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length_squared(x) }
/// Returns the distance between two points. It is the C name of `distance`.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { distance(x, y) }
/// Returns the square of the distance between two points. It is the C name of `distance_squared`.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  distance_squared(x, y)
}
/// Returns the vector with the same direction and a length of 1. It is the C name of `normalize`.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { normalize(x) }
/// Returns the cross product of two vectors. It is the C name of `cross`.
public func simd_cross<Scalar: BinaryFloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  cross(x, y)
}
/// Returns the component-wise minimum of two vectors. It is the C name of `min`.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// Returns the component-wise maximum of two vectors. It is the C name of `max`.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// Returns the vector with each component limited to the range between the corresponding components
/// of two other vectors. It is the C name of `clamp`.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  clamp(x, min: min, max: max)
}
/// Returns a linear interpolation between two vectors. It is the C name of `mix`.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: BinaryFloatingPoint { mix(x, y, t: t) }
