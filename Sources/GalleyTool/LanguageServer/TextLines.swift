extension String {
  /// The lines, without their line ends.
  var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}

extension Substring {
  /// Returns the number of characters before a UTF-16 offset, which the protocol uses.
  func characterCount(beforeUTF16 offset: Int) -> Int {
    let end = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    return distance(from: startIndex, to: end)
  }
}
