import CoreGraphics
import Foundation

/// The layout of an item or group: its size, and the frames of its views.
struct CompositionBox {
  /// A view of the item or group, with its frame.
  struct Piece {
    /// The element kind; nil for a cell.
    var kind: String?
    /// The index of the item in its section.
    var item: Int
    var frame: CGRect
    var zIndex = 0
  }

  var size: CGSize
  var pieces: [Piece] = []

  /// Adds the views of another item or group, with their frames moved by `origin`.
  mutating func add(_ box: CompositionBox, at origin: CGPoint) {
    pieces += box.pieces.map { piece in
      var piece = piece
      piece.frame = piece.frame.offsetBy(dx: origin.x, dy: origin.y)
      return piece
    }
  }
}
