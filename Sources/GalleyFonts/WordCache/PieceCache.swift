import GalleySystem

/// A cache of shaped pieces of text. The key is the characters, the shaping plan and the
/// surroundings.
///
/// At most 65,536 pieces, 1,048,576 UTF-16 units and 524,288 glyphs (8 MiB); the cache is emptied when one of these
/// limits is reached. It begins small and grows with its contents.
final class PieceCache {
  static let mostPieces = 65_536
  static let mostUnits = 1 << 20
  static let mostGlyphs = 1 << 19
  private static let fewestPlaces = 2048

  // Neither is ever written while it is read, and checking that at every glyph takes longer than reading.
  @exclusivity(unchecked) private var glyphMemory = GrowingMemory<PieceGlyph>(capacity: 4096, most: mostGlyphs)
  @exclusivity(unchecked) private var pieceMemory = GrowingMemory<ShapedPiece>(
    capacity: fewestPlaces / 2, most: mostPieces)
  @exclusivity(unchecked) private var unitMemory = GrowingMemory<UInt16>(capacity: 8192, most: mostUnits)
  /// The hash table, with at least twice as many slots as pieces. A slot is 0 if it is free.
  /// Otherwise it contains bits of the hash and 1 + the index of the piece.
  @exclusivity(unchecked) private var table = emptyTable(fewestPlaces)
  @exclusivity(unchecked) private var places = fewestPlaces
  /// Bits that record the hashes of all pieces that have already occurred, cached or not.
  private var met: [UInt64] = []
  private var metCount = 0
  private(set) var pieceCount = 0
  private var unitCount = 0
  private var glyphCount = 0

  deinit {
    glyphMemory.deallocate()
    pieceMemory.deallocate()
    unitMemory.deallocate()
    table.deallocate()
  }

  /// The glyphs of all pieces. The pointer changes when a piece is added.
  var glyphs: UnsafePointer<PieceGlyph> { UnsafePointer(glyphMemory.start) }
  /// The pieces by index. The pointer changes when a piece is added.
  var pieces: UnsafePointer<ShapedPiece> { UnsafePointer(pieceMemory.start) }

  /// Returns true if the cache has space for another piece with this many glyphs and units.
  func hasRoom(glyphs: Int, units: Int) -> Bool {
    pieceCount < PieceCache.mostPieces && glyphCount + glyphs <= PieceCache.mostGlyphs
      && unitCount + units <= PieceCache.mostUnits
  }

  /// Returns true if a piece with this hash has already occurred. In rare cases it is also true for
  /// a piece that has not occurred.
  func wasMet(_ hash: UInt64) -> Bool { !met.isEmpty && met[PieceCache.metWord(hash)] >> (hash >> 56 & 63) & 1 != 0 }

  /// Records that a piece has occurred.
  func meet(_ hash: UInt64) {
    // With half of the bits set, the table would be useless.
    if met.isEmpty || metCount > PieceCache.metWords * 16 {
      met = [UInt64](repeating: 0, count: PieceCache.metWords)
      metCount = 0
    }
    met[PieceCache.metWord(hash)] |= 1 << (hash >> 56 & 63)
    metCount += 1
  }

  private static let metWords = 8192

  private static func metWord(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & (metWords - 1) }

  func forgetAll() {
    if pieceCount == 0 { return }
    table.update(repeating: 0, count: places)
    pieceCount = 0
    unitCount = 0
    glyphCount = 0
  }

  @inline(__always)
  static func hash(_ text: UnsafePointer<UInt16>, _ count: Int, _ plan: UInt32, _ place: UInt32) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (UInt64(plan) << 40 ^ UInt64(place) << 32 ^ UInt64(count)) &* factor
    let bytes = UnsafeRawPointer(text)
    var index = 0
    while index + 4 <= count {
      hash = (hash ^ bytes.loadUnaligned(fromByteOffset: 2 * index, as: UInt64.self)) &* factor
      hash ^= hash >> 29
      index += 4
    }
    while index < count {
      hash = (hash ^ UInt64(text[index])) &* factor
      index += 1
    }
    return hash ^ hash >> 32
  }

  /// The number of bits in a slot that contain 1 + the index of a piece. The other bits contain a
  /// part of the hash of the piece.
  private static let indexBits: UInt64 = 20

  /// Returns the slot of the hash table at which the search for a piece with this hash begins.
  @inline(__always)
  private func place(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> PieceCache.indexBits) & (places - 1)
  }

  /// Returns the index of a cached piece; nil if it is not cached.
  @inline(__always)
  func find(_ text: UnsafePointer<UInt16>, _ count: Int, _ plan: UInt32, _ place: UInt32, _ hash: UInt64) -> Int? {
    var slot = self.place(hash)
    while table[slot] != 0 {
      let entry = table[slot]
      if (entry ^ hash) >> PieceCache.indexBits == 0 {
        let index = Int(entry & (1 << PieceCache.indexBits - 1)) &- 1
        let piece = pieces + index
        if piece.pointee.length == count, piece.pointee.plan == plan, piece.pointee.place == place,
          isEqual(unitMemory.start + Int(piece.pointee.text), text, count)
        {
          return index
        }
      }
      slot = (slot &+ 1) & (places - 1)
    }
    return nil
  }

  /// Returns true if the first `count` units of both texts are equal. In scripts without spaces,
  /// most pieces have one unit.
  @inline(__always)
  private func isEqual(_ kept: UnsafePointer<UInt16>, _ text: UnsafePointer<UInt16>, _ count: Int) -> Bool {
    kept[0] == text[0] && (count == 1 || memcmp(kept, text, 2 * count) == 0)
  }

  /// Returns the memory for the glyphs of the next piece. Fill it before you call `keep`.
  func nextGlyphs(_ count: Int) -> UnsafeMutablePointer<PieceGlyph> {
    glyphMemory.reserve(glyphCount + count, used: glyphCount)
    return glyphMemory.start + glyphCount
  }

  /// Adds a piece of at least one unit and returns its index. Its glyphs must already be in
  /// `nextGlyphs`, and `hasRoom` must be true.
  func keep(
    _ text: UnsafePointer<UInt16>, _ count: Int, _ plan: UInt32, _ place: UInt32, hash: UInt64, glyphs: Int,
    trailing: TrailingSpace
  ) -> Int {
    precondition(hasRoom(glyphs: glyphs, units: count), "no room for a piece")
    let index = pieceCount
    unitMemory.reserve(unitCount + count, used: unitCount)
    (unitMemory.start + unitCount).update(from: text, count: count)
    pieceMemory.reserve(index + 1, used: index)
    (pieceMemory.start + index).initialize(
      to: ShapedPiece(
        text: Int32(unitCount), length: Int32(count), firstGlyph: Int32(glyphCount), glyphCount: Int32(glyphs),
        plan: plan, place: place, trailing: trailing))
    unitCount += count
    glyphCount += glyphs
    pieceCount += 1
    if 2 * pieceCount > places { growTable() }
    insert((hash >> PieceCache.indexBits) << PieceCache.indexBits | UInt64(index + 1))
    return index
  }

  private func growTable() {
    let (entries, count) = (table, places)
    places *= 2
    table = PieceCache.emptyTable(places)
    for place in 0..<count where entries[place] != 0 { insert(entries[place]) }
    entries.deallocate()
  }

  private func insert(_ entry: UInt64) {
    var slot = place(entry)
    while table[slot] != 0 { slot = (slot + 1) & (places - 1) }
    table[slot] = entry
  }

  private static func emptyTable(_ places: Int) -> UnsafeMutablePointer<UInt64> {
    let table = UnsafeMutablePointer<UInt64>.allocate(capacity: places)
    table.initialize(repeating: 0, count: places)
    return table
  }
}
