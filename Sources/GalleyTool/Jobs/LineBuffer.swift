/// A buffer for bytes that arrive in parts and are taken out line by line.
struct LineBuffer {
  /// A line without its line break.
  enum Line {
    case line([UInt8])
    /// A line with more bytes than the limit.
    case tooLong
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  /// The beginning of the bytes that were not taken out yet.
  private var start = 0
  /// The end of the bytes that were searched for a line break.
  private var searched = 0
  /// True while the rest of a line that is too long is skipped.
  private var isSkipping = false

  /// A buffer for lines of at most `limit` bytes.
  init(limit: Int) { self.limit = limit }

  /// The number of bytes that were not taken out yet.
  var count: Int { bytes.count - start }

  mutating func append(_ new: [UInt8]) {
    if start > 0, start * 2 > bytes.count {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += new
  }

  /// Takes out the next complete line that is not blank; nil if there is none.
  mutating func next() -> Line? {
    while true {
      guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
        searched = bytes.count
        if count > limit {
          isSkipping = true
          start = bytes.count
        }
        return nil
      }
      if let line = take(upTo: end, next: end + 1) { return line }
    }
  }

  /// Takes out the remaining bytes at the end of the input; nil if they are blank.
  mutating func rest() -> Line? { take(upTo: bytes.count, next: bytes.count) }

  private mutating func take(upTo end: Int, next: Int) -> Line? {
    let line = bytes[start..<end]
    (start, searched) = (next, next)
    defer { isSkipping = false }
    if isSkipping || line.count > limit { return .tooLong }
    let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return isBlank ? nil : .line(Array(line))
  }
}
