import CICU

/// The Bidi_Class property (UAX 9, table 4). Raw values as in CICU.h.
enum BidiClass: UInt8 {
  case leftToRight, rightToLeft, europeanNumber, europeanSeparator, europeanTerminator, arabicNumber
  case commonSeparator, paragraphSeparator, segmentSeparator, whiteSpace, otherNeutral
  case leftToRightEmbedding, leftToRightOverride, arabicLetter, rightToLeftEmbedding, rightToLeftOverride
  case popFormat, nonspacingMark, boundaryNeutral, firstStrongIsolate, leftToRightIsolate, rightToLeftIsolate
  case popIsolate

  /// Creates the class of a code point.
  init(of character: UInt32) { self = BidiClass(rawValue: cicu_bidi_class(character)) ?? .otherNeutral }

  /// True for LRI, RLI and FSI.
  @inline(__always)
  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// A set of classes.
  struct Members: OptionSet {
    let rawValue: UInt32

    @inline(__always)
    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ classes: BidiClass...) { rawValue = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) } }

    @inline(__always)
    func contains(_ member: BidiClass) -> Bool { rawValue >> UInt32(member.rawValue) & 1 != 0 }

    @inline(__always)
    mutating func insert(_ member: BidiClass) { self = Members(rawValue: rawValue | 1 << UInt32(member.rawValue)) }

    /// The classes that open or close an embedding, an override or an isolate, except PDI, which has no effect alone.
    static let explicit = Members(
      .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride, .popFormat,
      .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate)

    /// The classes that give text in a left-to-right paragraph levels other than 0.
    static let needsLevelsLeftToRight = explicit.union(Members(.rightToLeft, .arabicLetter, .arabicNumber))

    /// The classes that give text in a right-to-left paragraph levels other than 1.
    static let needsLevelsRightToLeft = explicit.union(Members(.leftToRight, .europeanNumber, .arabicNumber))

    /// The classes of rule L1, and of section 5.2 for characters that rule X9 removes.
    static let resetAtLineEnd = explicit.union(
      Members(.whiteSpace, .segmentSeparator, .paragraphSeparator, .boundaryNeutral, .popIsolate))
  }
}
