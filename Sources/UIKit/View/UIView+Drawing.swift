import CoreGraphics
import GalleyBase
package import GalleyDrawing
import GalleyViews
import UIFoundation

extension UIView {
  /// Lays out the view and its subviews if needed, and draws them into the current context. Returns
  /// false if there is no current context.
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

  /// Returns a picture of the view and its subviews on a transparent background. The views are
  /// first laid out if needed. The size of the picture is rounded up to whole pixels.
  /// - Parameter scale: in pixels per point; nil means that of the view's traits.
  package final func picture(scale: CGFloat? = nil) -> Bitmap {
    EngineLock.withLock {
      layoutIfNeeded()
      let list = displayList(of: peer)
      let scale = scale ?? peer.context.scale
      let grid = PixelGrid(scale: scale)
      let size = PixelSize(
        width: Int((grid.ceil(peer.bounds.width) * scale).rounded()),
        height: Int((grid.ceil(peer.bounds.height) * scale).rounded()))
      do {
        return try rasterize(
          list, size: size, scale: scale, background: .clear, typesetter: peer.context.typesetter)
      } catch {
        preconditionFailure(
          "a picture of \(type(of: self)) is too large, \(size.width) × \(size.height) pixels: "
            + "make the view smaller, or draw it at a smaller scale")
      }
    }
  }

  /// Returns a view that shows a snapshot of this view.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIImageView(image: UIImage(picture(), scale: peer.context.scale))
    view.frame = bounds
    return view
  }
}
