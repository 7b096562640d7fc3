import CoreGraphics
public import Foundation

/// An object that draws the pages of a document. Galley does not print: a program calls the
/// methods that draw pages, for example to create a PDF file.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The rectangle of the whole page in points. Programs set it with `setValue(_:forKey:)`.
  open internal(set) var paperRect = CGRect.zero
  /// The rectangle of the page on which a printer can print, in points. Programs set it with
  /// `setValue(_:forKey:)`.
  open internal(set) var printableRect = CGRect.zero
  /// The height of the header in points. If it is 0, no header is drawn.
  open var headerHeight: CGFloat = 0
  /// The height of the footer in points. If it is 0, no footer is drawn.
  open var footerHeight: CGFloat = 0
  /// The formatters that draw on the pages; nil if there are none.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      formatters.forEach { $0.printPageRenderer = nil }
      formatters = []
      newValue?.forEach { addPrintFormatter($0, startingAtPageAt: $0.startPage) }
    }
  }
  private var formatters: [UIPrintFormatter] = []

  public override init() {}

  /// The number of pages, up to and including the last page on which a formatter draws.
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// The rectangle of a page between the header and the footer.
  var contentRect: CGRect { contentRect(in: printableRect) }

  private func contentRect(in printableRect: CGRect) -> CGRect {
    var rect = printableRect
    rect.origin.y += headerHeight
    rect.size.height = max(rect.height - headerHeight - footerHeight, 0)
    return rect
  }

  /// Adds a formatter whose content begins on a page. The formatter is removed from its previous
  /// renderer.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
    formatters.append(formatter)
  }

  /// Returns the formatters that draw on a page; nil if there are none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { pageIndex >= $0.startPage && pageIndex - $0.startPage < $0.pageCount }
    return found.isEmpty ? nil : found
  }

  /// Prepares for drawing pages. This implementation does nothing, and Galley never calls it.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws the header, the content, the formatters and the footer of a page, in this order (from
  /// memory). Each formatter draws in the rectangle that its `rectForPage(at:)` returns.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let content = contentRect(in: printableRect)
    if headerHeight > 0 {
      let header = CGRect(
        x: content.minX, y: content.minY - headerHeight, width: content.width, height: headerHeight)
      drawHeaderForPage(at: pageIndex, in: header)
    }
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    if footerHeight > 0 {
      let footer = CGRect(x: content.minX, y: content.maxY, width: content.width, height: footerHeight)
      drawFooterForPage(at: pageIndex, in: footer)
    }
  }

  /// Draws the part of a formatter's content that is on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header of a page. This implementation does nothing; subclasses override it.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws content beneath that of the formatters. This implementation does nothing; subclasses
  /// override it.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer of a page. This implementation does nothing; subclasses override it.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  func remove(_ formatter: UIPrintFormatter) { formatters.removeAll { $0 === formatter } }
}
