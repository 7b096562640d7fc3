public import GalleyBase
public import GalleyDrawing

/// A picture that fills a rectangle of any size: its corners stay as they are, its edges and its middle grow.
/// UIKit counterpart: a UIImage made by `resizableImage(withCapInsets:resizingMode:)`.
public struct ResizableImage: Hashable, Sendable {
  /// How edges and middle grow. UIKit counterpart: UIImage.ResizingMode.
  public enum ResizingMode: String, Hashable, Sendable, CaseIterable {
    /// They are repeated.
    case tile
    /// They are stretched.
    case stretch
  }

  /// The pixels.
  public var bitmap: Bitmap
  /// The picture's size in points, which pixels do not say. UIKit counterpart: UIImage's `size`.
  public var size: Size
  /// How much of each side does not grow, in points; nil stretches the picture as a whole.
  public var capInsets: EdgeInsets?
  /// How the rest grows. Without `capInsets` a picture is stretched whatever this says.
  public var resizingMode: ResizingMode

  /// A picture of `size` points; resizable ones are tiled unless told otherwise, as on UIKit.
  public init(_ bitmap: Bitmap, size: Size, capInsets: EdgeInsets? = nil, resizingMode: ResizingMode = .tile) {
    self.bitmap = bitmap
    self.size = size
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }
}
