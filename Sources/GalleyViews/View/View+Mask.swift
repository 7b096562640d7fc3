import GalleyBase
import GalleyDrawing

extension View {
  /// Clips drawing to this view, the mask of another that draws in `rect`, whose coordinates the canvas has. A plain
  /// mask cuts by its outline, all others by the opacity of what they draw.
  final func clip(_ canvas: inout Canvas, drawingIn rect: Rect) {
    guard !cutsByOutline else { return clipToOutline(&canvas) }
    guard let (picture, place) = picture(on: canvas, covering: rect) else {
      return canvas.clip(to: Rect(origin: rect.origin, size: .zero))
    }
    canvas.clip(to: place, mask: picture)
    canvas.beginOpacityGroup(1)
  }

  /// True for an opaque ground or shape with nothing above or around it.
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

  /// Returns the picture of the mask where `rect` or its frame is, on the pixels of the canvas if that is only moved, and
  /// the picture's place; nil where there is nothing to draw.
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
