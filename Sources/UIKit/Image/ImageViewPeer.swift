import CoreGraphics
import GalleyBase
import GalleyDrawing
package import GalleyViews

/// The engine's image view behind a `UIImageView`.
package final class ImageViewPeer: ImageView {
  /// Shows an image of the given size in points; nil removes the image.
  func show(_ bitmap: Bitmap?, size: Size) {
    let hasNewSize = size != intrinsicContentSize
    image = bitmap
    imageSize = size
    if hasNewSize { contentSizeChanged() }
  }
}

extension UIView.ContentMode {
  /// The engine's value for the content mode.
  var inEngine: ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
