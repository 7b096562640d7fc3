import GalleySystem

/// A cache of shaped pieces of text by their characters, plan and surroundings.
///
/// At most 65,536 pieces, 1,048,576 UTF-16 units and 524,288 glyphs (10 MiB); the cache is emptied when one of them is
/// used up. Pages take memory only once they are written to.
final class PieceCache {
  static let mostPieces = 65_536
  static let mostUnits = 1 << 20
  static let mostGlyphs = 1 << 19
  private static let places = 131_072

  let glyphs: UnsafeMutablePointer<PieceGlyph>
  let pieces: UnsafeMutablePointer<ShapedPiece>
  private let units: UnsafeMutablePointer<UInt16>
  private let hashes: UnsafeMutablePointer<UInt64>
  /// 0 is a free place, else 1 + the piece's index. From calloc, so that no page is touched before it is used.
  private var table: UnsafeMutablePointer<UInt32>
  /// Bits of the pieces that occurred, kept or not, by their hash.
  private var met: [UInt64] = []
  private var metCount = 0
  private(set) var pieceCount = 0
  private var unitCount = 0
  private var glyphCount = 0

  init() {
    glyphs = .allocate(capacity: PieceCache.mostGlyphs)
    pieces = .allocate(capacity: PieceCache.mostPieces)
    units = .allocate(capacity: PieceCache.mostUnits)
    hashes = .allocate(capacity: PieceCache.mostPieces)
    table = PieceCache.emptyTable()
  }

  deinit {
    glyphs.deallocate()
    pieces.deallocate()
    units.deallocate()
    hashes.deallocate()
    free(table)
  }

  /// True if one more piece of that many glyphs and units can be kept.
  func hasRoom(glyphs: Int, units: Int) -> Bool {
    pieceCount < PieceCache.mostPieces && glyphCount + glyphs <= PieceCache.mostGlyphs
      && unitCount + units <= PieceCache.mostUnits
  }

  /// True if a piece of this hash occurred before; rarely true of another one, too.
  func wasMet(_ hash: UInt64) -> Bool { !met.isEmpty && met[PieceCache.metWord(hash)] >> (hash >> 56 & 63) & 1 != 0 }

  /// Records the occurrence of a piece.
  func meet(_ hash: UInt64) {
    // Half the bits set would be of no use.
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
    free(table)
    table = PieceCache.emptyTable()
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

  /// The index of a piece that is kept.
  @inline(__always)
  func find(_ text: UnsafePointer<UInt16>, _ count: Int, _ plan: UInt32, _ place: UInt32, _ hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (PieceCache.places - 1)
    while table[slot] != 0 {
      let index = Int(table[slot]) - 1
      let piece = pieces[index]
      if hashes[index] == hash, piece.length == count, piece.plan == plan, piece.place == place,
        memcmp(units + Int(piece.text), text, 2 * count) == 0
      {
        return index
      }
      slot = (slot + 1) & (PieceCache.places - 1)
    }
    return nil
  }

  /// The memory of the next piece's glyphs, to be filled before `keep`.
  var nextGlyphs: UnsafeMutablePointer<PieceGlyph> { glyphs + glyphCount }

  /// Keeps a piece whose glyphs were written to `nextGlyphs`; `hasRoom` must hold. Returns its index.
  func keep(
    _ text: UnsafePointer<UInt16>, _ count: Int, _ plan: UInt32, _ place: UInt32, hash: UInt64, glyphs: Int,
    trailing: TrailingSpace
  ) -> Int {
    precondition(hasRoom(glyphs: glyphs, units: count), "no room for a piece")
    (units + unitCount).update(from: text, count: count)
    let index = pieceCount
    (pieces + index).initialize(
      to: ShapedPiece(
        text: Int32(unitCount), length: Int32(count), firstGlyph: Int32(glyphCount), glyphCount: Int32(glyphs),
        plan: plan, place: place, trailing: trailing))
    hashes[index] = hash
    unitCount += count
    glyphCount += glyphs
    pieceCount += 1
    var slot = Int(truncatingIfNeeded: hash) & (PieceCache.places - 1)
    while table[slot] != 0 { slot = (slot + 1) & (PieceCache.places - 1) }
    table[slot] = UInt32(index + 1)
    return index
  }

  private static func emptyTable() -> UnsafeMutablePointer<UInt32> {
    guard let memory = calloc(places, MemoryLayout<UInt32>.stride) else { preconditionFailure("no memory left") }
    return memory.bindMemory(to: UInt32.self, capacity: places)
  }
}
