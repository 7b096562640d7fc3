/// Returns the line number of the first merge-conflict marker in a file, counted from 1; nil if
/// there is none.
func lineOfMergeMark(in bytes: [UInt8]) -> Int? {
  let marks = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  return lines.firstIndex { line in marks.contains { line.starts(with: $0) } }.map { $0 + 1 }
}

/// Returns a text without the carriage returns before its line feeds. Galley does not write them,
/// but Git may have added them (`core.autocrlf`).
package func withPlainLineEnds(_ bytes: [UInt8]) -> [UInt8] {
  let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
  guard bytes.contains(carriageReturn) else { return bytes }
  return bytes.indices.compactMap { index in
    let isBeforeLineFeed = bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
    return isBeforeLineFeed ? nil : bytes[index]
  }
}
