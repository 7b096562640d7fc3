/// The maximum length of a line in a stored layout, in bytes.
private let longestLine = 200

/// The texts that begin and end a long string that is divided into pieces.
private let (piecesStart, piecesEnd) = (Array("{ \"pieces\": [".utf8), Array("] }".utf8))

/// The maximum length of a piece, in bytes.
private let longestPiece = 120

private let (lineFeed, tab, space) = (UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: " "))
private let (quote, backslash, comma) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: ","))

/// Returns true if a line of a layout dump is longer than a line in a stored layout may be.
func isLong(_ line: ArraySlice<UInt8>) -> Bool { line.count > longestLine }

/// Returns JSON with its long lines broken. A broken object has each member on a line; a broken
/// array has as many elements on each line as fit. A line that continues another line begins with a
/// tab.
/// - Parameter room: the number of bytes that will precede the first line.
func folded(_ json: [UInt8], after room: Int) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(json.count + json.count / 16)
  for (index, line) in json.split(separator: lineFeed, omittingEmptySubsequences: false).enumerated() {
    if index > 0 { result.append(lineFeed) }
    fold(line, depth: 0, after: index == 0 ? room : 0, into: &result)
  }
  return result
}

/// Appends a line of JSON to `result`. A long line is broken into several lines.
/// - Parameters:
///   - depth: the number of tabs before the lines that continue this one.
///   - room: the number of bytes before the line.
private func fold(_ line: ArraySlice<UInt8>, depth: Int, after room: Int, into result: inout [UInt8]) {
  guard line.count + room > longestLine else {
    result += line
    return
  }
  let separators = separators(of: line)
  guard let least = separators.map(\.depth).min() else {
    result += dividingString(of: line, depth: depth)
    return
  }
  var parts: [ArraySlice<UInt8>] = []
  var start = line.startIndex
  for separator in separators where separator.depth == least {
    parts.append(line[start..<separator.space])
    start = separator.space + 1
  }
  parts.append(line[start...])
  if let second = parts.dropFirst().first, second.first != UInt8(ascii: "{"), !beginsWithKey(second) {
    parts = filled(parts, of: line, first: longestLine - room, room: longestLine - depth - 1)
  }
  for (index, part) in parts.enumerated() {
    if index > 0 { result += breakOfLine(depth + 1) }
    fold(part, depth: depth + 1, after: index == 0 ? room : depth + 1, into: &result)
  }
}

/// Returns a line break and the tabs at the beginning of a line that continues another line.
private func breakOfLine(_ depth: Int) -> [UInt8] { [lineFeed] + repeatElement(tab, count: depth) }

/// Joins neighbouring parts of a line as long as they fit into one line, and returns the joined
/// parts.
/// - Parameters:
///   - first: the room in the first line.
///   - room: the room in each other line.
private func filled(
  _ parts: [ArraySlice<UInt8>], of line: ArraySlice<UInt8>, first: Int, room: Int
) -> [ArraySlice<UInt8>] {
  var result: [ArraySlice<UInt8>] = []
  for part in parts {
    if let last = result.last, part.endIndex - last.startIndex <= (result.count == 1 ? first : room) {
      result[result.count - 1] = line[last.startIndex..<part.endIndex]
    } else {
      result.append(part)
    }
  }
  return result
}

/// Returns the positions of the spaces after commas outside of strings. Each comes with the number
/// of brackets that the line has opened before it and not yet closed.
private func separators(of line: ArraySlice<UInt8>) -> [(space: Int, depth: Int)] {
  var found: [(space: Int, depth: Int)] = []
  var (depth, index) = (0, line.startIndex)
  while index < line.endIndex {
    switch line[index] {
    case quote: index = endOfString(at: index, in: line) - 1
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    case comma where index + 1 < line.endIndex && line[index + 1] == space: found.append((index + 1, depth))
    default: break
    }
    index += 1
  }
  return found
}

/// Returns the offset after the closing quote of a string; without a quote, the end of the text.
/// - Parameter start: the offset of its opening quote.
private func endOfString(at start: Int, in text: ArraySlice<UInt8>) -> Int {
  var index = start + 1
  while index < text.endIndex, text[index] != quote { index += text[index] == backslash ? 2 : 1 }
  return min(index + 1, text.endIndex)
}

/// Returns true if a text begins with the key of a member.
private func beginsWithKey(_ text: ArraySlice<UInt8>) -> Bool {
  guard text.first == quote else { return false }
  let end = endOfString(at: text.startIndex, in: text)
  return end < text.endIndex && text[end] == UInt8(ascii: ":")
}

/// Returns a line that has no spaces at which it can be broken. Its last string is divided into
/// pieces on separate lines; if that string is short or a key, the line is returned unchanged.
private func dividingString(of line: ArraySlice<UInt8>, depth: Int) -> [UInt8] {
  var string: Range<Int>?
  var index = line.startIndex
  while let start = line[index...].firstIndex(of: quote) {
    index = endOfString(at: start, in: line)
    string = start..<index
  }
  guard let string, string.count > longestPiece, !beginsWithKey(line[string.lowerBound...]) else { return Array(line) }
  let pieces = pieces(of: line[(string.lowerBound + 1)..<(string.upperBound - 1)]).map { [quote] + $0 + [quote] }
  return line[..<string.lowerBound] + piecesStart + pieces.joined(separator: [comma] + breakOfLine(depth + 1))
    + piecesEnd + line[string.upperBound...]
}

/// Divides the contents of a string into pieces. They end after a space where possible, and never
/// inside a character or an escape.
private func pieces(of contents: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
  var result: [ArraySlice<UInt8>] = []
  var start = contents.startIndex
  while contents.endIndex - start > longestPiece {
    var (index, end) = (start, start)
    var wordEnd: Int?
    while index <= start + longestPiece {
      end = index
      if index > start, contents[index - 1] == space { wordEnd = index }
      index = endOfCharacter(at: index, in: contents)
    }
    result.append(contents[start..<(wordEnd ?? end)])
    start = wordEnd ?? end
  }
  return result + [contents[start...]]
}

/// Returns the offset after the character or the escape at an index of a string.
private func endOfCharacter(at index: Int, in contents: ArraySlice<UInt8>) -> Int {
  if contents[index] == backslash {
    let isNumber = index + 1 < contents.endIndex && contents[index + 1] == UInt8(ascii: "u")
    return min(index + (isNumber ? 6 : 2), contents.endIndex)
  }
  let next = contents[(index + 1)...].firstIndex { $0 & 0xC0 != 0x80 }
  return next ?? contents.endIndex
}

/// Returns JSON in which the long lines that were broken are joined again.
func unfolded(_ lines: ArraySlice<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(lines.count)
  var index = lines.startIndex
  while index < lines.endIndex {
    if lines[index] == lineFeed, index + 1 < lines.endIndex, lines[index + 1] == tab {
      result.append(space)
      index = endOfBreak(at: index, in: lines)
    } else if lines[index] == piecesStart[0], lines[index...].starts(with: piecesStart) {
      index = appendPieces(at: index + piecesStart.count, in: lines, to: &result)
    } else {
      result.append(lines[index])
      index += 1
    }
  }
  return result
}

/// Returns the offset after the line break at `index`, and after the tabs that follow the line
/// break.
private func endOfBreak(at index: Int, in lines: ArraySlice<UInt8>) -> Int {
  lines[(index + 1)...].firstIndex { $0 != tab } ?? lines.endIndex
}

/// Appends the string that was stored in several pieces, and returns the offset after the pieces.
/// - Parameter start: the offset of the opening quote of the first piece.
private func appendPieces(at start: Int, in lines: ArraySlice<UInt8>, to result: inout [UInt8]) -> Int {
  var index = start
  result.append(quote)
  while index < lines.endIndex, lines[index] == quote {
    let end = endOfString(at: index, in: lines)
    result += lines[(index + 1)..<max(index + 1, end - 1)]
    index = end
    guard index + 1 < lines.endIndex, lines[index] == comma else { break }
    index = endOfBreak(at: index + 1, in: lines)
  }
  result.append(quote)
  return lines[index...].starts(with: piecesEnd) ? index + piecesEnd.count : index
}
