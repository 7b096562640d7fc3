import GalleyFonts

extension PNG: PictureEncoder {
  static let isText = false
  static let isRaster = true

  static func encode(_ drawing: Drawing, typesetter: Typesetter) throws -> [UInt8] {
    let (list, size) = (drawing.list, drawing.size)
    let picture = try rasterize(
      list, size: size, scale: drawing.scale, background: drawing.background, typesetter: typesetter)
    return try encode(picture)
  }
}
