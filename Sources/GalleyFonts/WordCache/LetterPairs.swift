/// The glyphs of letters, which may depend on the next letter. They are read from the font or
/// shaped once by HarfBuzz.
///
/// For a plan that only kerns pairs. Where no substitution examines more than one glyph (`SubstitutionTriggers`), the
/// shaping of a glyph follows from its character and the next one; only its flag follows from the character before. So
/// even new text is set from its pairs.
final class LetterPairs {
  /// The glyph and advance of a letter before another letter.
  struct Pair: BitwiseCopyable {
    /// The two units, the first in the upper half. The second is 0 at the end of the text. The
    /// whole key is 0 if the slot is free.
    fileprivate var key: UInt32 = 0
    /// The advance of the first letter, in the steps of HarfBuzz.
    var advance: Int32 = 0
    var xOffset: Int32 = 0
    var yOffset: Int32 = 0
    /// The glyph number of the first letter.
    var glyph: UInt16 = 0
    /// The flags of the second letter's glyph.
    var nextFlags: UInt8 = 0

    init() {}

    init(glyph: UInt16, advance: Int32, xOffset: Int32, yOffset: Int32, nextFlags: UInt8) {
      (self.glyph, self.advance, self.xOffset, self.yOffset) = (glyph, advance, xOffset, yOffset)
      self.nextFlags = nextFlags
    }
  }

  /// The end of the range in which HarfBuzz treats each unit as a separate letter, unless the unit
  /// is complex. HarfBuzz treats the modifier letters U+FF9E and U+FF9F differently.
  static let endOfLetters: UInt16 = 0x3000

  /// The letters whose pairs are read from the font; nil if this is not possible.
  private let letters: KernedLetters?
  private var table: UnsafeMutablePointer<Pair>
  /// The number of slots: a power of two, at least twice the number of pairs.
  private var places: Int
  private var count = 0

  private static let fewestPlaces = 1024
  /// The maximum number of slots (640 KiB). The table is emptied when half of them are in use.
  private static let mostPlaces = 1 << 15

  init(_ letters: KernedLetters?) {
    self.letters = letters
    places = LetterPairs.fewestPlaces
    table = LetterPairs.emptyTable(places)
  }

  deinit { table.deallocate() }

  /// Returns the cached pair of a unit and the next unit (0 at the end of the text); nil if it is
  /// not cached.
  @inline(__always)
  func find(_ first: UInt16, _ second: UInt16) -> Pair? {
    let pair = table[place(LetterPairs.key(first, second))]
    return pair.key == 0 ? nil : pair
  }

  /// Reads the pair of a unit and the next unit (0 at the end of the text) from the font, caches
  /// and returns it. Returns nil if the pair does not depend on the font alone.
  func read(_ first: UInt16, _ second: UInt16) -> Pair? {
    guard let pair = letters?.pair(first, second) else { return nil }
    keep(first, second, pair)
    return pair
  }

  /// Caches a pair, whose first unit must not be 0.
  func keep(_ first: UInt16, _ second: UInt16, _ pair: Pair) {
    var pair = pair
    pair.key = LetterPairs.key(first, second)
    let place = place(pair.key)
    if table[place].key == 0 {
      count += 1
      if 2 * count > places {
        grow()
        return keep(first, second, pair)
      }
    }
    table[place] = pair
  }

  @inline(__always)
  private static func key(_ first: UInt16, _ second: UInt16) -> UInt32 { UInt32(first) << 16 | UInt32(second) }

  /// Returns the slot of a pair, or the free slot for it. Pairs that differ only in the last four
  /// bits of the second letter are stored next to each other. Most text has few first letters and
  /// therefore uses few cache lines of the processor.
  @inline(__always)
  private func place(_ key: UInt32) -> Int {
    let row = Int(truncatingIfNeeded: (UInt64(key >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 40) & (places - 1)
    var place = row & ~15 | Int(key & 15)
    while table[place].key != 0 && table[place].key != key { place = (place + 1) & (places - 1) }
    return place
  }

  /// Doubles the size of the table, or empties it if it has its maximum size.
  private func grow() {
    let (old, oldPlaces) = (table, places)
    let isFull = places == LetterPairs.mostPlaces
    if !isFull { places *= 2 }
    table = LetterPairs.emptyTable(places)
    count = 0
    if !isFull {
      for index in 0..<oldPlaces where old[index].key != 0 {
        table[place(old[index].key)] = old[index]
        count += 1
      }
    }
    old.deallocate()
  }

  private static func emptyTable(_ places: Int) -> UnsafeMutablePointer<Pair> {
    let table = UnsafeMutablePointer<Pair>.allocate(capacity: places)
    table.initialize(repeating: Pair(), count: places)
    return table
  }
}
