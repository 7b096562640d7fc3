extension String {
  /// The lines, without what ends them.
  var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}

extension Substring {
  /// The number of characters before a UTF-16 offset, which the protocol counts in.
  func characterCount(beforeUTF16 offset: Int) -> Int {
    let end = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    return distance(from: startIndex, to: end)
  }
}
