import GalleyBase
import GalleyFonts

/// How high a line is and where its baseline lies, before spacing around it.
struct LineHeight: Hashable {
  /// Height after multiple, minimum and maximum.
  var height: Double
  /// Distance of the baseline below the top. Less than the ascent when the height is limited: what is missing is cut
  /// from the top, what is too much is added there (reference §B.2.2).
  var baseline: Double
}

extension ParagraphSource {
  /// The height of a line that shows `range` of the paragraph: reference §B.2, steps 1, 2 and 4.
  ///
  /// The line gap, where it counts, lies below the descent: a choice, since the recordings only give heights.
  func lineHeight(of range: Range<Int>, rule: LayoutOptions.LineHeightRule) -> LineHeight {
    var ascent = 0.0
    var descent = 0.0
    func include(_ font: Font, _ attributes: TextAttributes) {
      let offset = attributes.raise(defaultFont)
      var below = -font.descender
      if case .allFaces(usesFontLeading: true) = rule { below += font.leading }
      ascent = max(ascent, font.ascender + max(0, offset))
      descent = max(descent, below + max(0, -offset))
    }
    let base = paragraph.range.lowerBound
    let shown = range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range
    var run = text.runIndex(at: base + shown.lowerBound)
    repeat {
      let attributes = text.runs[run].attributes
      include(attributes.setFont(defaultFont), attributes)
      if let frame = attributes.attachment?.frame {
        let offset = attributes.raise(defaultFont)
        ascent = max(ascent, frame.maxY + offset)
        descent = max(descent, -frame.minY - offset)
      }
      run += 1
    } while run < text.runs.count && text.runs[run].range.lowerBound < base + shown.upperBound
    if case .allFaces = rule, !range.isEmpty {
      for index in paragraph.itemIndex(at: range.lowerBound)..<paragraph.items.count {
        let item = paragraph.items[index]
        if item.range.lowerBound >= range.upperBound { break }
        include(item.font, text.runs[text.runIndex(at: base + item.range.lowerBound)].attributes)
      }
    }
    return paragraph.style.lineHeight(ascent: ascent, descent: descent)
  }
}

extension ParagraphStyle {
  /// Multiple, then minimum, then maximum (reference §B.2.1).
  fileprivate func lineHeight(ascent: Double, descent: Double) -> LineHeight {
    var height = ascent + descent
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    height = height.onLengthGrid
    return LineHeight(height: height, baseline: height - descent)
  }
}
