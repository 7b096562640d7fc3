/// Reads big-endian numbers in font data. Numbers outside the bytes are nil.
struct FontData {
  let bytes: UnsafeRawBufferPointer

  var count: Int { bytes.count }

  func uint8(at offset: Int) -> Int? { offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil }

  func uint16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func int16(at offset: Int) -> Int? {
    uint16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func uint32(at offset: Int) -> Int? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  func tag(at offset: Int) -> OpenTypeTag? {
    uint32(at: offset).map { OpenTypeTag(rawValue: UInt32(truncatingIfNeeded: $0)) }
  }

  /// Returns the bytes of `range`, which must lie inside the data.
  func slice(_ range: Range<Int>) -> FontData { FontData(bytes: UnsafeRawBufferPointer(rebasing: bytes[range])) }
}
