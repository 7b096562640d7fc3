import GalleyBase
import GalleyFonts
import GalleyUnicode

extension [Piece] {
  /// The pieces with every cluster moved towards the one before it, by the same amount, so that `excess` is gone.
  /// Nil if that would take more than `limit` a cluster. UIKit's own amount is private (reference §L). What stands before
  /// the last tab stays, so that columns do.
  func tightened(
    by excess: Length, limit: Length, in analysis: ParagraphAnalysis
  ) -> (pieces: [Piece], amount: Length)? {
    let first = lastIndex { $0.kind == .tab }.map { $0 + 1 } ?? 0
    let count = self[first...].reduce(into: 0) { count, piece in
      let divided = piece.dividedCluster(in: analysis)
      var previous: Int32?
      for glyph in piece.glyphs
      where !glyph.flags.contains(.ignorable) && glyph.cluster != previous && glyph.cluster != divided {
        count += 1
        previous = glyph.cluster
      }
    }
    guard count > 0, excess > .zero else { return nil }
    let amount = (excess + .step * (count - 1)) / count
    guard amount <= limit else { return nil }
    return (self[..<first] + self[first...].map { $0.spaced(by: -amount, in: analysis) }, amount)
  }
}

extension Piece {
  fileprivate func spaced(by amount: Length, in analysis: ParagraphAnalysis) -> Piece {
    var glyphs = Array(glyphs)
    addSpacing(
      amount, to: &glyphs, from: 0, isRightToLeft: level.isRightToLeft,
      endsCluster: dividedCluster(in: analysis) == nil)
    var piece = self
    piece.glyphs = glyphs[...]
    piece.width = GalleyText.width(of: piece.glyphs)
    return piece
  }
}
