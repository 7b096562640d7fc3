/// Returns the text of a file without its byte order mark. Throws a diagnostic if the file is
/// empty, too large or not in UTF-8, or if it contains NUL or too many brackets and commas.
/// - Parameter beginning: the expected beginning, for the message about an empty file.
func checkedText(
  _ bytes: [UInt8], file: String, limits: ReadingLimits, beginning: String = "a scene begins with \"galley: 1\""
) throws(SceneError) -> SourceText {
  func failure(_ message: String, at position: SourcePosition = SourcePosition(line: 1, column: 1)) -> SceneError {
    SceneError([Diagnostic(file: file, position: position, message: message)])
  }
  if bytes.count > limits.fileSize {
    throw failure("the file has \(bytes.count.grouped) bytes; at most \(limits.fileSize.grouped) are read")
  }
  if bytes.isEmpty { throw failure("the file is empty; \(beginning)") }
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
    throw failure("the file is UTF-16 or UTF-32; save it as UTF-8")
  }
  let source = SourceText(name: file, bytes: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes)
  let skipped = bytes.count - source.bytes.count
  if let bad = firstInvalidUTF8(source.bytes) {
    let hex = String(source.bytes[bad], radix: 16, uppercase: true)
    throw failure(
      "byte \((bad + skipped).grouped) (0x\(hex)) is not UTF-8; save the file as UTF-8", at: source.position(at: bad))
  }
  if let zero = source.bytes.firstIndex(of: 0) {
    throw failure("byte \((zero + skipped).grouped) is a NUL, which text cannot contain", at: source.position(at: zero))
  }
  let marks = countMarks(source.bytes)
  if marks > limits.marks {
    throw failure("the file has \(marks.grouped) brackets and commas; at most \(limits.marks.grouped) are read")
  }
  return source
}

/// Returns the offset of the first byte that is not part of well-formed UTF-8 (Unicode table 3-7);
/// nil if all bytes are.
private func firstInvalidUTF8(_ bytes: [UInt8]) -> Int? {
  do {
    _ = try UTF8Span(validating: bytes.span)
    return nil
  } catch {
    return error.byteOffsets.lowerBound
  }
}

private func countMarks(_ bytes: [UInt8]) -> Int {
  unsafe bytes.withUnsafeBufferPointer { buffer in
    var count = 0
    // Without branches, so that the compiler can compare many bytes at once.
    for index in buffer.indices {
      let byte = unsafe buffer[index]
      let isBracket = byte & 0xDF == UInt8(ascii: "[") || byte & 0xDF == UInt8(ascii: "]")
      count &+= isBracket || byte == UInt8(ascii: ",") ? 1 : 0
    }
    return count
  }
}

extension Int {
  /// The number with its digits in groups of three: 16,777,216.
  var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }
}
