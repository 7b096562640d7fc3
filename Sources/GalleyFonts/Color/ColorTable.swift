import GalleyBase

/// The coloured glyphs of a face (OpenType, COLR version 0 and 1) and their colours (CPAL, the first palette).
///
/// Paints outside of the tables or beyond `PaintReader`'s bounds are left out of the glyph.
///
/// Not read by FreeType's own functions (FT_Get_Paint and its like): before FreeType 2.13 they leave out variable paints,
/// read here at their standard positions, and scale clip boxes to 1/64 pixel; from 2.13 on FT_ColorStop is another type.
struct ColorTable {
  let data: FontData
  let palette: [Color]
  private let hasPaints: Bool

  /// Reads the tables of a face; nil if it has none or their version is unknown.
  init?(_ face: FontFace) {
    guard let data = face.table("COLR"), let version = data.uint16(at: 0), version <= 1 else { return nil }
    self.data = data
    hasPaints = version == 1
    palette = face.table("CPAL").map(ColorTable.palette) ?? []
  }

  /// Returns the paint of a coloured glyph; nil for any other glyph.
  func paint(of glyph: UInt32) -> GlyphPaint? {
    var reader = PaintReader(table: self)
    return hasPaints ? reader.colorGlyph(glyph) ?? layers(of: glyph) : layers(of: glyph)
  }

  /// Returns a colour by its index in the palette. Index 0xFFFF is the colour of the text. Returns
  /// nil for an index outside the palette.
  func color(_ index: Int, alpha: Double) -> PaintColor? {
    if index == 0xFFFF { return PaintColor(color: nil, alpha: alpha) }
    return palette.indices.contains(index) ? PaintColor(color: palette[index], alpha: alpha) : nil
  }

  /// Returns the offset of the paint for a base glyph (version 1); nil if the table has none for
  /// the glyph.
  func paintOffset(of glyph: UInt32) -> Int? {
    guard let list = offset(at: 14), let count = data.uint32(at: list),
      let record = search(count, { data.uint16(at: list + 4 + 6 * $0) }, for: Int(glyph)),
      let distance = data.uint32(at: list + 4 + 6 * record + 2)
    else { return nil }
    return list + distance
  }

  /// Returns the offset of the paint for a layer in the shared list (version 1); nil if there is no
  /// such layer.
  func layerOffset(_ index: Int) -> Int? {
    guard let list = offset(at: 18), let count = data.uint32(at: list), index < count,
      let distance = data.uint32(at: list + 4 + 4 * index)
    else { return nil }
    return list + distance
  }

  /// Returns the rectangle to which a base glyph is clipped (version 1); nil if it is not clipped.
  func clipBox(of glyph: UInt32) -> PaintBox? {
    guard let list = offset(at: 22), let count = data.uint32(at: list + 1) else { return nil }
    // The last clip that starts at or before the glyph.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let start = data.uint16(at: list + 5 + 7 * middle) else { return nil }
      if start <= Int(glyph) { low = middle + 1 } else { high = middle }
    }
    let record = list + 5 + 7 * (low - 1)
    guard low > 0, let end = data.uint16(at: record + 2), Int(glyph) <= end,
      let distance = data.offset24(at: record + 4)
    else { return nil }
    let box = list + distance
    guard let minX = data.int16(at: box + 1), let minY = data.int16(at: box + 3), let maxX = data.int16(at: box + 5),
      let maxY = data.int16(at: box + 7)
    else { return nil }
    return PaintBox(minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY))
  }

  /// Returns the layers of a glyph (version 0) as a paint; nil if the glyph has no layers.
  private func layers(of glyph: UInt32) -> GlyphPaint? {
    guard let count = data.uint16(at: 2), let bases = offset(at: 4), let list = offset(at: 8),
      let record = search(count, { data.uint16(at: bases + 6 * $0) }, for: Int(glyph)),
      let first = data.uint16(at: bases + 6 * record + 2), let layerCount = data.uint16(at: bases + 6 * record + 4)
    else { return nil }
    var layers: [GlyphPaint] = []
    for layer in first..<first + min(layerCount, PaintReader.mostPaints) {
      guard let shape = data.uint16(at: list + 4 * layer), let index = data.uint16(at: list + 4 * layer + 2),
        let color = color(index, alpha: 1)
      else { continue }
      layers.append(.shape(UInt32(shape), .solid(color)))
    }
    return .layers(layers)
  }

  /// Returns the offset, stored at `position`, from the start of the table; nil if it is 0.
  private func offset(at position: Int) -> Int? { data.uint32(at: position).flatMap { $0 == 0 ? nil : $0 } }

  /// Returns the index of the record for this glyph among `count` records, which are sorted by
  /// glyph; nil if there is none.
  private func search(_ count: Int, _ key: (Int) -> Int?, for glyph: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let found = key(middle) else { return nil }
      if found == glyph { return middle }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func palette(_ data: FontData) -> [Color] {
    guard let count = data.uint16(at: 2), let records = data.uint32(at: 8), let first = data.uint16(at: 12) else {
      return []
    }
    return (0..<count).map { index in
      // Blue, green, red, alpha; a colour that is cut off is transparent.
      let start = records + 4 * (first + index)
      guard let blue = data.uint8(at: start), let green = data.uint8(at: start + 1),
        let red = data.uint8(at: start + 2),
        let alpha = data.uint8(at: start + 3)
      else { return .clear }
      return Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: UInt8(alpha))
    }
  }
}

extension FontData {
  /// Returns the three-byte number at `offset`; nil outside the data.
  func offset24(at offset: Int) -> Int? {
    guard let high = uint8(at: offset), let low = uint16(at: offset + 1) else { return nil }
    return high << 16 | low
  }

  /// Returns the fixed-point number (2.14 bits) at `offset`; nil outside the data.
  func f2Dot14(at offset: Int) -> Double? { int16(at: offset).map { Double($0) / 16_384 } }

  /// Returns the fixed-point number (16.16 bits) at `offset`; nil outside the data.
  func fixed(at offset: Int) -> Double? {
    uint32(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }
}
