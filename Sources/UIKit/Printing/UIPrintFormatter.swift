import CoreGraphics
public import Foundation
public import UIFoundation

/// An object that divides content into pages and draws them. Subclasses supply the content.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The index of the renderer's page on which the content begins.
  open var startPage = 0
  /// The maximum width of the content in points; 0 for no limit.
  open var maximumContentWidth: CGFloat = 0
  /// The maximum height of the content on each page in points; 0 for no limit.
  open var maximumContentHeight: CGFloat = 0
  /// The distances of the content from the page's printable area. `top` applies only to the first
  /// page, and `bottom` has no effect.
  open var contentInsets = UIEdgeInsets.zero
  /// The distances of the content from the printable area on every page. They are added to
  /// `contentInsets`.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The number of pages of the content. This implementation returns 0.
  open var pageCount: Int { 0 }

  public override init() {}

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.remove(self)
    printPageRenderer = nil
  }

  /// Returns the rectangle of the content on a page of the renderer. Returns `.zero` if there is
  /// no renderer or no space.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let page = printPageRenderer?.contentRect else { return .zero }
    var insets = perPageContentInsets
    insets.left += contentInsets.left
    insets.right += contentInsets.right
    if pageIndex == startPage { insets.top += contentInsets.top }
    var rect = page.inset(by: insets)
    // Insets that are larger than the page make a side negative. `CGRect.width` would return its
    // absolute value.
    guard rect.size.width > 0, rect.size.height > 0 else { return .zero }
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return rect
  }

  /// Draws the content of a page. This implementation does nothing; subclasses override it.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// A print formatter that lays out text on pages. It has no pages without a renderer.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private static let maximumPageCount = 10_000

  /// The text without attributes. Setting it replaces `attributedText`.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  @NSCopying open var attributedText: NSAttributedString? { didSet { pages = nil } }
  /// The font of text that has no font attribute. The default is the system font.
  open var font: UIFont? { didSet { pages = nil } }
  /// The colour of text that has no colour attribute. The default is black.
  open var color: UIColor? { didSet { pages = nil } }
  /// The alignment of text that has no paragraph style.
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

  /// The text laid out on pages, and the rectangles of the first two pages at the time of layout.
  private struct Pages {
    let layout: NSLayoutManager
    /// The text storage. It is stored because a layout manager does not retain its text storage.
    let storage: NSTextStorage
    let rects: [CGRect]
  }

  private var pages: Pages?

  /// Returns a layout manager that has one text container for each page.
  private func laidOut() -> NSLayoutManager {
    let rects = [rectForPage(at: startPage), rectForPage(at: startPage + 1)]
    if let pages, pages.rects == rects { return pages.layout }
    let layout = NSLayoutManager()
    let storage = NSTextStorage(attributedString: completeText)
    storage.addLayoutManager(layout)
    var end = 0
    // Adding containers lays out all text again, so each step doubles the number of containers.
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

  /// Doubles the number of containers; the first call adds one container. Stops at the maximum
  /// number of pages or at a page without space for content. Returns false if it adds no
  /// containers.
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

  /// The text, with the formatter's font, colour and alignment where the text has no such
  /// attribute.
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
