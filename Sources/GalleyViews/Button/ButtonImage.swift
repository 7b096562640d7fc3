public import GalleyBase
public import GalleyDrawing

/// The picture of a button. UIKit counterpart: the UIImage that `setImage(_:for:)` takes.
public struct ButtonImage {
  /// The pixels.
  public var bitmap: Bitmap
  /// The size in points.
  public var size: Size
  /// True if the picture's opacity is drawn in the button's `tintColor`.
  ///
  /// UIKit counterpart: UIImage's `renderingMode` of `alwaysTemplate`.
  public var isTemplate: Bool

  /// Creates a picture of some size, in its own colours unless it is a template.
  public init(_ bitmap: Bitmap, size: Size, isTemplate: Bool = false) {
    (self.bitmap, self.size, self.isTemplate) = (bitmap, size, isTemplate)
  }

  /// Draws the picture.
  func draw(in rect: Rect, _ tint: Color, on canvas: inout Canvas) {
    if isTemplate { canvas.paint(bitmap, in: rect, tint) } else { canvas.draw(bitmap, in: rect) }
  }
}
