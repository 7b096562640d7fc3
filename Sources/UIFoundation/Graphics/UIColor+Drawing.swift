import CoreGraphics
import Foundation

extension UIColor {
  /// Creates a colour that fills areas with a repeated picture.
  public convenience init(patternImage image: UIImage) {
    let space = CGColorSpaceCreateDeviceRGB()
    guard let pixels = image.cgImage,
      let color = CGColor(patternSpace: space, pattern: CGPattern(pixels.bitmap, size: image.size), components: [1])
    else {
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(cgColor: color)
  }

  /// Sets the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
