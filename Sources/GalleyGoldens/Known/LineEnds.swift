/// Returns the number of the first line, from 1, that git put into a file whose merge is not finished; nil if there is none.
func lineOfMergeMark(in bytes: [UInt8]) -> Int? {
  let marks = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  return lines.firstIndex { line in marks.contains { line.starts(with: $0) } }.map { $0 + 1 }
}

/// Returns text without the returns before its line feeds. Git puts them there where it is told to (`core.autocrlf`), so that
/// they say nothing of what was recorded.
package func withPlainLineEnds(_ bytes: [UInt8]) -> [UInt8] {
  let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
  guard bytes.contains(carriageReturn) else { return bytes }
  return bytes.indices.compactMap { index in
    let isBeforeLineFeed = bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
    return isBeforeLineFeed ? nil : bytes[index]
  }
}
