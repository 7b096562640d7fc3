extension String {
  /// The lines of the text, without line breaks.
  var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}

extension Substring {
  /// Returns the number of characters before an offset in UTF-16, the unit of the protocol.
  func characterCount(beforeUTF16 offset: Int) -> Int {
    let end = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    return distance(from: startIndex, to: end)
  }
}
