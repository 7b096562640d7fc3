public import Foundation

/// The components of a transform as a sequence of operations: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale factors along the axes.
  public var scale: CGSize
  /// The shear along the x axis.
  public var horizontalShear: CGFloat
  /// The rotation, in radians.
  public var rotation: CGFloat
  /// The translation along the axes.
  public var translation: CGVector

  /// Creates the components of the identity transform.
  public init() { self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero) }

  /// Creates components with these values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the transform that has these components.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the components of the transform.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let rotation = atan2(b, a)
    let unturned = concatenating(CGAffineTransform(rotationAngle: -rotation))
    let height = unturned.d
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : unturned.c / height,
      rotation: rotation, translation: CGVector(dx: tx, dy: ty))
  }
}
