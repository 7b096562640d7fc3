import Foundation
import QuartzCore
import UIFoundation

extension UIView {
  /// `init()` of layers overrides NSObject's, which has the entry in the table.
  private static let layers = ClassTable(of: NSObject.self)

  /// Returns a layer of the class that a view asks for.
  final func makeLayer(of type: AnyClass) -> CALayer {
    guard let type = type as? CALayer.Type else {
      preconditionFailure("layerClass of \(Self.self) is \(type); it must be CALayer or a subclass of it")
    }
    if type == CALayer.self { return CALayer() }
    return UIView.layers.make(type) as! CALayer
  }
}

extension CGFloat {
  /// The number as descriptions write it: without a fraction if it has none.
  var plain: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self)) }
}
