import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The tightening that fits a line to its margins.
struct Tightening {
  /// The length that each cluster gives.
  var amount: Length
  private let pieces: [Piece]
  private let analysis: ParagraphAnalysis
  /// Index of the first piece that moves.
  private let first: Int

  /// The least tightening by which `pieces` lose `excess`, by the same length for every cluster; nil if there is
  /// nothing to tighten. The text before the last tab stays, so that columns do.
  fileprivate init?(_ pieces: [Piece], by excess: Length, in analysis: ParagraphAnalysis) {
    first = pieces.lastIndex { $0.kind == .tab }.map { $0 + 1 } ?? 0
    let count = pieces[first...].reduce(into: 0) { count, piece in
      let divided = piece.dividedCluster(in: analysis)
      var previous: Int32?
      for glyph in piece.glyphs
      where !glyph.flags.contains(.ignorable) && glyph.cluster != previous && glyph.cluster != divided {
        count += 1
        previous = glyph.cluster
      }
    }
    guard count > 0, excess > .zero else { return nil }
    amount = (excess + .step * (count - 1)) / count
    self.pieces = pieces
    self.analysis = analysis
  }

  /// The tightened pieces.
  fileprivate var tightened: [Piece] {
    pieces[..<first] + pieces[first...].map { $0.spaced(by: -amount, in: analysis) }
  }
}

extension ParagraphSource {
  /// The tightening that fits `line` to its margins; nil if the style does not allow it.
  func tightening(of line: BrokenLine, to room: Length) -> Tightening? {
    guard paragraph.style.allowsDefaultTighteningForTruncation else { return nil }
    let pieces = pieces(of: line.range.lowerBound..<line.visibleEnd, tabs: line.tabs)
    return Tightening(pieces, by: line.textWidth - room, in: paragraph.analysis)
  }

  /// The content of a tightened line.
  func tightened(_ line: BrokenLine, _ tightening: Tightening) -> LineContent {
    LineContent(
      pieces: tightening.tightened, ends: line.ends, tightening: tightening.amount, neededTightening: tightening.amount)
  }
}

extension Piece {
  fileprivate func spaced(by amount: Length, in analysis: ParagraphAnalysis) -> Piece {
    var glyphs = ShapedGlyphs(copying: glyphs)
    addSpacing(
      amount, to: &glyphs, from: 0, isRightToLeft: level.isRightToLeft,
      endsCluster: dividedCluster(in: analysis) == nil)
    var piece = self
    piece.glyphs = glyphs
    piece.width = GalleyText.width(of: piece.glyphs)
    return piece
  }
}
