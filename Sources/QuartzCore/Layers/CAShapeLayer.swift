public import CoreGraphics
public import Foundation
import GalleyBase
package import GalleyDrawing
import GalleyViews

/// The rule that determines which points are inside a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a filled and stroked path.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { updateOutline() } }
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { updateOutline() } }
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { updateOutline() } }
  open var strokeColor: CGColor? { didSet { updateOutline() } }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?

  /// Passes the shape's path to the peer as an outline, which makes the edges of a mask sharp.
  /// Other shapes than opaque fills by the nonzero rule have no outline.
  private func updateOutline() {
    let isPlain = fillColor?.alpha == 1 && fillRule == .nonZero && strokeColor == nil
    peer.outline = isPlain ? path.map { Path($0) } : nil
  }

  package override func drawContents(on canvas: inout Canvas) {
    super.drawContents(on: &canvas)
    guard let path else { return }
    CGContext.recording(on: &canvas) { context in
      if let fillColor {
        context.setFillColor(fillColor)
        context.addPath(path)
        context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
      }
      guard let strokeColor, lineWidth > 0, let line = path.part(from: strokeStart, to: strokeEnd) else { return }
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setMiterLimit(miterLimit)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
      context.addPath(line)
      context.strokePath()
    }
  }
}
