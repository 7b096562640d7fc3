import CoreGraphics
public import Foundation

/// An object that draws the pages of a document. Galley does not print: a program draws the pages, for
/// example into a PDF.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The whole page. Code sets it by `setValue(_:forKey:)`.
  open internal(set) var paperRect = CGRect.zero
  /// The part of the page that a printer can reach. Code sets it by `setValue(_:forKey:)`.
  open internal(set) var printableRect = CGRect.zero
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
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

  /// The number of pages up to the last one of all formatters.
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// The part of a page between header and footer.
  var contentRect: CGRect { contentRect(in: printableRect) }

  private func contentRect(in printableRect: CGRect) -> CGRect {
    var rect = printableRect
    rect.origin.y += headerHeight
    rect.size.height = max(rect.height - headerHeight - footerHeight, 0)
    return rect
  }

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
    formatters.append(formatter)
  }

  /// Returns the formatters that draw on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { pageIndex >= $0.startPage && pageIndex - $0.startPage < $0.pageCount }
    return found.isEmpty ? nil : found
  }

  /// Prepares for drawing pages. This implementation does nothing.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws the header, the content, the formatters and the footer of a page, in this order (from
  /// memory). The formatters draw in the rectangles that they return for the page.
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

  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header of a page. This implementation draws nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content of a page below the formatters. This implementation draws nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer of a page. This implementation draws nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  func remove(_ formatter: UIPrintFormatter) { formatters.removeAll { $0 === formatter } }
}
