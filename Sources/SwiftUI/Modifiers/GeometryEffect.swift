/// A change of a view's points that does not change the layout.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The change of the points of a view of a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect itself.
  public func ignoredByLayout() -> Self { self }
}

/// A change of points, by a matrix of three rows.
public struct ProjectionTransform: Equatable, Sendable {
  /// The matrix's numbers.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  /// No change.
  public init() {}
  /// A change of the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  /// True if nothing changes.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// True if the change is one of the plane.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// This change, then another. Only changes of the plane are put together (a choice).
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(rhs.affine))
  }
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// Draws the content by a geometry effect.
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
  /// Draws the view by a change of its points. A change out of the plane is drawn as far as it is in it.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(GeometryEffectModifier { _ in transform })
  }
}
