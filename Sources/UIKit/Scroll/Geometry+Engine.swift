import CoreGraphics
import GalleyBase
import GalleyDrawing
import UIFoundation

extension CGRect {
  /// The rectangle for the engine, unchanged.
  var inEngine: Rect { Rect(unstandardized: self) }
}

extension CGPoint {
  /// The point for the engine.
  var inEngine: Point { Point(self) }
}

extension CGSize {
  /// The size for the engine.
  var inEngine: Size { Size(self) }
}

extension UIEdgeInsets {
  /// The insets for the engine.
  var inEngine: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
