import CoreGraphics
import GalleyBase
import GalleyDrawing
import GalleyViews
import UIFoundation

/// The picture that is a layer's content.
struct LayerPicture {
  private let bitmap: Bitmap
  private let size: Size

  /// The picture of `contents`: a CGImage, or a UIImage. Nil for anything else.
  init?(_ contents: Any?, scale: CGFloat) {
    guard let image = contents as? CGImage ?? (contents as? UIImage)?.cgImage else { return nil }
    bitmap = image.bitmap
    size = Size(width: Double(image.width) / scale, height: Double(image.height) / scale)
  }

  /// Draws the picture in the bounds of a layer.
  func draw(in bounds: Rect, gravity: CALayerContentsGravity, on canvas: inout Canvas) {
    canvas.draw(bitmap, in: gravity.mode.rect(of: size, in: bounds))
  }
}

extension CALayerContentsGravity {
  /// The engine's word for it. Core Animation's top is the greater y unless the layer is flipped, as a view's layer is
  /// on iOS: there top is up.
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
