public import GalleyBase
public import GalleyDrawing

/// A picture in a button. UIKit counterpart: the UIImage that `setImage(_:for:)` takes.
public struct ButtonImage {
  /// The pixels of the picture.
  public var bitmap: Bitmap
  /// The size at which the picture is drawn, in points.
  public var size: Size
  /// True if the picture is drawn in the button's `tintColor`, using only its opacity.
  ///
  /// UIKit counterpart: UIImage's `renderingMode` of `alwaysTemplate`.
  public var isTemplate: Bool

  /// Creates a picture of a given size. It is drawn in its own colours unless it is a template.
  public init(_ bitmap: Bitmap, size: Size, isTemplate: Bool = false) {
    (self.bitmap, self.size, self.isTemplate) = (bitmap, size, isTemplate)
  }

  /// Draws the picture into a rectangle. A template is drawn in the tint colour.
  func draw(in rect: Rect, _ tint: Color, on canvas: inout Canvas) {
    if isTemplate { canvas.paint(bitmap, in: rect, tint) } else { canvas.draw(bitmap, in: rect) }
  }
}
