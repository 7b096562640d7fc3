public import CoreGraphics
public import Foundation

/// The options of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document's information. The keys `Title`, `Author`, `Subject` and `Creator` are written
  /// to the file; others have no effect.
  open var documentInfo: [String: Any] = [:]

  /// Returns a copy that includes `documentInfo`.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// The context in which a renderer draws a PDF file. Each page has its own `cgContext`.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let drawing: PDFDrawing
  /// The context that is used before the first page and after `beginPage` fails. Its content is
  /// discarded.
  private let outside: CGContext

  init(_ drawing: PDFDrawing, _ context: CGContext, _ format: UIGraphicsRendererFormat) {
    self.drawing = drawing
    outside = context
    super.init(context, format)
  }

  /// The rectangle of the current page; the renderer's rectangle before the first page.
  open var pdfContextBounds: CGRect { drawing.bounds }

  /// Begins a page with the renderer's rectangle.
  open func beginPage() { beginPage(withBounds: .zero, pageInfo: [:]) }

  /// Begins a page with a rectangle in points. If it is empty, the renderer's rectangle is used.
  /// - Parameter pageInfo: has no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    currentContext = drawing.beginPage(bounds: bounds) ?? outside
  }
}

/// A renderer that creates PDF files. Each page is a picture with two pixels per point.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates a renderer with a default rectangle for pages and a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

  /// Creates a renderer with a default rectangle for pages and the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Returns the PDF file whose pages `actions` draws. Drawing before the first page has no
  /// effect.
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

  /// Writes a PDF file, whose pages `actions` draws. The file at the URL is replaced atomically.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
