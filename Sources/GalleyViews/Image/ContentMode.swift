public import GalleyBase

/// The size and position of a picture in its view. UIKit counterpart: UIView.ContentMode, without the modes for edges.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// Scaled to the size of the view.
  case scaleToFill
  /// Scaled to the largest size that fits, with its aspect ratio.
  case scaleAspectFit
  /// Scaled to the smallest size that covers the view, with its aspect ratio.
  case scaleAspectFill
  /// In its own size, centred.
  case center

  /// Returns the rectangle of a picture of `size` in `bounds`.
  public func rect(of size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return Rect(origin: bounds.origin, size: .zero) }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    let scale: Double
    switch self {
    case .scaleToFill: return bounds
    case .scaleAspectFit: scale = min(across, down)
    case .scaleAspectFill: scale = max(across, down)
    case .center: scale = 1
    }
    let width = (size.width * scale).onLengthGrid
    let height = (size.height * scale).onLengthGrid
    return Rect(
      x: (bounds.midX - width / 2).onLengthGrid, y: (bounds.midY - height / 2).onLengthGrid, width: width,
      height: height)
  }
}
