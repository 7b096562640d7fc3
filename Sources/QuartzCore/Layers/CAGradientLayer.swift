import CoreGraphics
public import Foundation
package import GalleyDrawing

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around a point. Galley draws it like `axial`.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient over its background.
open class CAGradientLayer: CALayer {
  /// The colours of the gradient, of type CGColor.
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial

  package override func drawContents(on canvas: inout Canvas) {
    super.drawContents(on: &canvas)
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard let gradient = gradient(of: colors) else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let (start, end) = (point(startPoint), point(endPoint))
    CGContext.recording(on: &canvas) { context in
      context.clip(to: bounds)
      if type == .radial {
        let radius = abs(end.x - start.x)
        context.drawRadialGradient(
          gradient, startCenter: start, startRadius: 0, endCenter: start, endRadius: radius, options: options)
      } else {
        context.drawLinearGradient(gradient, start: start, end: end, options: options)
      }
    }
  }

  private func gradient(of colors: [CGColor]) -> CGGradient? {
    let space = CGColorSpaceCreateDeviceRGB()
    guard let locations, locations.count == colors.count else {
      return CGGradient(colorsSpace: space, colors: colors as NSArray, locations: nil)
    }
    return CGGradient(
      colorsSpace: space, colors: colors as NSArray, locations: locations.map { CGFloat($0.doubleValue) })
  }

  private func point(_ part: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
  }
}
