/// The line breaks of words of letters and digits, and of ideographs, which need few rules: a line may end before a word
/// that follows a space or a tab, and beside an ideograph unless punctuation keeps it there. ICU is asked about the
/// stretches with anything else.
///
/// Between a word that ends in a letter, digit, comma or full stop, spaces, and one that begins with a letter or digit, no
/// rule of UAX 14 forbids a break, and none looks from one side to the other: those about spaces are for quotation
/// marks, brackets, dashes and small kana (LB14 to LB17), and numbers have no spaces (LB25). So a stretch that starts and
/// ends at such places can be looked at alone. Inside of a word of these characters no line ends (LB13, LB23, LB25, LB28,
/// LB29). Of these characters only stops and brackets are kept to an ideograph (LB13, LB14), so a stretch may end at every
/// other place beside one (LB31). No locale tailors these classes, as some do with quotation marks and U+FF01.
struct PlainLineBreaks {
  /// A kind of character.
  private enum Kind: UInt8 {
    /// A letter of class AL or a digit: Latin, Greek, Cyrillic, Arabic. Also a vowel sign after such a letter (LB9).
    case letter
    /// Class IS: comma, full stop, colon, semicolon.
    case stop
    /// A Han ideograph, of class ID.
    case ideograph
    /// The stops and closing brackets of East Asian text, of class CL.
    case closing
    /// The opening brackets of East Asian text, of class OP.
    case opening
    case space
    case tab
    /// All that needs rules.
    case other

    /// - Parameter last: the kind of the character before it.
    @inline(__always)
    init(_ unit: UInt16, after last: Kind) {
      switch unit {
      case 0x4E00...0x9FFF: self = .ideograph
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: self = .letter
      case 0x20: self = .space
      case 0x2C, 0x2E, 0x3A, 0x3B, 0x60C: self = .stop
      case 0x09: self = .tab
      case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: self = .letter
      case 0x391...0x3A1, 0x3A3...0x3C9, 0x400...0x481: self = .letter
      case 0x620...0x64A, 0x660...0x669, 0x671...0x6D3, 0x6F0...0x6F9: self = .letter
      case 0x64B...0x652 where last == .letter: self = .letter
      case 0x3400...0x4DBF: self = .ideograph
      case 0x3001, 0x3002, 0xFF0C: self = .closing
      case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0xFF09: self = .closing
      case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08: self = .opening
      default: self = .other
      }
    }

    @inline(__always) var isBlank: Bool { self == .space || self == .tab }
    /// True if a line may end before a word that follows such a character and spaces.
    @inline(__always) private var endsWord: Bool { rawValue <= Kind.closing.rawValue }
    /// True if a line may end between spaces and such a character.
    @inline(__always) private var beginsWord: Bool { self == .letter || self == .ideograph || self == .opening }

    /// True if a line may end before such a character, whatever stands further away.
    /// - Parameters:
    ///   - last: the kind of the character before it.
    ///   - lastInk: the kind of the last character that is neither a space nor a tab.
    @inline(__always)
    func allowsBreak(after last: Kind, lastInk: Kind) -> Bool {
      if last.isBlank { return beginsWord && lastInk.endsWord }
      return switch self {
      case .letter, .opening: last == .ideograph || last == .closing
      case .ideograph: last.endsWord
      default: false
      }
    }

    /// True if such a character may allow or forbid a break where the one before it is of this kind, and `allowsBreak` is
    /// false.
    @inline(__always)
    func needsRules(after last: Kind) -> Bool {
      switch self {
      case .other: true
      case .stop, .closing, .letter, .ideograph: last.isBlank
      case .opening: last.isBlank || last == .letter || last == .stop
      case .tab: last == .space
      case .space: false
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
      let kind = Kind(text[index], after: last)
      // Most letters follow another one. The code below would do the same: `last` and `lastInk` stay as they are.
      if kind == .letter, last == .letter { continue }
      if kind == .ideograph, last == .ideograph, !needsRules {
        boundaries[index].insert(.softBreak)
        start = index
        continue
      }
      if kind.allowsBreak(after: last, lastInk: lastInk) {
        end(start..<index, of: text, needsRules, in: boundaries)
        start = index
        needsRules = false
      } else if kind.needsRules(after: last) {
        needsRules = true
      }
      last = kind
      if !kind.isBlank { lastInk = kind }
    }
    if start < text.count { end(start..<text.count, of: text, needsRules, in: boundaries) }
  }

  /// Marks the breaks of a stretch and the one at its end.
  @inline(__always)
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
