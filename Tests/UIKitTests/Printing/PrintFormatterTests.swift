import Galley
import Testing
import UIKit

@MainActor @Suite struct PrintFormatterTests {
  private let paper = CGRect(x: 0, y: 0, width: 120, height: 60)

  private func renderer(_ formatter: UIPrintFormatter) -> UIPrintPageRenderer {
    let renderer = UIPrintPageRenderer()
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: paper.insetBy(dx: 10, dy: 10)), forKey: "printableRect")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    return renderer
  }

  /// Returns a text with a number of lines of 10 points.
  private func lines(_ count: Int) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.minimumLineHeight, style.maximumLineHeight) = (10, 10)
    let text = Array(repeating: "a", count: count).joined(separator: "\n")
    return NSAttributedString(
      string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 8)])
  }

  @Test func aTextHasThePagesThatItsLinesFill() {
    #expect(renderer(UISimpleTextPrintFormatter(attributedText: lines(4))).numberOfPages == 1)
    #expect(renderer(UISimpleTextPrintFormatter(attributedText: lines(5))).numberOfPages == 2)
    #expect(renderer(UISimpleTextPrintFormatter(attributedText: lines(0))).numberOfPages == 0)
  }

  @Test func headersAndInsetsNarrowThePage() {
    let formatter = UISimpleTextPrintFormatter(attributedText: lines(4))
    let renderer = renderer(formatter)
    #expect(renderer.paperRect == paper)
    renderer.headerHeight = 10
    #expect(formatter.rectForPage(at: 0) == CGRect(x: 10, y: 20, width: 100, height: 30))
    #expect(renderer.numberOfPages == 2)
    formatter.contentInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 5)
    #expect(formatter.rectForPage(at: 0) == CGRect(x: 15, y: 30, width: 90, height: 20))
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 15, y: 20, width: 90, height: 30))
    formatter.maximumContentWidth = 50
    #expect(formatter.rectForPage(at: 1).width == 50)
  }

  @Test func aTextWithoutRoomHasNoPages() {
    let formatter = UISimpleTextPrintFormatter(text: "a")
    #expect(formatter.pageCount == 0)
    formatter.perPageContentInsets.top = 40
    #expect(renderer(formatter).numberOfPages == 0)
    formatter.perPageContentInsets.top = 50
    #expect(formatter.rectForPage(at: 0) == .zero && renderer(formatter).numberOfPages == 0)
    formatter.perPageContentInsets.top = 39
    #expect(renderer(formatter).numberOfPages == 1)
  }

  @Test func aFormatterHasItsOwnPages() {
    let formatter = UISimpleTextPrintFormatter(attributedText: lines(5))
    let renderer = UIPrintPageRenderer()
    renderer.setValue(NSValue(cgRect: paper.insetBy(dx: 10, dy: 10)), forKey: "printableRect")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
    #expect(renderer.numberOfPages == 4)
    #expect(renderer.printFormattersForPage(at: 1) == nil)
    #expect(renderer.printFormattersForPage(at: 3)?.first === formatter)
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 0 && renderer.printFormatters == nil)
  }

  @Test func eachPageDrawsItsLines() throws {
    let renderer = renderer(UISimpleTextPrintFormatter(attributedText: lines(5)))
    let inked = try (0..<2).map { page in
      let image = UIGraphicsImageRenderer(size: paper.size).image { _ in renderer.drawPage(at: page, in: paper) }
      let bitmap = try #require(image.bitmap())
      return (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap[$0, y].alpha > 0 } }
    }
    let scale = Double(UIScreen.main.scale)
    // Four lines on the first page and one on the second.
    #expect(Double(inked[0].last ?? 0) > 40 * scale && Double(inked[0].last ?? 0) < 50 * scale)
    #expect(Double(inked[1].first ?? 0) > 10 * scale && Double(inked[1].last ?? 0) < 20 * scale)
  }

  @Test func pagesFollowTheirTextAndInsets() {
    let formatter = UISimpleTextPrintFormatter(attributedText: lines(9))
    let renderer = renderer(formatter)
    #expect(renderer.numberOfPages == 3)
    formatter.attributedText = lines(17)
    #expect(renderer.numberOfPages == 5)
    formatter.perPageContentInsets.top = 20
    #expect(renderer.numberOfPages == 9)
  }

  @Test func theHeaderIsInTheRectangleOfTheCall() {
    final class Headed: UIPrintPageRenderer {
      var header = CGRect.zero
      override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { header = headerRect }
    }
    let renderer = Headed()
    renderer.headerHeight = 10
    renderer.drawPage(at: 0, in: CGRect(x: 5, y: 6, width: 100, height: 50))
    #expect(renderer.header == CGRect(x: 5, y: 6, width: 100, height: 10))
  }
}
