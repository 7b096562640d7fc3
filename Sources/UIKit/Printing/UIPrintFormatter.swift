import CoreGraphics
public import Foundation
public import UIFoundation

/// Content that is divided into pages. A subclass supplies the content.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The page of the renderer on which the content begins.
  open var startPage = 0
  /// The maximum width of the content; 0 for no limit.
  open var maximumContentWidth: CGFloat = 0
  /// The maximum height of the content of a page; 0 for no limit.
  open var maximumContentHeight: CGFloat = 0
  /// Distances from the printable part; `top` applies to the first page only.
  open var contentInsets = UIEdgeInsets.zero
  /// Distances from the printable part of each page.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The number of pages. A formatter without a renderer has none.
  open var pageCount: Int { 0 }

  public override init() {}

  open func removeFromPrintPageRenderer() {
    printPageRenderer?.remove(self)
    printPageRenderer = nil
  }

  /// Returns the rectangle of the content on a page of the renderer.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let page = printPageRenderer?.contentRect else { return .zero }
    var insets = perPageContentInsets
    insets.left += contentInsets.left
    insets.right += contentInsets.right
    if pageIndex == startPage { insets.top += contentInsets.top }
    var rect = page.inset(by: insets)
    // Insets that are larger than the page make a side negative, which `width` does not report.
    guard rect.size.width > 0, rect.size.height > 0 else { return .zero }
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return rect
  }

  /// Draws the content of a page. This implementation draws nothing.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Text that is divided into pages.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private static let maximumPageCount = 10_000

  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  @NSCopying open var attributedText: NSAttributedString? { didSet { pages = nil } }
  /// The font of text without one.
  open var font: UIFont? { didSet { pages = nil } }
  /// The colour of text without one.
  open var color: UIColor? { didSet { pages = nil } }
  /// The alignment of text without a paragraph style.
  open var textAlignment = NSTextAlignment.natural { didSet { pages = nil } }

  public override init() {}

  public init(text: String) { attributedText = NSAttributedString(string: text) }

  public init(attributedText: NSAttributedString) { self.attributedText = attributedText }

  open override var pageCount: Int { laidOut().textContainers.count }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let layout = laidOut()
    let index = pageIndex - startPage
    guard layout.textContainers.indices.contains(index) else { return }
    let glyphs = layout.glyphRange(for: layout.textContainers[index])
    layout.drawBackground(forGlyphRange: glyphs, at: rect.origin)
    layout.drawGlyphs(forGlyphRange: glyphs, at: rect.origin)
  }

  /// The text on its pages, and the rectangles of the first two pages for which it was laid out.
  private struct Pages {
    let layout: NSLayoutManager
    /// The storage, which a layout manager does not retain.
    let storage: NSTextStorage
    let rects: [CGRect]
  }

  private var pages: Pages?

  /// Returns the text in one container for each page.
  private func laidOut() -> NSLayoutManager {
    let rects = [rectForPage(at: startPage), rectForPage(at: startPage + 1)]
    if let pages, pages.rects == rects { return pages.layout }
    let layout = NSLayoutManager()
    let storage = NSTextStorage(attributedString: completeText)
    storage.addLayoutManager(layout)
    var end = 0
    // Each further container lays all text out again, so the number of containers is doubled.
    while end < storage.length, addPages(to: layout), let last = layout.textContainers.last {
      let range = layout.glyphRange(for: last)
      end = range.length > 0 ? range.location + range.length : storage.length
    }
    while let last = layout.textContainers.last, layout.glyphRange(for: last).length == 0 {
      layout.removeTextContainer(at: layout.textContainers.count - 1)
    }
    pages = Pages(layout: layout, storage: storage, rects: rects)
    return layout
  }

  /// Adds as many containers as there are, up to the maximum number of pages or to a page without area.
  /// Returns false if it adds none.
  private func addPages(to layout: NSLayoutManager) -> Bool {
    let count = layout.textContainers.count
    for page in count..<min(max(2 * count, 1), Self.maximumPageCount) {
      let rect = rectForPage(at: startPage + page)
      guard rect != .zero else { break }
      let container = NSTextContainer(size: rect.size)
      container.lineFragmentPadding = 0
      layout.addTextContainer(container)
    }
    return layout.textContainers.count > count
  }

  /// The text with the font, the colour and the alignment where it has none.
  private var completeText: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    let text = NSMutableAttributedString(
      string: attributedText?.string ?? "",
      attributes: [
        .font: font ?? UIFont.systemFont(ofSize: UIFont.systemFontSize), .foregroundColor: color ?? .black,
        .paragraphStyle: style,
      ])
    attributedText?.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    return text
  }
}
