package import GalleyBase

extension CGPath {
  /// Creates a path from one of the engine's.
  package convenience init(_ path: Path) { self.init(outline: path) }
}

extension Path {
  /// Creates a path from one of Core Graphics'.
  package init(_ path: CGPath) { self = path.outline }
}
