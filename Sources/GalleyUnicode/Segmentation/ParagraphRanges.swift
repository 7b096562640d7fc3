/// The UTF-16 offsets of a paragraph and its separator.
public struct ParagraphRange: Hashable, Sendable {
  /// The range of the paragraph without its separator.
  public let content: Range<Int>

  /// The range of the separator that ends the paragraph; empty for the last paragraph. CR LF has
  /// two units.
  public let separator: Range<Int>

  /// Creates the range of a paragraph and its separator.
  public init(content: Range<Int>, separator: Range<Int>) {
    self.content = content
    self.separator = separator
  }
}

/// Divides a text at LF, CR, CR LF and U+2029, as TextKit does. U+2028 ends a line, not a
/// paragraph.
///
/// There is always at least one paragraph, and a text that ends in a separator has an empty one after it (TextKit's
/// extra line fragment).
package func paragraphRanges(in text: UnsafeBufferPointer<UInt16>) -> [ParagraphRange] {
  var paragraphs: [ParagraphRange] = []
  var start = 0
  var index = 0
  while index < text.count {
    let unit = text[index]
    guard unit.isParagraphSeparator else {
      index += 1
      continue
    }
    let isPair = unit == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
    let end = index + (isPair ? 2 : 1)
    paragraphs.append(ParagraphRange(content: start..<index, separator: index..<end))
    start = end
    index = end
  }
  paragraphs.append(ParagraphRange(content: start..<text.count, separator: text.count..<text.count))
  return paragraphs
}
