import GalleyBase
public import GalleyFonts

extension Bitmap {
  /// Returns the picture with a display list drawn over it, at `scale` pixels per point and with
  /// the origin in the upper left corner; see `rasterize`.
  public func drawing(_ list: DisplayList, scale: Double, typesetter: Typesetter) throws(BitmapError) -> Bitmap {
    var isBeyondLimit = false
    let result = withPixels { below in
      Bitmap(size: size) { pixels in
        guard let start = pixels.baseAddress else { return }
        for index in 0..<below.count { start[index] = below[index].premultiplied }
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        var compositor = Compositor(
          surface: Surface(bounds: bounds, pixels: start), scale: scale, typesetter: typesetter,
          glyphRules: list.glyphRules)
        compositor.draw(list)
        isBeyondLimit = compositor.isBeyondLimit
        for index in 0..<pixels.count where pixels[index].needsStraightening { start[index] = start[index].straight }
      }
    }
    if isBeyondLimit { throw .groupsTooLarge }
    return result
  }
}
