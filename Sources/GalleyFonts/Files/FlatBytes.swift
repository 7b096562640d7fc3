/// Numbers and texts in a flat form that is read in place: 32-bit words, little-endian, then the bytes of the texts.
///
/// Reading beyond the end gives 0, or an empty text.
struct FlatBytes: Hashable, Sendable {
  let bytes: [UInt8]

  /// The number of words in a text's place: its offset and its length.
  static let textWords = 2

  /// The number of whole words.
  var wordCount: Int { bytes.count / 4 }

  /// The word of this number.
  @inline(__always) func word(_ number: Int) -> UInt32 {
    guard number >= 0, number < wordCount else { return 0 }
    let place = 4 * number
    return UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      | UInt32(bytes[place + 3]) << 24
  }

  /// The word of this number as a count or a place.
  @inline(__always) func number(_ number: Int) -> Int { Int(word(number)) }

  /// The two words from this number on as one of 64 bits.
  func wide(_ number: Int) -> UInt64 { UInt64(word(number)) | UInt64(word(number + 1)) << 32 }

  /// The bytes of the text whose place stands at this word.
  func textBytes(_ number: Int) -> ArraySlice<UInt8> {
    let (start, count) = (self.number(number), self.number(number + 1))
    return start + count <= bytes.count ? bytes[start..<start + count] : []
  }

  /// The text whose place stands at this word.
  func text(_ number: Int) -> String { String(decoding: textBytes(number), as: UTF8.self) }

  /// True if the place of a text at this word lies inside.
  func hasText(_ number: Int) -> Bool { self.number(number) + self.number(number + 1) <= bytes.count }

  /// A sum of all bytes from an offset on, by which damage is seen. It is no defence against intent.
  func checksum(from offset: Int) -> UInt64 {
    // Multiplying spreads a change upwards, the shift downwards.
    var sum: UInt64 = 0x9E37_79B9_7F4A_7C15
    var place = offset
    bytes.withUnsafeBytes { bytes in
      while place + 8 <= bytes.count {
        let next = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        sum = (sum ^ next) &* 0xBF58_476D_1CE4_E5B9
        sum ^= sum >> 29
        place += 8
      }
      while place < bytes.count {
        sum = (sum ^ UInt64(bytes[place])) &* 0xBF58_476D_1CE4_E5B9
        sum ^= sum >> 29
        place += 1
      }
    }
    return sum
  }
}

/// Flat bytes that are being written. Equal texts are kept once.
struct FlatWriter {
  private(set) var words: [UInt32] = []
  private var texts: [UInt8] = []
  /// By their bytes: strings that are written in two ways and mean the same are equal.
  private var places: [[UInt8]: UInt32] = [:]
  /// The words that are offsets among the texts, before it is known where those begin.
  private var offsets: [Int] = []

  mutating func add(_ number: Int) { words.append(UInt32(clamping: number)) }

  mutating func add(word: UInt32) { words.append(word) }

  mutating func add(wide: UInt64) {
    words.append(UInt32(truncatingIfNeeded: wide))
    words.append(UInt32(truncatingIfNeeded: wide >> 32))
  }

  mutating func add(_ number: Double) { add(wide: number.bitPattern) }

  mutating func add(_ text: String) {
    offsets.append(words.count)
    let bytes = Array(text.utf8)
    let place = places[bytes] ?? UInt32(clamping: texts.count)
    if places.updateValue(place, forKey: bytes) == nil { texts += bytes }
    words.append(place)
    add(bytes.count)
  }

  /// Sets words that were added before.
  mutating func set(_ word: Int, to number: UInt32) { words[word] = number }

  /// All of it.
  var bytes: [UInt8] {
    var words = words
    for place in offsets { words[place] += UInt32(clamping: 4 * words.count) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * words.count + texts.count)
    for word in words {
      for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return bytes + texts
  }
}
