import CoreGraphics
import UIKit

/// Returns an image that `body` draws on a transparent background.
/// - Parameter scale: the number of pixels per point; 0 means the screen's.
func drawing(size: CGSize, scale: CGFloat, _ body: (CGContext) -> Void) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale > 0 ? scale : .ofScreen
  return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
}
