package import GalleyBase

extension CGAffineTransform {
  /// A transform of the engine.
  package init(_ transform: AffineTransformation) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}

extension AffineTransformation {
  /// A transform of Core Graphics.
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}
