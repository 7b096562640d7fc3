import CoreGraphics
import UIKit

/// Returns what is drawn into a transparent picture.
/// - Parameter scale: pixels per point; 0 is the screen's.
func drawing(size: CGSize, scale: CGFloat, _ body: (CGContext) -> Void) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale > 0 ? scale : .ofScreen
  return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
}
