import CoreGraphics
import GalleyBase
import GalleyDrawing
import GalleyViews
import UIFoundation

/// The image that is the content of a layer.
struct LayerPicture {
  private let bitmap: Bitmap
  private let size: Size

  /// Creates the picture from `contents`, which is a CGImage or a UIImage; nil for any other value.
  init?(_ contents: Any?, scale: CGFloat) {
    guard let image = contents as? CGImage ?? (contents as? UIImage)?.cgImage else { return nil }
    bitmap = image.bitmap
    size = Size(width: Double(image.width) / scale, height: Double(image.height) / scale)
  }

  /// Draws the image in the bounds of a layer.
  func draw(in bounds: Rect, gravity: CALayerContentsGravity, on canvas: inout Canvas) {
    canvas.draw(bitmap, in: gravity.mode.rect(of: size, in: bounds))
  }
}

extension CALayerContentsGravity {
  /// The engine's content mode for the gravity. In Core Animation the top is at the larger y unless
  /// the layer is flipped. A view's layer on iOS is flipped, so its top is at the smaller y.
  fileprivate var mode: GalleyViews.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
