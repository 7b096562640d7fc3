import GalleyBase
import GalleyFonts
import GalleyUnicode

extension ParagraphSource {
  /// Returns the runs of a list marker, placed before the text of its line. The text begins at
  /// `leading`, a distance from the leading margin.
  ///
  /// The marker has the style of the paragraph's first character, without its decorations, backgrounds and offsets, and
  /// reads in the paragraph's direction.
  func markerRuns(
    _ marker: String, textAt leading: Length, in container: TextContainer, baseline: Double
  ) -> [GlyphRun] {
    guard let list = paragraph.style.textLists.last else { return [] }
    let first = text.attributes(at: paragraph.range.lowerBound)
    let attributes = TextAttributes { $0.font = first.font }
    var pieces = insertedPieces(.marker, AttributedText(marker, attributes: attributes), styledAt: 0, rangeAt: 0)
    let width = pieces.reduce(.zero) { $0 + $1.width }.points
    let room = list.indentation - list.markerIndentation
    let isLeading = list.markerAlignment == .leading && width <= room
    let distance = isLeading ? room : width + list.markerDistance
    let start = leading.points - distance.onLengthGrid
    let padding = container.lineFragmentPadding
    let isMirrored = paragraph.analysis.baseLevel.isRightToLeft && container.size.width.isFinite
    var pen = isMirrored ? container.size.width - padding - start - width : padding + start
    return visualOrder(of: &pieces, visibleEnd: 0).map { index in
      let run = run(pieces, index, origin: Point(x: pen, y: baseline))
      pen += pieces[index].width.points
      return run
    }
  }
}
