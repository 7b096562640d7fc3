import CoreGraphics
import Foundation

extension UIColor {
  /// A picture that is repeated.
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

  /// Makes it the colour that the current context fills and strokes with.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes it the colour that the current context fills with.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes it the colour that the current context strokes with.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
