public import GalleyBase
public import GalleyDrawing

/// A picture that fills a rectangle of any size: corners keep their size, edges and middle are resized.
///
/// UIKit counterpart: a UIImage made by `resizableImage(withCapInsets:resizingMode:)`.
public struct ResizableImage: Hashable, Sendable {
  /// The way in which edges and middle are resized. UIKit counterpart: UIImage.ResizingMode.
  public enum ResizingMode: String, Hashable, Sendable, CaseIterable {
    /// Edges and middle are repeated.
    case tile
    /// Edges and middle are stretched.
    case stretch
  }

  /// The pixels.
  public var bitmap: Bitmap
  /// The picture's size in points. UIKit counterpart: UIImage's `size`.
  public var size: Size
  /// The parts at the edges that keep their size, in points; nil stretches the picture as a whole.
  public var capInsets: EdgeInsets?
  /// The way in which edges and middle are resized. A picture without `capInsets` is always stretched.
  public var resizingMode: ResizingMode

  /// Creates a picture of `size` points; with `capInsets` it is tiled by default, as in UIKit.
  public init(_ bitmap: Bitmap, size: Size, capInsets: EdgeInsets? = nil, resizingMode: ResizingMode = .tile) {
    self.bitmap = bitmap
    self.size = size
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }
}
