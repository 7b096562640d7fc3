import SwiftSyntax

/// A replacement of a byte range in a file.
struct Edit {
  var range: Range<Int>
  var replacement: String
}

extension Array where Element == Edit {
  /// Returns a text with all edits applied. Edits must not overlap. Edits that insert at the same
  /// position keep their order.
  func applied(to text: String) -> String {
    guard !isEmpty else { return text }
    let bytes = Array<UInt8>(text.utf8)
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var end = 0
    for (_, edit) in ordered {
      precondition(edit.range.lowerBound >= end, "two rules rewrite the same place")
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }
}
