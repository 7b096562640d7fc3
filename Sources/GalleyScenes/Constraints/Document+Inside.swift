extension Document {
  /// Returns the position in the file of a byte of a string. If the string is not written
  /// literally, for example because it has escapes, returns the beginning of the string.
  func position(of node: NodeID, offset: Int, in text: String) -> SourcePosition {
    let (source, start) = (sources[self[node].source], self[node].offset)
    let quoted = start < source.bytes.count && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(source.bytes[start])
    let first = start + (quoted ? 1 : 0)
    guard first <= source.bytes.count, source.bytes[first...].starts(with: text.utf8) else { return position(of: node) }
    return source.position(at: first + offset)
  }
}
