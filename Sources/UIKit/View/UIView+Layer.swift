import Foundation
import QuartzCore
import UIFoundation

extension UIView {
  /// The table for creating layers. It is for `NSObject`, since the `init()` of layers overrides
  /// `NSObject`'s.
  private static let layers = ClassTable(of: NSObject.self)

  /// Returns a new layer of the view's layer class.
  final func makeLayer(of type: AnyClass) -> CALayer {
    guard let type = type as? CALayer.Type else {
      preconditionFailure("layerClass of \(Self.self) is \(type); it must be CALayer or a subclass of it")
    }
    if type == CALayer.self { return CALayer() }
    return UIView.layers.make(type) as! CALayer
  }
}

extension CGFloat {
  /// The number as text in descriptions, without a fraction if it is whole.
  var plain: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self)) }
}
