/// A PNG built chunk by chunk, for pictures that Galley's encoder never writes and for damaged ones.
struct HandmadePNG {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init() {}

  /// Creates the signature and a header. `colorType` is PNG's number: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6
  /// RGBA.
  init(width: Int, height: Int, bitDepth: UInt8, colorType: UInt8, isInterlaced: Bool = false) {
    let header = Self.bigEndian(width) + Self.bigEndian(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    add("IHDR", header)
  }

  /// Adds a chunk with its length and checksum.
  mutating func add(_ name: String, _ data: [UInt8]) {
    let body = Array(name.utf8) + data
    bytes += Self.bigEndian(data.count) + body + Self.bigEndian(Int(Self.crc32(body)))
  }

  /// Adds the rows, stored without compression and each preceded by a filter byte of 0, and the end.
  mutating func addRows(_ rows: [[UInt8]]) {
    add("IDAT", Self.stored(rows.flatMap { (row: [UInt8]) -> [UInt8] in [0] + row }))
    add("IEND", [])
  }

  /// Returns the data of a chunk with a colour profile (ICC.1:2022) with these primaries, in 1/65536 of XYZ under D50.
  static func profile(_ primaries: [[Int]]) -> [UInt8] {
    var tags = bigEndian(3)
    var values: [UInt8] = []
    for (name, value) in zip(["rXYZ", "gXYZ", "bXYZ"], primaries) {
      tags += Array(name.utf8) + bigEndian(168 + values.count) + bigEndian(20)
      values += Array("XYZ ".utf8) + bigEndian(0) + value.flatMap(bigEndian)
    }
    var header = [UInt8](repeating: 0, count: 128)
    let fields: [(Int, [UInt8])] = [
      (0, bigEndian(168 + values.count)), (8, [4, 0, 0, 0]), (12, Array("mntrRGB XYZ ".utf8)), (36, Array("acsp".utf8)),
      (68, bigEndian(0xF6D6) + bigEndian(0x10000) + bigEndian(0xD32D)),
    ]
    for (place, bytes) in fields { header.replaceSubrange(place..<place + bytes.count, with: bytes) }
    return Array("profile".utf8) + [0, 0] + stored(header + tags + values)
  }

  /// Returns a zlib stream (RFC 1950) without compression.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: data.count, by: 65_535) {
      let block = data[start..<min(start + 65_535, data.count)]
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      stream += [block.endIndex == data.count ? 1 : 0, low, high, ~low, ~high]
      stream += block
    }
    return stream + bigEndian(Int(adler32(data)))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// Returns the checksum of ISO/IEC 15948 annex D.
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes { crc = crc >> 8 ^ crcTable[Int((crc ^ UInt32(byte)) & 255)] }
    return ~crc
  }

  private static let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  /// Returns the checksum of RFC 1950.
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}

/// Returns the chunks of an intact PNG: their names and data.
func chunks(of png: [UInt8]) -> [(name: String, data: [UInt8])] {
  var result: [(String, [UInt8])] = []
  var place = 8
  while place + 12 <= png.count {
    let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    let name = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
    result.append((name, Array(png[place + 8..<place + 8 + length])))
    place += 12 + length
  }
  return result
}
