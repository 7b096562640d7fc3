/// A picture of at most 256 colours as indices into a palette.
struct IndexedPixels {
  /// The colours in ascending order of alpha, then of blue, green and red: those that need an entry in PNG's
  /// transparency chunk come first, and the order depends on nothing but the set of colours.
  let palette: [Pixel]
  /// One index a pixel.
  let indices: [UInt8]

  /// Fewest bits that hold an index, of those PNG has.
  var bitDepth: Int { palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8 }

  /// Nil if there are more than 256 colours, or if the palette takes as many bytes as it saves against
  /// `bytesPerPixel` bytes for each pixel.
  init?(_ pixels: UnsafeBufferPointer<Pixel>, bytesPerPixel: Int) {
    var table = ColorTable()
    var isComplete = true
    var indices = PNGForm.bytes(pixels.count) { isComplete = table.index(pixels, into: $0) }
    guard isComplete else { return nil }

    let order = table.colors.indices.sorted { table.colors[$0] < table.colors[$1] }
    palette = order.map { table.colors[$0] }
    var rank = [UInt8](repeating: 0, count: 256)
    for (place, index) in order.enumerated() { rank[index] = UInt8(place) }
    indices.withUnsafeMutableBufferPointer { buffer in
      rank.withUnsafeBufferPointer { rank in
        for place in buffer.indices { buffer[place] = rank[Int(buffer[place])] }
      }
    }
    self.indices = indices
    guard tableBytes + pixels.count * bitDepth / 8 < pixels.count * bytesPerPixel else { return nil }
  }

  /// Bytes of the chunks PLTE and tRNS.
  private var tableBytes: Int {
    let transparent = palette.count { $0.alphaChannel < 255 }
    return 12 + 3 * palette.count + (transparent == 0 ? 0 : 12 + transparent)
  }
}

/// Colours in order of first appearance, found again by hashing.
private struct ColorTable {
  private(set) var colors: [Pixel] = []
  /// Index of a colour plus one, 0 where there is none. Four times the colours there can be, so chains stay short.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Writes the index of every pixel; false as soon as there are more than 256 colours, with the rest as zeros.
  mutating func index(_ pixels: UnsafeBufferPointer<Pixel>, into output: UnsafeMutablePointer<UInt8>) -> Bool {
    guard var last = pixels.first, var index = index(of: last) else { return true }
    for place in pixels.indices {
      if pixels[place] != last {
        last = pixels[place]
        guard let next = self.index(of: last) else {
          (output + place).update(repeating: 0, count: pixels.count - place)
          return false
        }
        index = next
      }
      output[place] = index
    }
    return true
  }

  /// The colour's index; nil if it would be the 257th.
  private mutating func index(of color: Pixel) -> UInt8? {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return UInt8(index) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
