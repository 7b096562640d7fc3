import CoreGraphics
import GalleyBase
import GalleyDrawing
import UIFoundation

extension CGRect {
  /// The rectangle as the engine's type, not standardised.
  var inEngine: Rect { Rect(unstandardized: self) }
}

extension CGPoint {
  /// The point as the engine's type.
  var inEngine: Point { Point(self) }
}

extension CGSize {
  /// The size as the engine's type.
  var inEngine: Size { Size(self) }
}

extension UIEdgeInsets {
  /// The insets as the engine's type.
  var inEngine: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
