import CoreGraphics
import Foundation

/// A part of a compositional layout that was laid out: its size, and the frames of the views in it.
struct CompositionBox {
  /// A view.
  struct Piece {
    /// The element kind; nil for a cell.
    var kind: String?
    /// The number of the item in its section.
    var item: Int
    var frame: CGRect
    var zIndex = 0
  }

  var size: CGSize
  var pieces: [Piece] = []

  /// Adds the pieces of a box at a position.
  mutating func add(_ box: CompositionBox, at origin: CGPoint) {
    pieces += box.pieces.map { piece in
      var piece = piece
      piece.frame = piece.frame.offsetBy(dx: origin.x, dy: origin.y)
      return piece
    }
  }
}
