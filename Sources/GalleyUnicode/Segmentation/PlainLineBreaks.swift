/// The line breaks of words of ASCII letters and digits, which need no rules but one: a line may end before a word that
/// follows a space or a tab. ICU is asked about the stretches with anything else.
///
/// Between a word that ends in a letter, digit, comma or full stop, spaces, and one that begins with a letter or digit, no
/// rule of UAX 14 forbids a break, and none looks from one side to the other: those about spaces are for quotation
/// marks, brackets, dashes and small kana (LB14 to LB17), and numbers have no spaces (LB25). So a stretch that starts and
/// ends at such places can be looked at alone. Inside of a word of these characters no line ends (LB13, LB23, LB25, LB28,
/// LB29). No locale tailors these classes.
struct PlainLineBreaks {
  /// A kind of character.
  private enum Kind {
    /// A letter or a digit.
    case letter
    /// Class IS: comma, full stop, colon, semicolon.
    case stop
    case space
    case tab
    /// All that needs rules.
    case other

    init(_ unit: UInt16) {
      switch unit {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: self = .letter
      case 0x20: self = .space
      case 0x2C, 0x2E, 0x3A, 0x3B: self = .stop
      case 0x09: self = .tab
      default: self = .other
      }
    }
  }

  private let iterator: BreakIterator

  init(_ iterator: BreakIterator) { self.iterator = iterator }

  /// Inserts `softBreak` and `hardBreak` where the iterator would.
  func mark(_ text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>) {
    var start = 0
    var needsRules = false
    var last = Kind.other
    // The kind of the last character that is neither a space nor a tab.
    var lastInk = Kind.letter
    for index in 0..<text.count {
      let kind = Kind(text[index])
      if kind == .letter, last == .space || last == .tab, lastInk != .other {
        end(start..<index, of: text, needsRules, in: boundaries)
        start = index
        needsRules = false
      } else if kind == .other || kind == .stop && (last == .space || last == .tab) || kind == .tab && last == .space {
        needsRules = true
      }
      last = kind
      if kind != .space, kind != .tab { lastInk = kind }
    }
    if start < text.count { end(start..<text.count, of: text, needsRules, in: boundaries) }
  }

  /// Marks the breaks of a stretch and the one at its end.
  private func end(
    _ stretch: Range<Int>, of text: UnsafeBufferPointer<UInt16>, _ needsRules: Bool,
    in boundaries: UnsafeMutablePointer<TextBoundaries>
  ) {
    guard needsRules else {
      boundaries[stretch.upperBound].insert(.softBreak)
      return
    }
    iterator.mark(
      UnsafeBufferPointer(rebasing: text[stretch]), with: .softBreak, strong: .hardBreak,
      in: boundaries + stretch.lowerBound)
  }
}
