/// A buffer for bytes that arrive in parts and are read line by line.
package struct LineBuffer {
  /// A line of the input, without its line break.
  package enum Line {
    case line([UInt8])
    /// The line has more bytes than the limit.
    case tooLong
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  /// The index of the first byte that was not read yet.
  private var start = 0
  /// The index of the first byte that was not yet searched for a line break.
  private var searched = 0
  /// True while the rest of a too long line is skipped.
  private var isSkipping = false

  /// Creates a buffer for lines of at most `limit` bytes.
  package init(limit: Int) { self.limit = limit }

  /// The number of bytes that were not read yet.
  var count: Int { bytes.count - start }

  package mutating func append(_ new: [UInt8]) {
    if start > 0, start * 2 > bytes.count {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += new
  }

  /// Reads the next complete line that is not blank; nil if there is none.
  package mutating func next() -> Line? {
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

  /// Reads the bytes after the last line break, when the input has ended; nil if they are blank.
  package mutating func rest() -> Line? { take(upTo: bytes.count, next: bytes.count) }

  private mutating func take(upTo end: Int, next: Int) -> Line? {
    let line = bytes[start..<end]
    (start, searched) = (next, next)
    defer { isSkipping = false }
    if isSkipping || line.count > limit { return .tooLong }
    let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return isBlank ? nil : .line(Array(line))
  }
}
