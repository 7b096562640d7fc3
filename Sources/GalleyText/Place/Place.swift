import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The area for the text of a line, as distances from the left edge of the container.
struct LineArea {
  var left: Double
  var right: Double
  /// True if the container has no right edge. Lines then begin at the leading margin whatever their
  /// alignment.
  var isUnlimited: Bool

  init(margins: LineMargins, container: TextContainer, isRightToLeft: Bool) {
    let padding = container.lineFragmentPadding
    isUnlimited = margins.trailing >= .unlimited
    if isRightToLeft, container.size.width.isFinite {
      left = container.size.width - padding - margins.trailing.points
      right = container.size.width - padding - margins.leading.points
    } else {
      left = padding + margins.leading.points
      right = padding + margins.trailing.points
    }
  }
}

/// The runs of a line at their final positions.
struct PlacedLine {
  var runs: PlacedRuns
  /// The left edge of the leftmost run.
  var left: Double
  /// The sum of the advances of all glyphs in the line.
  var width: Double
  /// The sum of the advances of all glyphs in the line, without trailing spaces.
  var visibleWidth: Double
}

extension ParagraphSource {
  /// Returns the runs of a line: its pieces in visual order, aligned in `area`.
  ///
  /// Text wider than its line begins at the leading edge whatever its alignment, so that its beginning is visible: a
  /// choice.
  func place(
    _ content: LineContent, visibleEnd: Int, in area: LineArea, alignment: TextAlignment, baseline: Double
  ) -> PlacedLine {
    let isRightToLeft = paragraph.analysis.baseLevel.isRightToLeft
    let total = content.pieces.reduce(.zero) { $0 + $1.width }
    let trailing = content.hidden == nil ? trailingWidth(of: content.pieces, from: visibleEnd) : .zero
    let visible = (total - trailing).points
    let free = area.isUnlimited ? 0 : area.right - area.left - visible
    var left: Double
    // The width that rounding removed from the advances moves the glyphs, not the line.
    var start = 0.0
    func lost() -> Double { content.pieces.reduce(0) { $0 + self.lost(by: $1) } }
    switch resolved(alignment, isRightToLeft: isRightToLeft) {
    case .right:
      left = area.left + free
      if free > 0 { start = -lost() }
    case .center:
      left = (area.left + free / 2).onLengthGrid
      if free > 0 { start = -lost() / 2 }
    default: left = area.left
    }
    if free < 0 { left = isRightToLeft ? area.left + free : area.left }
    if free < 0, isRightToLeft { start = -lost() }
    // In a line without a right edge everything begins at the margin, like its rectangle.
    if isRightToLeft, !area.isUnlimited { left -= trailing.points }
    var pieces = content.pieces
    let order = visualOrder(of: &pieces, visibleEnd: visibleEnd)
    start += left
    let runs = runs(pieces, order, from: Point(x: start, y: baseline))
    return PlacedLine(runs: runs, left: left, width: total.points, visibleWidth: visible)
  }

  /// Returns the runs of the pieces, placed next to each other from `origin` on.
  private func runs(_ pieces: [Piece], _ order: [Int], from origin: Point) -> PlacedRuns {
    if order.count > PlacedRuns.fewRuns {
      let raise = text.raise(ofRun: pieces[order[0]].attributesIndex, defaultFont)
      let start = Point(x: origin.x, y: origin.y - raise)
      let compact = CompactRuns(
        pieces, order, glyphs: paragraph.placedGlyphs, fonts: fonts, base: paragraph.range.lowerBound, origin: start)
      if let compact { return PlacedRuns(compact) }
    }
    var runs: [GlyphRun] = []
    runs.reserveCapacity(pieces.count)
    var pen = origin
    for index in order {
      runs.append(run(pieces, index, origin: pen))
      pen.x += pieces[index].width.points
      if pieces.count > 1 { pen.x += lost(by: pieces[index]) }
    }
    return PlacedRuns(runs)
  }

  /// Returns the width in points that rounding removed from the advances of a piece.
  private func lost(by piece: Piece) -> Double {
    piece.kind == .text ? ExactAdvances(fonts[piece.fontIndex].font).lost(by: glyphs(of: piece)) : 0
  }

  /// Returns the run of the piece at `index`. The parameter is an index because copying all pieces
  /// of a line with several fonts is slow.
  func run(_ pieces: [Piece], _ index: Int, origin: Point) -> GlyphRun {
    let base = paragraph.range.lowerBound
    let range = pieces[index].range
    let font = fonts[pieces[index].fontIndex]
    let raise = pieces[index].raise ?? text.raise(ofRun: pieces[index].attributesIndex, defaultFont)
    return GlyphRun(
      kind: pieces[index].kind, isMissing: font.isMissing, level: pieces[index].level,
      range: base + range.lowerBound..<base + range.upperBound, clusterBase: base,
      styleOffset: pieces[index].styleOffset, tokenRun: pieces[index].tokenRun,
      origin: Point(x: origin.x, y: origin.y - raise), width: pieces[index].width.points, font: font.font,
      glyphs: glyphs(of: pieces[index]))
  }

  private func resolved(_ alignment: TextAlignment, isRightToLeft: Bool) -> TextAlignment {
    alignment == .natural || alignment == .justified ? (isRightToLeft ? .right : .left) : alignment
  }

  /// Returns the line with its trailing spaces outside its visible text. It is used for lines in
  /// which these spaces hang.
  func withoutTrailingSpaces(_ line: BrokenLine) -> BrokenLine {
    var line = line
    while line.visibleEnd > line.range.lowerBound, paragraph.analysis.boundaries[line.visibleEnd - 1].contains(.space) {
      line.visibleEnd -= 1
      line.neededWidth -= Length(fixed16: paragraph.advances[line.visibleEnd])
    }
    return line
  }

  /// Returns the width of the trailing spaces of the line, which begin at `visibleEnd` and hang.
  func trailingWidth(of pieces: [Piece], from visibleEnd: Int) -> Length {
    var width = Length.zero
    for piece in pieces.reversed() where piece.kind == .text {
      if piece.range.upperBound <= visibleEnd { break }
      let glyphs = glyphs(of: piece)
      for index in glyphs.indices where Int(glyphs.cluster(at: index)) >= visibleEnd {
        width += Length(fixed16: glyphs.advance(at: index))
      }
    }
    return width
  }
}
