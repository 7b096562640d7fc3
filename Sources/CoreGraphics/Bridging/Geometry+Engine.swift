package import Foundation
package import GalleyBase

extension CGPoint {
  /// Creates a point from the engine's point.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// Creates a size from the engine's size.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// Creates a rectangle from the engine's rectangle.
  package init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Point {
  /// Creates the engine's point from a Core Graphics point.
  package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
  /// Creates the engine's size from a Core Graphics size.
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  /// Creates the engine's rectangle from a Core Graphics rectangle. A negative width or height is
  /// made positive, as Core Graphics' own functions do.
  package init(_ rect: CGRect) {
    let rect = rect.standardized
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }

  /// Creates the engine's rectangle from a Core Graphics rectangle without standardising it. Width
  /// and height may be infinite.
  package init(unstandardized rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
