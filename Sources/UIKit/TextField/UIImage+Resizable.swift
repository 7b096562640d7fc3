import CoreGraphics
import GalleyBase
import GalleyDrawing
import GalleyViews
import UIFoundation

extension UIImage {
  /// The image in the form that the engine's field draws; nil for an image without pixels.
  var resizable: ResizableImage? {
    guard let image = cgImage else { return nil }
    let isStretched = capInsets == .zero
    return ResizableImage(
      image.bitmap, size: Size(size), capInsets: isStretched ? nil : capInsets.inEngine,
      resizingMode: resizingMode == .tile ? .tile : .stretch)
  }
}
