package import GalleyBase

extension CGAffineTransform {
  /// Creates a transform from one of the engine's.
  package init(_ transform: AffineTransformation) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}

extension AffineTransformation {
  /// Creates a transform from one of Core Graphics'.
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}
