public import CoreGraphics
public import Foundation

/// The format of a PDF file that a renderer makes.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The information in the file: `Title`, `Author`, `Subject` and `Creator` are written.
  open var documentInfo: [String: Any] = [:]

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// The context in which a renderer draws a PDF file. Each page has its own `cgContext`.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let drawing: PDFDrawing
  /// The context of drawing that is on no page.
  private let outside: CGContext

  init(_ drawing: PDFDrawing, _ context: CGContext, _ format: UIGraphicsRendererFormat) {
    self.drawing = drawing
    outside = context
    super.init(context, format)
  }

  /// The rectangle of the current page.
  open var pdfContextBounds: CGRect { drawing.bounds }

  /// Begins a page in the rectangle of the renderer.
  open func beginPage() { beginPage(withBounds: .zero, pageInfo: [:]) }

  /// Begins a page in a rectangle.
  /// - Parameter pageInfo: has no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    currentContext = drawing.beginPage(bounds: bounds) ?? outside
  }
}

/// A maker of PDF files. Their pages are pictures with two pixels per point.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A renderer of pages with a rectangle.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

  /// A renderer of pages with a rectangle in the usual form.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Returns the file drawn by `actions`. What is drawn before the first page is lost.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let information = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    let drawing = PDFDrawing(bounds: format.bounds, information: information)
    guard let outside = CGContext(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: false) else { return Data() }
    PDFStack.drawings.value.append((drawing, .renderer))
    GraphicsStack.push(outside)
    actions(UIGraphicsPDFRendererContext(drawing, outside, format))
    let file = drawing.finished()
    GraphicsStack.pop()
    PDFStack.drawings.value.removeLast()
    return file
  }

  /// Writes the file drawn by `actions`.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
