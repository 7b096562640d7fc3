public import GalleyBase
public import GalleyDrawing

/// A picture. UIKit counterpart: UIImageView, for one picture that does not move.
open class ImageView: View {
  /// The pixels; nil is no picture. UIKit counterpart: `image`.
  public final var image: Bitmap?
  /// The picture's size in points, which pixels do not say. UIKit counterpart: UIImage's `size`.
  public final var imageSize = Size.zero
  /// How the picture fills the view; edges are moved to whole pixels. UIKit counterpart: `contentMode`.
  public final var contentMode = ContentMode.scaleToFill

  /// True if the picture is mirrored where the interface reads from right to left: an arrow, or an overlay of a
  /// field that points at its text. UIKit counterpart: UIImage's `flipsForRightToLeftLayoutDirection`, with its default.
  public final var flipsForRightToLeftLayoutDirection = false

  override var takesTouches: Bool { false }

  /// The picture's own size. UIKit counterpart: `sizeThatFits(_:)`, which does not look at the size it is given.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The picture's own size, zero without one.
  open override var intrinsicContentSize: Size { image == nil ? .zero : imageSize }

  /// Draws the picture. What reaches over the bounds shows unless `clipsToBounds`, as on UIKit.
  open override func draw(_ rect: Rect, on canvas: inout Canvas) {
    guard let image else { return }
    let isFlipped = flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    canvas.draw(
      isFlipped ? image.flippedHorizontally() : image, in: contentMode.rect(of: imageSize, in: bounds))
  }
}
