public import GalleyBase

/// How a picture fills its view. UIKit counterpart: UIView.ContentMode, without the modes that only move it to an edge.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// Both sides as long as the view's.
  case scaleToFill
  /// As large as fits, in its own shape.
  case scaleAspectFit
  /// As small as covers the view, in its own shape.
  case scaleAspectFill
  /// In its own size, in the middle.
  case center

  /// Where a picture of `size` lies in `bounds`.
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
