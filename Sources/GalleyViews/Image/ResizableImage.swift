public import GalleyBase
public import GalleyDrawing

/// A picture that can fill a rectangle of any size. Its corners keep their size, and its edges and
/// middle are resized.
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

  /// The pixels of the picture.
  public var bitmap: Bitmap
  /// The picture's size in points. UIKit counterpart: UIImage's `size`.
  public var size: Size
  /// The widths of the edges that keep their size, in points; nil stretches the picture as a whole.
  public var capInsets: EdgeInsets?
  /// The way in which edges and middle are resized. A picture without `capInsets` is always stretched.
  public var resizingMode: ResizingMode

  /// Creates a picture with a size in points. If it has `capInsets`, it is tiled by default, as in
  /// UIKit.
  public init(_ bitmap: Bitmap, size: Size, capInsets: EdgeInsets? = nil, resizingMode: ResizingMode = .tile) {
    self.bitmap = bitmap
    self.size = size
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }
}
