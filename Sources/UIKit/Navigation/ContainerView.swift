import CoreGraphics
import Foundation
import UIFoundation

/// The view of a container, which lays out by asking its controller.
final class ContainerView: UIView {
  var layOut: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }
}
