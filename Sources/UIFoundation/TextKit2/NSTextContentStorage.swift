public import Foundation

/// An object that may replace the paragraphs of the text.
public protocol NSTextContentStorageDelegate: NSObjectProtocol {
  /// Returns the paragraph for a range; nil to use the paragraph of the text. A different paragraph
  /// does not change the lines: they are always laid out from the text.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns nil, which means the paragraph of the text.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// A content manager whose elements are the paragraphs of a text storage.
open class NSTextContentStorage: NSTextContentManager {
  /// The object that may supply other paragraphs. The content storage does not retain it.
  open weak var delegate: (any NSTextContentStorageDelegate)?
  /// The text storage with the text.
  open var textStorage: NSTextStorage? = NSTextStorage() {
    didSet { for manager in textLayoutManagers { manager.join(self) } }
  }
  /// A copy of the text with its attributes.
  open var attributedString: NSAttributedString? {
    get { textStorage.map { NSAttributedString(attributedString: $0) } }
    set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }

  /// Returns the characters of a paragraph with their attributes; nil for an element that is not a
  /// paragraph.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// Returns a paragraph with these characters.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  open override var documentRange: NSTextRange {
    NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0))
  }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let ranges = paragraphRanges
    let isReverse = options.contains(.reverse)
    let start = (textLocation as? TextOffset)?.offset ?? (isReverse ? textStorage?.length ?? 0 : 0)
    var last: (any NSTextLocation)?
    for range in isReverse ? ranges.reversed() : ranges {
      guard isReverse ? range.location < start || start == 0 : NSMaxRange(range) > start else { continue }
      let element = paragraph(range)
      last = isReverse ? element.elementRange?.location : element.elementRange?.endLocation
      if !block(element) { break }
    }
    return last
  }

  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString(string: "")
    for element in textElements ?? [] { attributedString(for: element).map(text.append) }
    textStorage?.replaceCharacters(in: range.offsets, with: text)
  }

  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let place = location as? TextOffset, let length = textStorage?.length,
      (0...length).contains(place.offset + offset)
    else { return nil }
    return TextOffset(place.offset + offset)
  }

  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let from = from as? TextOffset, let to = to as? TextOffset else { return 0 }
    return to.offset - from.offset
  }

  private var paragraphRanges: [NSRange] {
    guard let text = textStorage?.string as NSString? else { return [] }
    var ranges: [NSRange] = []
    var start = 0
    while start < text.length {
      let range = text.paragraphRange(for: NSRange(location: start, length: 0))
      ranges.append(range)
      start = NSMaxRange(range)
    }
    return ranges
  }

  private func paragraph(_ range: NSRange) -> NSTextParagraph {
    let own = delegate?.textContentStorage(self, textParagraphWith: range)
    let paragraph = own ?? NSTextParagraph(attributedString: textStorage?.attributedSubstring(from: range))
    paragraph.elementRange = NSTextRange(range)
    paragraph.textContentManager = self
    return paragraph
  }
}
