import GalleyBase
import GalleyFonts
import GalleyUnicode

/// A paragraph with everything that is needed to shape parts of it again. All code that measures
/// the paragraph shares one object.
final class ParagraphSource {
  let paragraph: ShapedParagraph
  let text: AttributedText
  let defaultFont: Font
  let locale: String
  let typesetter: Typesetter
  /// The fonts of the paragraph's pieces: the fonts of its items and of inserted text.
  var fonts: [RunFont]

  init(_ shaped: ShapedText, paragraph index: Int, typesetter: Typesetter) {
    paragraph = shaped.paragraphs[index]
    fonts = paragraph.fonts
    text = shaped.text
    defaultFont = shaped.defaultFont
    locale = shaped.locale
    self.typesetter = typesetter
  }
}

extension ParagraphSource {
  /// Returns the width of the text before `end` in a range that is shaped separately. The range
  /// lies inside one item.
  func widthShapedAlone(_ range: Range<Int>, upTo end: Int) -> Length {
    let item = paragraph.items[paragraph.itemIndex(at: range.lowerBound)]
    return shapeAlone(item, range).reduce(.zero) { $1.cluster < end ? $0 + Length(fixed16: $1.advance) : $0 }
  }

  /// Returns the glyphs of a range that is shaped separately. The range lies inside one item.
  func shapeAlone(_ item: Item, _ range: Range<Int>) -> ShapedGlyphs {
    var glyphs = ShapedGlyphs()
    unsafe text.utf16.withUnsafeBufferPointer { all in
      let units = unsafe UnsafeBufferPointer(rebasing: all[paragraph.range])
      unsafe shape(
        item, font: paragraph.font(of: item).font, range: range, of: units,
        endsCluster: paragraph.analysis.isCluster(endingAt: range.upperBound),
        isBeforeNewline: range.upperBound == paragraph.range.count && !paragraph.separator.isEmpty,
        attributes: ShapingAttributes(text, at: paragraph.range.lowerBound + item.range.lowerBound),
        locale: locale, with: typesetter, into: &glyphs)
    }
    return glyphs
  }
}
