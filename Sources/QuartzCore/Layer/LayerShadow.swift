import CoreGraphics
import Foundation
import GalleyBase
import GalleyViews

/// The shadow of a layer, as given by its shadow properties.
package struct LayerShadow {
  var color: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3
  var path: CGPath?

  /// The shadow for the engine; nil if no shadow is drawn.
  fileprivate var drawn: ViewShadow? {
    guard opacity > 0, let color else { return nil }
    return ViewShadow(
      color: Color(color.copy(alpha: color.alpha * CGFloat(min(opacity, 1))) ?? color), offset: Size(offset),
      radius: Double(radius), path: path.map { Path($0) })
  }
}

extension CALayer {
  /// Changes the shadow and updates the peer.
  final func changeShadow(_ change: (inout LayerShadow) -> Void) {
    change(&shadowState)
    peer.shadow = shadowState.drawn
  }
}
