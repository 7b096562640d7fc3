import GalleyBase
import GalleyDrawing

extension View {
  /// Clips drawing to this view, which is used as the mask of a view that draws in `rect`.
  ///
  /// The canvas has that view's coordinates. A plain mask clips by its outline, others by the opacity of their drawing.
  final func clip(_ canvas: inout Canvas, drawingIn rect: Rect) {
    guard !cutsByOutline else { return clipToOutline(&canvas) }
    guard let (picture, place) = picture(on: canvas, covering: rect) else {
      return canvas.clip(to: Rect(origin: rect.origin, size: .zero))
    }
    canvas.clip(to: place, mask: picture)
    canvas.beginOpacityGroup(1)
  }

  /// True if the mask is an opaque background or shape, without effects and subviews, so that its
  /// outline is sufficient.
  private var cutsByOutline: Bool {
    let isOpaque =
      outline == nil
      ? fillsGround && backgroundColor?.alpha == 255 : backgroundColor == nil || backgroundColor?.alpha == 0
    return isOpaque && !isHidden && alpha >= 1 && transform == .identity && mask == nil && shadow == nil
      && subviews.isEmpty
  }

  private func clipToOutline(_ canvas: inout Canvas) {
    if let outline {
      canvas.clip(to: outline.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY))
    } else {
      clipToGround(frame, on: &canvas)
    }
  }

  /// Returns the mask as a picture with its position; nil if it is empty. It covers `rect` and the
  /// mask's frame.
  ///
  /// If the canvas is only translated, the picture lies on its pixels.
  private func picture(on canvas: Canvas, covering rect: Rect) -> (Bitmap, Rect)? {
    let scale = canvas.scale
    let origin = canvas.transform.isTranslation ? canvas.origin : .zero
    let whole = (frame.isEmpty ? rect : rect.union(frame)).offsetBy(dx: origin.x, dy: origin.y)
    let (left, top) = ((whole.minX * scale).rounded(.down), (whole.minY * scale).rounded(.down))
    let size = PixelSize(
      width: Int((whole.maxX * scale).rounded(.up) - left), height: Int((whole.maxY * scale).rounded(.up) - top))
    let place = Rect(
      x: left / scale - origin.x, y: top / scale - origin.y, width: Double(size.width) / scale,
      height: Double(size.height) / scale)
    var own = emptyCanvas
    own.translateBy(x: -place.minX, y: -place.minY)
    renderInSuperview(on: &own)
    let list = own.finishedList()
    let picture = try? rasterize(
      list, size: size, scale: scale, background: .clear, typesetter: context.typesetter)
    return picture.flatMap { $0.width > 0 && $0.height > 0 ? ($0, place) : nil }
  }
}
