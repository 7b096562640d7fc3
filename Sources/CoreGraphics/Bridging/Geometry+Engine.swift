package import Foundation
package import GalleyBase

extension CGPoint {
  /// A point of the engine.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// A size of the engine.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// A rectangle of the engine.
  package init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Point {
  /// A point of Core Graphics.
  package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
  /// A size of Core Graphics.
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  /// A rectangle of Core Graphics. Negative extents are turned round, as Core Graphics' own functions do.
  package init(_ rect: CGRect) {
    let rect = rect.standardized
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }

  /// A rectangle of Core Graphics as it is. Extents may be infinite.
  package init(unstandardized rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
