/// The bytes of one input, with the name that diagnostics use for it.
///
/// Nodes remember byte offsets only; lines and columns are counted when a diagnostic needs them.
struct SourceText: Hashable, Sendable {
  /// The path as the user gave it, or `--set` for a value from the command line.
  let name: String
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// The line and column of every `spacing`-th byte of the text, beginning with byte 0 (1:1 for a
  /// file, line n for the n-th `--set`). Other positions are counted from the nearest landmark
  /// before them, so that the time for many diagnostics is proportional to the length of the text.
  private let landmarks: [SourcePosition]
  private static let spacing = 1024

  init(name: String, bytes: [UInt8], start: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.name = name
    self.bytes = bytes
    var landmarks = [start]
    var position = start
    for end in stride(from: Self.spacing, through: bytes.count, by: Self.spacing) {
      position.advance(over: end - Self.spacing..<end, of: bytes)
      landmarks.append(position)
    }
    self.landmarks = landmarks
  }

  /// Returns the line and column of a byte. An offset past the end means the end, and an offset
  /// inside a scalar means this scalar.
  func position(at offset: Int) -> SourcePosition {
    let end = min(max(offset, 0), bytes.count)
    let landmark = end / Self.spacing
    var position = landmarks[landmark]
    position.advance(over: landmark * Self.spacing..<end, of: bytes)
    return position
  }
}

extension SourcePosition {
  /// Moves the position forward over the bytes of a text in a range.
  fileprivate mutating func advance(over range: Range<Int>, of bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      for index in range {
        let byte = unsafe bytes[index]
        let next = index + 1
        let isBreak = unsafe byte == 0x0A || (byte == 0x0D && !(next < bytes.count && bytes[next] == 0x0A))
        if isBreak {
          line += 1
          column = 1
        } else if unsafe next == bytes.count || bytes[next] & 0xC0 != 0x80 {
          column += byte == 0x0D ? 0 : 1
        }
      }
    }
  }
}
