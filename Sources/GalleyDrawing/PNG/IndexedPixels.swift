/// A picture with at most 256 colours, as indices into a palette.
struct IndexedPixels {
  /// The colours in ascending order of alpha, then of blue, green and red. Colours that need an
  /// entry in PNG's transparency chunk therefore come first, and the order depends only on the set
  /// of colours.
  let palette: [Pixel]
  /// The palette indices, one per pixel.
  let indices: [UInt8]

  /// The minimum bit depth in PNG that can store every index.
  var bitDepth: Int { ColorTable.bitDepth(of: palette.count) }

  /// Creates the palette of `pixels` and their indices. Nil if they have more than 256 colours, or
  /// if a palette does not make the PNG smaller than `bytesPerPixel` bytes for each pixel.
  init?(_ pixels: UnsafeBufferPointer<Pixel>, bytesPerPixel: Int) {
    var table = ColorTable()
    guard let indices = table.indices(of: pixels) else { return nil }
    self.init(indices, of: table)
    guard table.pays(pixelCount: pixels.count, bytesPerPixel: bytesPerPixel) else { return nil }
  }

  /// Creates the indices of pixels whose colours are all in `colors`, which becomes the palette.
  init(_ pixels: UnsafeBufferPointer<Pixel>, in colors: ColorTable) {
    var colors = colors
    guard let indices = colors.indices(of: pixels) else { preconditionFailure("the table lacks a colour") }
    self.init(indices, of: colors)
  }

  private init(_ indices: [UInt8], of table: ColorTable) {
    var indices = indices
    let order = table.colors.indices.sorted { table.colors[$0].word < table.colors[$1].word }
    palette = order.map { table.colors[$0] }
    var rank = [UInt8](repeating: 0, count: 256)
    for (place, index) in order.enumerated() { rank[index] = UInt8(place) }
    indices.withUnsafeMutableBufferPointer { buffer in
      rank.withUnsafeBufferPointer { rank in
        for place in buffer.indices { buffer[place] = rank[Int(buffer[place])] }
      }
    }
    self.indices = indices
  }
}

/// A hash table of colours in the order of first appearance.
struct ColorTable {
  private(set) var colors: [Pixel] = []
  /// For each slot of the hash table, the index of its colour plus one, or 0 if the slot is free.
  /// There are four slots for each of 256 colours, which keeps searches short.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Returns the minimum bit depth in PNG for indices into a palette of `count` colours.
  static func bitDepth(of count: Int) -> Int { count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8 }

  /// Returns true if a palette makes a PNG smaller. Its chunks PLTE and tRNS and the indices must
  /// take fewer bytes than `bytesPerPixel` bytes for each pixel.
  func pays(pixelCount: Int, bytesPerPixel: Int) -> Bool {
    let transparent = colors.count { $0.alphaChannel < 255 }
    let bytes = 12 + 3 * colors.count + (transparent == 0 ? 0 : 12 + transparent)
    return bytes + pixelCount * ColorTable.bitDepth(of: colors.count) / 8 < pixelCount * bytesPerPixel
  }

  /// Adds the new colours of some pixels, and returns the index of every pixel. Nil if the table
  /// would then have more than 256 colours.
  mutating func indices(of pixels: UnsafeBufferPointer<Pixel>) -> [UInt8]? {
    var isComplete = true
    let indices = PNGForm.bytes(pixels.count) { isComplete = index(pixels, into: $0) }
    return isComplete ? indices : nil
  }

  /// Writes the index of every pixel to `output`. Returns true if all colours fit in the table. At
  /// the 257th colour, returns false and leaves the remaining indices at zero.
  private mutating func index(_ pixels: UnsafeBufferPointer<Pixel>, into output: UnsafeMutablePointer<UInt8>) -> Bool {
    guard var last = pixels.first else { return true }
    guard var index = index(of: last) else {
      output.update(repeating: 0, count: pixels.count)
      return false
    }
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

  /// Returns the index of a colour, and adds the colour if it is new. Nil if it would be the 257th
  /// colour.
  private mutating func index(of color: Pixel) -> UInt8? {
    var slot = Int((color.word &* 0x9E37_79B1) >> 22)
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
