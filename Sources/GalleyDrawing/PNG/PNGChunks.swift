/// The chunks of a PNG that `PNG.encode` wrote.
struct PNGChunks: Sequence, IteratorProtocol {
  static let header = "IHDR"
  static let data = "IDAT"
  static let end = "IEND"
  /// The offset of the first chunk, after the signature of a PNG.
  static let start = 8

  private let png: [UInt8]
  private var place = PNGChunks.start

  init(_ png: [UInt8]) { self.png = png }

  mutating func next() -> (name: String, data: ArraySlice<UInt8>)? {
    guard place + 12 <= png.count else { return nil }
    let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    let name = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
    let data = png[place + 8..<place + 8 + length]
    place += 12 + length
    return (name, data)
  }

  /// Returns the CRC-32 checksum of a chunk's name and data (PNG, third edition, annex D).
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = sum >> 8 ^ checksums[Int((sum ^ UInt32(byte)) & 255)] }
    return ~sum
  }

  /// For each value of a byte, its contribution to a checksum.
  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
}
