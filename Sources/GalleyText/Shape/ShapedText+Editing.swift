import GalleyBase
public import GalleyFonts
import GalleyUnicode

/// Edits of shaped text, which shape only the changed parts again.
///
/// An edit analyses and shapes again only the paragraphs that it touches; all others move. The result equals `shape` of
/// the edited text. UIKit counterpart: NSTextStorage.
///
/// Each edit returns the input for `TextLayout.update`. Ranges are UTF-16 offsets; a range outside the text is a
/// precondition failure.
extension ShapedText {
  /// Replaces characters. The new characters get attributes as in `AttributedText.replace`.
  @discardableResult
  public mutating func replaceCharacters(
    in range: Range<Int>, with replacement: String, typesetter: Typesetter
  ) -> TextEdit {
    replace(range, with: typesetter) { $0.replace(range, with: replacement) }
  }

  /// Replaces characters with other characters that have their own attributes.
  @discardableResult
  public mutating func replaceCharacters(
    in range: Range<Int>, with replacement: AttributedText, typesetter: Typesetter
  ) -> TextEdit {
    replace(range, with: typesetter) { $0.replace(range, with: replacement) }
  }

  /// Sets the attributes of all characters in `range`; see `updateAttributes`.
  @discardableResult
  public mutating func setAttributes(
    _ attributes: TextAttributes, range: Range<Int>, typesetter: Typesetter
  ) -> TextEdit {
    updateAttributes(in: range, typesetter: typesetter) { $0 = attributes }
  }

  /// Changes the attributes of all characters in `range`.
  ///
  /// Shapes only paragraphs whose glyphs may change: colours, decorations, the baseline offset and a paragraph style
  /// with the same analysis need no shaping.
  @discardableResult
  public mutating func updateAttributes(
    in range: Range<Int>, typesetter: Typesetter, _ change: (inout TextAttributes) -> Void
  ) -> TextEdit {
    text.checkRange(range)
    if text.count == 0 { return replace(0..<0, with: typesetter) { $0.updateAttributes(change) } }
    let touched = paragraphs(with: range)
    guard !range.isEmpty else { return TextEdit(oldParagraphs: touched, newParagraphs: touched, changeInLength: 0) }
    var pieces = text.runIndices(in: range).map { text.runs[$0].range.clamped(to: range) }[...]
    var reshaped: [Range<Int>] = []
    text.updateAttributes(in: range) { attributes in
      let old = attributes
      change(&attributes)
      let piece = pieces.removeFirst()
      if !old.shapesLike(attributes) { reshaped.append(piece) }
    }
    applyAttributes(to: touched, reshaped: reshaped, with: typesetter)
    return TextEdit(oldParagraphs: touched, newParagraphs: touched, changeInLength: 0)
  }

  /// Updates the paragraphs in `touched` after a change of attributes. Those with characters in
  /// `reshaped`, whose ranges are in order, are shaped again.
  private mutating func applyAttributes(to touched: Range<Int>, reshaped: [Range<Int>], with typesetter: Typesetter) {
    var next = 0
    for index in touched {
      let range = paragraphs[index].range
      while next < reshaped.count, reshaped[next].upperBound <= range.lowerBound { next += 1 }
      let style = text.paragraphStyle(at: range.lowerBound) ?? ParagraphStyle()
      let isAnalysedAlike = style.analysesLike(paragraphs[index].style)
      if !isAnalysedAlike || next < reshaped.count && reshaped[next].lowerBound < range.upperBound {
        let whole = ParagraphRange(content: range, separator: paragraphs[index].separator)
        paragraphs[index] = shape(whole, of: text, defaultFont: defaultFont, locale: locale, with: typesetter)
      } else {
        paragraphs[index].style = style
      }
    }
  }

  private mutating func replace(
    _ range: Range<Int>, with typesetter: Typesetter, _ change: (inout AttributedText) -> Void
  ) -> TextEdit {
    text.checkRange(range)
    let touched = paragraphs(cutBy: range)
    let start = paragraphs[touched.lowerBound].range.lowerBound
    let end = paragraphs[touched.upperBound - 1].separator.upperBound
    let reachesEnd = touched.upperBound == paragraphs.count
    let oldCount = text.count
    let seams = touched.count == 1 ? seams(around: range, inParagraph: touched.lowerBound, with: typesetter) : nil
    change(&text)
    let shift = text.count - oldCount
    if let seams,
      let edit = patch(touched.lowerBound, between: seams, around: range, changeInLength: shift, with: typesetter)
    {
      return edit
    }
    var found = unsafe text.utf16.withUnsafeBufferPointer {
      unsafe paragraphRanges(in: UnsafeBufferPointer(rebasing: $0[start..<end + shift]))
    }
    // The text after the last separator is untouched.
    if !reachesEnd { found.removeLast() }
    let replacement = found.map { paragraph in
      shape(
        ParagraphRange(content: paragraph.content.moved(by: start), separator: paragraph.separator.moved(by: start)),
        of: text, defaultFont: defaultFont, locale: locale, with: typesetter)
    }
    paragraphs.replaceSubrange(touched, with: replacement)
    let new = touched.lowerBound..<touched.lowerBound + replacement.count
    moveParagraphs(from: new.upperBound, by: shift)
    return TextEdit(oldParagraphs: touched, newParagraphs: new, changeInLength: shift)
  }

  private mutating func moveParagraphs(from start: Int, by shift: Int) {
    if shift == 0 { return }
    for index in start..<paragraphs.count {
      paragraphs[index].range = paragraphs[index].range.moved(by: shift)
      paragraphs[index].separator = paragraphs[index].separator.moved(by: shift)
    }
  }

  /// Returns the positions around a range of the text at which the paragraph can be divided when
  /// the range is replaced; nil if none are near. Only long paragraphs have such positions.
  private func seams(around range: Range<Int>, inParagraph index: Int, with typesetter: Typesetter) -> EditSeams? {
    let paragraph = paragraphs[index]
    guard paragraph.range.count >= SeamSearch.leastLength, range.upperBound <= paragraph.range.upperBound else {
      return nil
    }
    let search = SeamSearch(
      paragraph: paragraph, text: text, defaultFont: defaultFont, locale: locale, typesetter: typesetter)
    return search.seams(around: range.moved(by: -paragraph.range.lowerBound))
  }

  /// Changes only the edited part of a paragraph, if the edit has no effect outside the seams
  /// around it. Returns nil and changes nothing if that is not certain.
  private mutating func patch(
    _ index: Int, between seams: EditSeams, around range: Range<Int>, changeInLength: Int, with typesetter: Typesetter
  ) -> TextEdit? {
    let inserted = text.utf16[range.lowerBound..<range.upperBound + changeInLength]
    guard !inserted.contains(where: \.isParagraphSeparator) else { return nil }
    let outer = typesetter.enter(.shape)
    defer { typesetter.leave(to: outer) }
    guard
      let (patch, keepsTail) = PartialShaping(
        paragraph: paragraphs[index], seams: seams, changeInLength: changeInLength, text: text,
        defaultFont: defaultFont, locale: locale, typesetter: typesetter
      ).patch()
    else { return nil }
    paragraphs[index].apply(patch)
    moveParagraphs(from: index + 1, by: changeInLength)
    let part = EditedPart(start: patch.new.lowerBound, tail: paragraphs[index].range.count - patch.new.upperBound)
    return TextEdit(
      oldParagraphs: index..<index + 1, newParagraphs: index..<index + 1, changeInLength: changeInLength,
      part: keepsTail ? part : nil)
  }

  /// Returns the paragraphs that a replacement of `range` may change: those at both ends of the
  /// range and all between.
  private func paragraphs(cutBy range: Range<Int>) -> Range<Int> {
    var first = paragraphIndex(at: range.lowerBound)
    // A CR before the edit may join with an LF in it or after it to one separator.
    if first > 0, paragraphs[first].range.lowerBound == range.lowerBound, text.utf16[range.lowerBound - 1] == 0x0D {
      first -= 1
    }
    return first..<paragraphIndex(at: range.upperBound) + 1
  }

  /// Returns the indices of the paragraphs with characters in `range`. Separators count as
  /// characters.
  ///
  /// An empty last paragraph is included with the separator before it, whose attributes it has.
  private func paragraphs(with range: Range<Int>) -> Range<Int> {
    let first = paragraphIndex(at: range.lowerBound)
    if range.isEmpty { return first..<first }
    if range.upperBound == text.count { return first..<paragraphs.count }
    return first..<paragraphIndex(at: range.upperBound - 1) + 1
  }

  /// Returns the index of the paragraph that contains the code unit at `offset`. Separators belong
  /// to the paragraph before them. The end of the text belongs to the last paragraph.
  func paragraphIndex(at offset: Int) -> Int {
    paragraphs.dropLast().partitionPoint { $0.separator.upperBound > offset }
  }
}
