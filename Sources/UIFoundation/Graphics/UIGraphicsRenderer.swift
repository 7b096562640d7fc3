public import CoreGraphics
public import Foundation

/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds: CGRect = .zero

  /// The usual form.
  public override init() {}

  /// Returns the usual form.
  open class func `default`() -> Self { ClassTable.object(of: self) }
  /// Returns the form that suits the screen.
  open class func preferred() -> Self { ClassTable.object(of: self) }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassTable.object(of: type(of: self))
    copy.bounds = bounds
    return copy
  }
}

/// The context in which a renderer draws.
open class UIGraphicsRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    rendererFormat = format
  }

  /// The format of the output.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the current fill colour by a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

  /// Draws a line of one point inside a rectangle's edge.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line of one point inside a rectangle's edge by a blend mode, in the current stroke colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A maker of drawings of one size and form.
open class UIGraphicsRenderer: NSObject {
  private let rendererFormat: UIGraphicsRendererFormat

  /// A renderer of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    rendererFormat.bounds = bounds
  }

  /// A renderer of a rectangle in the usual form.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

  /// The format of the output.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// True, for a context can become a picture at any time.
  open var allowsImageOutput: Bool { true }
}
