public import CoreGraphics
public import Foundation

/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle to draw, in points.
  open internal(set) var bounds: CGRect = .zero

  /// Creates the default format.
  public override init() {}

  /// Returns the default format.
  open class func `default`() -> Self { ClassTable.object(of: self) }
  /// Returns the best format for the screen.
  open class func preferred() -> Self { ClassTable.object(of: self) }

  /// Returns a copy of the format.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassTable.object(of: type(of: self))
    copy.bounds = bounds
    return copy
  }
}

/// The context in which a renderer draws.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  public var cgContext: CGContext { currentContext }
  /// The context that drawing goes to: in a PDF file, that of the page.
  final var currentContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    currentContext = context
    rendererFormat = format
  }

  /// The format of the output.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the current fill colour in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

  /// Draws the frame of a rectangle: a line of one point inside its edge, in the current stroke
  /// colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws the frame of a rectangle in a blend mode: a line of one point inside its edge, in the
  /// current stroke colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The base class of objects that make drawings of one size and format.
open class UIGraphicsRenderer: NSObject {
  private let rendererFormat: UIGraphicsRendererFormat

  /// Creates a renderer for a rectangle in a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    rendererFormat.bounds = bounds
  }

  /// Creates a renderer for a rectangle in the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

  /// The format of the output.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Always true, since the context can become a picture at any time.
  open var allowsImageOutput: Bool { true }
}
