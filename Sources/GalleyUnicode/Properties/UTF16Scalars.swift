/// Methods that read code points from UTF-16 text in memory. An unpaired surrogate counts as a code
/// point.
extension UnsafeBufferPointer<UInt16> {
  /// Returns the code point that begins at `index`.
  @inline(__always)
  func scalar(at index: Int) -> UInt32 {
    let unit = self[index]
    guard unit & 0xFC00 == 0xD800, index + 1 < count, self[index + 1] & 0xFC00 == 0xDC00 else { return UInt32(unit) }
    return 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(self[index + 1] & 0x3FF))
  }

  /// Returns the code point that ends before `index`, which must be greater than 0.
  func scalar(before index: Int) -> UInt32 {
    let isPair = index >= 2 && self[index - 1] & 0xFC00 == 0xDC00 && self[index - 2] & 0xFC00 == 0xD800
    return scalar(at: isPair ? index - 2 : index - 1)
  }
}

extension UInt32 {
  /// The number of UTF-16 units of the code point.
  @inline(__always)
  var utf16Width: Int { self > 0xFFFF ? 2 : 1 }
}
