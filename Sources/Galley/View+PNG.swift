extension View {
  /// Returns a picture of the view and its subviews at the scale of the view's context. The view is
  /// laid out first if necessary.
  ///
  /// A size that is not a whole number of pixels is rounded up. UIKit counterpart: UIGraphicsImageRenderer with
  /// `drawHierarchy(in:afterScreenUpdates:)`.
  /// - Throws: `BitmapError` if the view is larger than the maximum size of a picture.
  public func picture(background: Color = .white) throws -> Bitmap {
    let list = displayList(of: self)
    let size = PixelSize(
      width: Int((bounds.width * context.scale).rounded(.up)), height: Int((bounds.height * context.scale).rounded(.up))
    )
    return try rasterize(
      list, size: size, scale: context.scale, background: background, typesetter: context.typesetter)
  }

  /// Returns the picture of the view as PNG data. UIKit counterpart: `pngData()`.
  /// - Throws: `BitmapError` if the view is larger than the maximum size of a picture, or `PNGError`.
  public func png(background: Color = .white) throws -> [UInt8] { try PNG.encode(try picture(background: background)) }
}
