/// A buffer of bytes that are not written yet.
struct OutgoingBytes {
  private var bytes: [UInt8] = []
  private var start = 0

  /// The number of bytes in the buffer.
  var count: Int { bytes.count - start }

  mutating func append(_ new: some Sequence<UInt8>) { bytes += new }

  /// Passes at most `most` bytes to `write`, which returns the number of written bytes, or a
  /// negative number for a failure.
  mutating func take(most: Int, _ write: (UnsafeRawBufferPointer) -> Int) -> Int {
    let taken = unsafe bytes.withUnsafeBytes {
      unsafe write(UnsafeRawBufferPointer(rebasing: $0[start..<min(start + most, $0.count)]))
    }
    start += max(0, taken)
    if start == bytes.count {
      (bytes, start) = ([], 0)
    } else if start > 1 << 20, start * 2 > bytes.count {
      bytes.removeFirst(start)
      start = 0
    }
    return taken
  }
}
