package import Foundation
package import GalleyBase

extension CGPoint {
  /// Creates a point from one of the engine's.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// Creates a size from one of the engine's.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// Creates a rectangle from one of the engine's.
  package init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Point {
  /// Creates a point from one of Core Graphics'.
  package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
  /// Creates a size from one of Core Graphics'.
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  /// Creates a rectangle from one of Core Graphics'. Negative extents are made positive, as Core Graphics' own
  /// functions do.
  package init(_ rect: CGRect) {
    let rect = rect.standardized
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }

  /// Creates a rectangle from one of Core Graphics' without standardising it. Extents may be infinite.
  package init(unstandardized rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
