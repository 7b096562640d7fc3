/// Returns the direction of the first strong character outside of isolates (UAX 9, rules P2 and
/// P3); natural if there is none.
///
/// Characters of bidi class B that do not end a paragraph in TextKit (U+0085, U+001C to U+001E) do not end the search,
/// but they close open isolates.
package func firstStrongDirection(of text: UnsafeBufferPointer<UInt16>) -> WritingDirection {
  firstStrongDirection(of: text) { BidiClass(of: $0) }
}

/// Returns the direction of the first strong character outside of isolates; natural if there is
/// none. `bidiClass` returns the class of a character.
@inline(__always)
func firstStrongDirection(of text: UnsafeBufferPointer<UInt16>, bidiClass: (UInt32) -> BidiClass) -> WritingDirection {
  var depth = 0
  var index = 0
  while index < text.count {
    let character = text.scalar(at: index)
    index += character.utf16Width
    switch bidiClass(character) {
    case .leftToRight: if depth == 0 { return .leftToRight }
    case .rightToLeft, .arabicLetter: if depth == 0 { return .rightToLeft }
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: depth += 1
    case .popIsolate: depth = max(0, depth - 1)
    case .paragraphSeparator: depth = 0
    default: break
    }
  }
  return .natural
}
