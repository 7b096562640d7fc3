import CoreGraphics
public import Foundation
public import UIFoundation

/// A content that is divided into pages. A subclass has the content.
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
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return rect.width > 0 && rect.height > 0 ? rect : .zero
  }

  /// Nothing: a subclass draws.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// A text that is divided into pages.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private static let maximumPageCount = 10_000

  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString?
  /// The font of text without one.
  open var font: UIFont?
  /// The colour of text without one.
  open var color: UIColor?
  /// The alignment of text without a paragraph style.
  open var textAlignment = NSTextAlignment.natural

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

  /// Returns the text in one container for each page.
  private func laidOut() -> NSLayoutManager {
    let layout = NSLayoutManager()
    let storage = NSTextStorage(attributedString: completeText)
    storage.addLayoutManager(layout)
    keptStorage = storage
    var end = 0
    while end < storage.length, layout.textContainers.count < Self.maximumPageCount {
      let rect = rectForPage(at: startPage + layout.textContainers.count)
      let container = NSTextContainer(size: rect.size)
      container.lineFragmentPadding = 0
      layout.addTextContainer(container)
      let range = layout.glyphRange(for: container)
      // A page without area ends the text; any other has at least one line.
      guard rect != .zero, range.length > 0 else {
        layout.removeTextContainer(at: layout.textContainers.count - 1)
        break
      }
      end = range.location + range.length
    }
    return layout
  }

  /// The storage of the last layout, which does not keep it itself.
  private var keptStorage: NSTextStorage?

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
