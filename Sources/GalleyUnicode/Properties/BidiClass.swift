import CICU

/// The Bidi_Class property of a character (UAX 9, table 4). The raw values are defined in CICU.h.
enum BidiClass: UInt8 {
  case leftToRight, rightToLeft, europeanNumber, europeanSeparator, europeanTerminator, arabicNumber
  case commonSeparator, paragraphSeparator, segmentSeparator, whiteSpace, otherNeutral
  case leftToRightEmbedding, leftToRightOverride, arabicLetter, rightToLeftEmbedding, rightToLeftOverride
  case popFormat, nonspacingMark, boundaryNeutral, firstStrongIsolate, leftToRightIsolate, rightToLeftIsolate
  case popIsolate

  /// Creates the bidirectional class of a code point.
  init(of character: UInt32) { self = BidiClass(rawValue: cicu_bidi_class(character)) ?? .otherNeutral }

  /// True for LRI, RLI and FSI, which begin an isolate.
  @inline(__always)
  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// A set of bidirectional classes.
  struct Members: OptionSet {
    let rawValue: UInt32

    @inline(__always)
    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ classes: BidiClass...) { rawValue = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) } }

    @inline(__always)
    func contains(_ member: BidiClass) -> Bool { rawValue >> UInt32(member.rawValue) & 1 != 0 }

    @inline(__always)
    mutating func insert(_ member: BidiClass) { self = Members(rawValue: rawValue | 1 << UInt32(member.rawValue)) }

    /// The classes of characters that open or close an embedding, an override or an isolate. PDI is
    /// not included, because it has no effect alone.
    static let explicit = Members(
      .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride, .popFormat,
      .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate)

    /// The classes that cause levels other than 0 in a left-to-right paragraph.
    static let needsLevelsLeftToRight = explicit.union(Members(.rightToLeft, .arabicLetter, .arabicNumber))

    /// The classes that cause levels other than 1 in a right-to-left paragraph.
    static let needsLevelsRightToLeft = explicit.union(Members(.leftToRight, .europeanNumber, .arabicNumber))

    /// The classes whose characters get the level of the paragraph at the end of a line: those of
    /// rule L1 and those that rule X9 removes (section 5.2).
    static let resetAtLineEnd = explicit.union(
      Members(.whiteSpace, .segmentSeparator, .paragraphSeparator, .boundaryNeutral, .popIsolate))
  }
}
