package import GalleyBase

extension CGPath {
  /// Creates a path from the engine's path.
  package convenience init(_ path: Path) { self.init(outline: path) }
}

extension Path {
  /// Creates the engine's path from a Core Graphics path.
  package init(_ path: CGPath) { self = path.outline }
}
