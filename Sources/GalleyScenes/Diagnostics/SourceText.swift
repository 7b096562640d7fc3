/// The bytes of one input, with the name that diagnostics call it by.
///
/// Nodes remember byte offsets only; lines and columns are counted when a diagnostic needs them, so reading a good
/// file never pays for them.
struct SourceText: Hashable, Sendable {
  /// The path as the user gave it, or `--set` for a value from the command line.
  let name: String
  /// UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// Where the text itself stands: 1:1 for a file; the n-th `--set` counts as line n.
  var start = SourcePosition(line: 1, column: 1)

  /// The line and column of a byte. An offset past the end is the end; one inside a scalar is that scalar.
  func position(at offset: Int) -> SourcePosition {
    var position = start
    var index = 0
    let end = min(max(offset, 0), bytes.count)
    while index < end {
      let byte = bytes[index]
      index += 1
      let isBreak = byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A))
      if isBreak {
        position.line += 1
        position.column = 1
      } else if index == bytes.count || bytes[index] & 0xC0 != 0x80 {
        position.column += byte == 0x0D ? 0 : 1
      }
    }
    return position
  }
}
