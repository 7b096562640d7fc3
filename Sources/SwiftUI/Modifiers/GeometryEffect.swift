/// A transform that changes how a view is drawn but not its layout.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a view of the given size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect unchanged.
  public func ignoredByLayout() -> Self { self }
}

/// A projective transform, as a matrix of three rows.
public struct ProjectionTransform: Equatable, Sendable {
  /// The elements of the matrix.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  /// Creates the identity transform.
  public init() {}
  /// Creates a transform from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  /// True for the identity transform.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// True for an affine transform.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// Returns this transform followed by another one. Only the affine parts are combined (Galley's
  /// choice).
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(rhs.affine))
  }
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// Draws the content with the transform of a geometry effect.
nonisolated struct GeometryEffectModifier: UnaryModifier {
  typealias Body = Never
  let value: (CGSize) -> ProjectionTransform

  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    let environment = item.environment
    item.drawContained(placing, in: frame, on: surface) {
      $0.transform(value(frame.size).affine, around: .zero, environment)
    }
  }
}

extension View {
  /// Draws the view with a transform. Only the affine part of the transform is drawn.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(GeometryEffectModifier { _ in transform })
  }
}
