public import CoreGraphics
package import GalleyDrawing
package import GalleyViews
public import UIFoundation

extension UIView {
  /// Draws the view and its subviews, laid out where needed, into the current context.
  final func drawAll(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    context.withCanvas { peer.renderAlone(on: &$0) }
    context.restoreGState()
    return true
  }

  /// The drawing of the view and its subviews, laid out where needed.
  package final var displayList: DisplayList { EngineLock.locked { GalleyViews.displayList(of: peer) } }

  /// The picture of the view at a scale in pixels per point: the environment's if none is given.
  package final func picture(scale: CGFloat? = nil) -> Bitmap {
    EngineLock.locked {
      let list = displayList
      let context = peer.context
      return rasterize(list, size: peer.bounds.size, scale: scale ?? context.scale, with: context.typesetter)
    }
  }

  /// Returns a view that shows the receiver's present look.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIImageView(image: UIImage(picture(), scale: peer.context.scale))
    view.frame = bounds
    return view
  }
}
