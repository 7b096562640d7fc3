package import GalleyBase

extension CGPath {
  /// A path of the engine.
  package convenience init(_ path: Path) { self.init(outline: path) }
}

extension Path {
  /// A path of Core Graphics.
  package init(_ path: CGPath) { self = path.outline }
}
