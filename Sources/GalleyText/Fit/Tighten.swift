import GalleyBase
import GalleyFonts
import GalleyUnicode

/// The removal of letter spacing that makes a line fit between its margins.
struct Tightening {
  /// The length that each cluster of the line loses.
  var amount: Length
  private let pieces: [Piece]
  private let source: ParagraphSource
  /// The index of the first piece that is tightened, which is the piece after the last tab.
  private let first: Int

  /// Computes the minimum length that each cluster must lose for `pieces` to become shorter by
  /// `excess`. Nil if there is no cluster to tighten.
  ///
  /// The text before the last tab does not move, so columns stay in place.
  fileprivate init?(_ pieces: [Piece], by excess: Length, of source: ParagraphSource) {
    first = pieces.lastIndex { $0.kind == .tab }.map { $0 + 1 } ?? 0
    let count = pieces[first...].reduce(into: 0) { count, piece in
      let divided = source.dividedCluster(of: piece)
      var previous: Int32?
      for glyph in source.glyphs(of: piece)
      where !glyph.flags.contains(.ignorable) && glyph.cluster != previous && glyph.cluster != divided {
        count += 1
        previous = glyph.cluster
      }
    }
    guard count > 0, excess > .zero else { return nil }
    amount = (excess + .step * (count - 1)) / count
    self.pieces = pieces
    self.source = source
  }

  /// The pieces of the line after tightening.
  fileprivate var tightened: [Piece] {
    pieces[..<first] + pieces[first...].map { source.spaced($0, by: -amount) }
  }
}

extension ParagraphSource {
  /// Returns the tightening that makes `line` fit in the width `room`. Nil if the style does not
  /// permit tightening or the line already fits.
  func tightening(of line: BrokenLine, to room: Length) -> Tightening? {
    guard paragraph.style.allowsDefaultTighteningForTruncation else { return nil }
    let pieces = pieces(of: line.range.lowerBound..<line.visibleEnd, tabs: line.tabs)
    return Tightening(pieces, by: line.textWidth - room, of: self)
  }

  /// Returns the content of a line after tightening.
  func tightened(_ line: BrokenLine, _ tightening: Tightening) -> LineContent {
    LineContent(
      pieces: tightening.tightened, ends: line.ends, tightening: tightening.amount, neededTightening: tightening.amount)
  }
}

extension ParagraphSource {
  fileprivate func spaced(_ piece: Piece, by amount: Length) -> Piece {
    var glyphs = ShapedGlyphs(copying: glyphs(of: piece))
    addSpacing(
      amount, to: &glyphs, from: 0, isRightToLeft: piece.level.isRightToLeft,
      endsCluster: dividedCluster(of: piece) == nil)
    var piece = piece
    piece.glyphs = .own(glyphs)
    piece.width = width(of: glyphs)
    return piece
  }
}
