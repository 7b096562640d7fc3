extension String {
  /// The string's UTF-16 code units.
  ///
  /// `Array(utf16)` counts them first, records breadcrumbs on the way and takes three times as long.
  var codeUnits: [UInt16] {
    unsafe utf8.withContiguousStorageIfAvailable { bytes in unsafe String.codeUnits(of: bytes) } ?? Array(utf16)
  }

  /// Returns the code units of well-formed UTF-8.
  private static func codeUnits(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt16] {
    // Every character has one byte that is not a continuation byte, and two units if it has four bytes. A text never
    // has more units than bytes, so the sums cannot overflow. Without overflow checks the compiler can vectorise them.
    var count = 0
    for index in 0..<bytes.count {
      let byte = unsafe bytes[index]
      count &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
    }
    return unsafe [UInt16](unsafeUninitializedCapacity: count) { units, unitCount in
      var (index, written) = (0, 0)
      defer { unitCount = written }
      @inline(__always) func rest(_ distance: Int) -> UInt32 { unsafe UInt32(bytes[index + distance] & 0x3F) }
      @inline(__always) func append(_ unit: UInt32) {
        unsafe units.initializeElement(at: written, to: UInt16(truncatingIfNeeded: unit))
        written += 1
      }
      while index < bytes.count {
        let first = unsafe UInt32(bytes[index])
        switch first {
        case ..<0x80:
          append(first)
          index += 1
        case ..<0xE0:
          append((first & 0x1F) << 6 | rest(1))
          index += 2
        case ..<0xF0:
          append((first & 0xF) << 12 | rest(1) << 6 | rest(2))
          index += 3
        default:
          let offset = ((first & 7) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3)) - 0x1_0000
          append(0xD800 | offset >> 10)
          append(0xDC00 | offset & 0x3FF)
          index += 4
        }
      }
    }
  }
}
