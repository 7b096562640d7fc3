import CoreGraphics
import Foundation
import UIFoundation

/// The view of a container view controller. The controller supplies the closure that lays it out.
final class ContainerView: UIView {
  var layOut: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }
}
