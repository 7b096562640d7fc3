public import GalleyBase
public import GalleyDrawing

/// A view that draws a picture. UIKit counterpart: UIImageView, limited to one still picture.
open class ImageView: View {
  /// The pixels of the picture; nil for no picture. UIKit counterpart: `image`.
  public final var image: Bitmap?
  /// The picture's size in points. UIKit counterpart: UIImage's `size`.
  public final var imageSize = Size.zero
  /// The widths of the edges that keep their size when the picture is scaled, in points; nil scales
  /// the picture as a whole.
  ///
  /// UIKit counterpart: UIImage's `capInsets`.
  public final var capInsets: EdgeInsets?
  /// The way in which the parts between the caps are resized. UIKit counterpart: UIImage's `resizingMode`.
  public final var resizingMode = ResizableImage.ResizingMode.tile
  /// The way in which the picture is scaled and positioned. Its edges are rounded to whole pixels.
  /// UIKit counterpart: `contentMode`.
  public final var contentMode = ContentMode.scaleToFill

  /// True if the picture is mirrored in right-to-left interfaces.
  ///
  /// UIKit counterpart: UIImage's `flipsForRightToLeftLayoutDirection`, with its default.
  public final var flipsForRightToLeftLayoutDirection = false

  /// True if the picture is drawn in `tintColor`, using only its opacity.
  ///
  /// UIKit counterpart: UIImage's `renderingMode` of `alwaysTemplate`.
  public final var isTemplate = false

  override var takesTouches: Bool { false }

  /// Returns the picture's own size, regardless of `size`. UIKit counterpart: `sizeThatFits(_:)`.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The picture's own size; zero without a picture.
  open override var intrinsicContentSize: Size { image == nil ? .zero : imageSize }

  /// Draws the picture. As on UIKit, parts outside the bounds are visible unless `clipsToBounds` is
  /// true.
  open override func draw(_ rect: Rect, on canvas: inout Canvas) {
    guard let image else { return }
    let isFlipped = flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let picture = isFlipped ? image.flippedHorizontally() : image
    let area = contentMode.rect(of: imageSize, in: bounds)
    if isTemplate {
      canvas.paint(picture, in: area, tintColor)
    } else if let capInsets {
      canvas.draw(
        ResizableImage(picture, size: imageSize, capInsets: capInsets, resizingMode: resizingMode), in: area)
    } else {
      canvas.draw(picture, in: area)
    }
  }
}
