/// A cache of glyph pixels in one block of bytes. The table uses open addressing with linear
/// probing.
///
/// At most 16 MiB of pixels and 65,536 glyphs; the cache is emptied when either is full. A glyph that is too large to
/// cache is stored after them, and the next such glyph overwrites it.
final class MaskCache {
  /// The number of bytes reserved for the pixels of cached glyphs.
  static let keptBytes = 16 << 20
  /// The number of bytes reserved for one glyph that is not cached.
  static let passingBytes = 32 << 20
  /// The maximum number of cached glyphs.
  static let mostGlyphs = 65_536

  /// A slot of the cache's hash table. Key and mask are in the same cache line of the processor.
  private struct Place {
    /// The key of the mask. It is 0 if the slot is free; all keys have their highest bit set.
    var key: UInt64 = 0
    private var offset: Int32 = 0
    private var (width, height, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    private var format = GlyphMask.Format.coverage

    init() {}

    init(_ mask: GlyphMask, _ key: UInt64) {
      self.key = key
      offset = Int32(mask.offset)
      (width, height, left, top) = (mask.width, mask.height, mask.left, mask.top)
      format = mask.format
    }

    @inline(__always) var mask: GlyphMask {
      GlyphMask(offset: Int(offset), width: width, height: height, left: left, top: top, format: format)
    }
  }

  /// The pixels of all masks. A page of this memory is occupied only after the first write.
  let bytes: UnsafeMutablePointer<UInt8>
  private var table: UnsafeMutablePointer<Place>
  private var places = 256
  private var count = 0
  private var usedBytes = 0

  init() {
    bytes = .allocate(capacity: MaskCache.keptBytes + MaskCache.passingBytes)
    table = MaskCache.emptyTable(places)
  }

  deinit {
    bytes.deallocate()
    table.deallocate()
  }

  /// The size in bytes of a cache line of the processor. A slot takes half of it.
  private static let lineLength = 64

  private static func emptyTable(_ places: Int) -> UnsafeMutablePointer<Place> {
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: places * MemoryLayout<Place>.stride, alignment: MaskCache.lineLength)
    return bytes.initializeMemory(as: Place.self, repeating: Place(), count: places)
  }

  /// Returns the mask in the cache for `key`; nil if there is none.
  @inline(__always) func mask(_ key: UInt64) -> GlyphMask? {
    let place = table[place(of: key)]
    return place.key == key ? place.mask : nil
  }

  /// Reserves `count` bytes and returns their offset. The cache is emptied if it has too little
  /// space.
  func reserve(_ count: Int) -> Int {
    precondition(count <= MaskCache.keptBytes, "a mask that cannot be kept")
    if usedBytes + count > MaskCache.keptBytes || self.count >= MaskCache.mostGlyphs { forgetAll() }
    let offset = usedBytes
    usedBytes += count
    return offset
  }

  /// Adds `mask`, whose bytes are already reserved, to the cache.
  func keep(_ mask: GlyphMask, _ key: UInt64) {
    if count * 2 >= places { grow() }
    table[place(of: key)] = Place(mask, key)
    count += 1
  }

  /// Empties the cache.
  func forgetAll() {
    table.update(repeating: Place(), count: places)
    count = 0
    usedBytes = 0
  }

  @inline(__always) private func place(of key: UInt64) -> Int {
    // Fibonacci hashing: the product's upper bits depend on all bits of the key.
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (places - 1)
    while table[place].key != 0 && table[place].key != key { place = (place + 1) & (places - 1) }
    return place
  }

  private func grow() {
    let (old, oldPlaces) = (table, places)
    places *= 2
    table = MaskCache.emptyTable(places)
    for place in 0..<oldPlaces where old[place].key != 0 { table[self.place(of: old[place].key)] = old[place] }
    old.deallocate()
  }
}
