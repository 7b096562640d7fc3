/// A cache of glyphs' pixels in one block of bytes: open addressing, linear probing.
///
/// At most 16 MiB of pixels and 65,536 glyphs; the cache is emptied when either is full. A glyph too large to keep stands
/// behind them, and the next such glyph overwrites it.
final class MaskCache {
  /// The number of bytes for glyphs that are kept.
  static let keptBytes = 16 << 20
  /// The number of bytes for one glyph that is not kept.
  static let passingBytes = 32 << 20
  /// The number of glyphs kept at most.
  static let mostGlyphs = 65_536

  /// The pixels. A page takes memory only once it is written to.
  let bytes: UnsafeMutablePointer<UInt8>
  /// 0 is a free place; every key has its uppermost bit set.
  private var keys: UnsafeMutablePointer<UInt64>
  private var masks: UnsafeMutablePointer<GlyphMask>
  private var places = 1024
  private var count = 0
  private var usedBytes = 0

  init() {
    bytes = .allocate(capacity: MaskCache.keptBytes + MaskCache.passingBytes)
    keys = .allocate(capacity: places)
    keys.initialize(repeating: 0, count: places)
    masks = .allocate(capacity: places)
  }

  deinit {
    bytes.deallocate()
    keys.deallocate()
    masks.deallocate()
  }

  /// The mask that was kept under `key`.
  @inline(__always) func mask(_ key: UInt64) -> GlyphMask? {
    let place = place(of: key)
    return keys[place] == key ? masks[place] : nil
  }

  /// Reserves `count` bytes and returns their offset. May empty the cache.
  func reserve(_ count: Int) -> Int {
    precondition(count <= MaskCache.keptBytes, "a mask that cannot be kept")
    if usedBytes + count > MaskCache.keptBytes || self.count >= MaskCache.mostGlyphs { forgetAll() }
    let offset = usedBytes
    usedBytes += count
    return offset
  }

  /// Keeps `mask`, whose bytes were reserved.
  func keep(_ mask: GlyphMask, _ key: UInt64) {
    if count * 2 >= places { grow() }
    insert(mask, key)
    count += 1
  }

  /// Forgets every mask.
  func forgetAll() {
    keys.update(repeating: 0, count: places)
    count = 0
    usedBytes = 0
  }

  @inline(__always) private func place(of key: UInt64) -> Int {
    // Fibonacci hashing: the product's upper bits depend on all bits of the key.
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (places - 1)
    while keys[place] != 0 && keys[place] != key { place = (place + 1) & (places - 1) }
    return place
  }

  private func insert(_ mask: GlyphMask, _ key: UInt64) {
    let place = place(of: key)
    keys[place] = key
    (masks + place).initialize(to: mask)
  }

  private func grow() {
    let (oldKeys, oldMasks, oldPlaces) = (keys, masks, places)
    places *= 2
    keys = .allocate(capacity: places)
    keys.initialize(repeating: 0, count: places)
    masks = .allocate(capacity: places)
    for place in 0..<oldPlaces where oldKeys[place] != 0 { insert(oldMasks[place], oldKeys[place]) }
    oldKeys.deallocate()
    oldMasks.deallocate()
  }
}
