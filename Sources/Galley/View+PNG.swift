extension View {
  /// Returns the PNG of the view and its subviews, laid out where needed, at the scale of the view's context.
  ///
  /// A size that is not a whole number of pixels is rounded up. UIKit counterpart: UIGraphicsImageRenderer with
  /// `drawHierarchy(in:afterScreenUpdates:)`, and `pngData()`.
  /// - Throws: `BitmapError` if the view is larger than a picture may be, or `PNGError`.
  public func png(background: Color = .white) throws -> [UInt8] {
    let list = displayList(of: self)
    let size = PixelSize(
      width: Int((bounds.width * context.scale).rounded(.up)), height: Int((bounds.height * context.scale).rounded(.up))
    )
    return try PNG.encode(
      try rasterize(list, size: size, scale: context.scale, background: background, typesetter: context.typesetter))
  }
}
