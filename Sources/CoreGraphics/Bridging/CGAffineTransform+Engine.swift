package import GalleyBase

extension CGAffineTransform {
  /// Creates a transform from the engine's transform.
  package init(_ transform: AffineTransformation) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}

extension AffineTransformation {
  /// Creates the engine's transform from a Core Graphics transform.
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}
