public import GalleyBase

/// The way in which a picture is scaled and positioned in its view. UIKit counterpart:
/// UIView.ContentMode.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// The picture is scaled to the size of the view.
  case scaleToFill
  /// The picture is scaled to the largest size that fits into the view, with its aspect ratio.
  case scaleAspectFit
  /// The picture is scaled to the smallest size that covers the view, with its aspect ratio.
  case scaleAspectFill
  /// The view is drawn again for each size. For a picture, this has the same effect as
  /// `scaleToFill`.
  case redraw
  /// The picture has its own size and is centred.
  case center
  /// The picture has its own size and is centred at the upper edge.
  case top
  /// The picture has its own size and is centred at the lower edge.
  case bottom
  /// The picture has its own size and is centred at the left edge.
  case left
  /// The picture has its own size and is centred at the right edge.
  case right
  /// The picture has its own size and is in the upper left corner.
  case topLeft
  /// The picture has its own size and is in the upper right corner.
  case topRight
  /// The picture has its own size and is in the lower left corner.
  case bottomLeft
  /// The picture has its own size and is in the lower right corner.
  case bottomRight

  /// Returns the rectangle in which a picture of `size` is drawn in `bounds`.
  public func rect(of size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return Rect(origin: bounds.origin, size: .zero) }
    if self == .scaleToFill || self == .redraw { return bounds }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    let scale =
      switch self {
      case .scaleAspectFit: min(across, down)
      case .scaleAspectFill: max(across, down)
      default: 1.0
      }
    let width = (size.width * scale).onLengthGrid
    let height = (size.height * scale).onLengthGrid
    let (column, row) = place
    return Rect(
      x: (bounds.minX + (bounds.width - width) * column).onLengthGrid,
      y: (bounds.minY + (bounds.height - height) * row).onLengthGrid, width: width, height: height)
  }

  /// The fractions of the free space that are to the left of the picture and above it.
  private var place: (column: Double, row: Double) {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
