import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The pieces of a line in text order, with their final widths, and the changes that made them fit.
struct LineContent {
  /// A gap that justification widened.
  struct Gap {
    /// The cluster that became wider, as an offset from the start of the paragraph.
    var cluster: Int
    /// The length that justification added to the width of the cluster.
    var added: Length
  }

  var pieces: [Piece]
  /// The range that a truncation token replaces, as offsets from the start of the paragraph; nil if
  /// no text is hidden.
  var hidden: Range<Int>?
  var ends: LineEnd
  /// The length that tightening removed from each cluster.
  var tightening = Length.zero
  /// The length that each cluster would have to lose for the text to fit; nil if tightening was not
  /// tried.
  var neededTightening: Length?
  /// The gaps that justification widened, in the order of the pieces.
  var gaps: [Gap] = []
  /// The tabs after a truncation token, which are placed again because hidden text changes their
  /// positions.
  var movedTabs: [TabStep] = []
}

extension ParagraphSource {
  /// Returns the content of a line without truncation: its pieces, and a hyphen if the line ends
  /// with one.
  func content(of line: BrokenLine) -> LineContent {
    var content = LineContent(pieces: pieces(of: line.range, tabs: line.tabs), ends: line.ends)
    if line.ends == .hyphen { content.pieces.append(hyphen(before: line.range.upperBound)) }
    return content
  }

  /// Returns the hyphen for a line that ends inside a word: U+2010, or the ASCII hyphen if the face
  /// has no U+2010.
  func hyphen(before offset: Int) -> Piece {
    let level = paragraph.analysis.level(at: max(0, offset - 1))
    let proper = insertion(.hyphen, "\u{2010}", styledAt: offset - 1, rangeAt: offset, level: level)
    let wanted = text.attributes(at: paragraph.range.lowerBound + offset - 1).setFont(defaultFont)
    let font = fonts[proper.fontIndex]
    if font.font.face == wanted.face, !font.isMissing { return proper }
    return insertion(.hyphen, "-", styledAt: offset - 1, rangeAt: offset, level: level)
  }
}
