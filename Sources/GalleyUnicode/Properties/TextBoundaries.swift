/// The boundaries before a UTF-16 unit of a paragraph, and some properties of the unit.
///
/// The two units of a surrogate pair have the same properties; there is no boundary between them.
public struct TextBoundaries: OptionSet, Hashable, Sendable {
  /// The flags as bits, one bit for each flag.
  public let rawValue: UInt8

  /// Creates boundary flags from their bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Returns true if all flags of `member` are set.
  ///
  /// Written out, since the inherited method is slow in unoptimised code.
  @inlinable public func contains(_ member: TextBoundaries) -> Bool { rawValue & member.rawValue == member.rawValue }

  /// An extended grapheme cluster begins before this unit (UAX 29). Also set at the start and the
  /// end of the text.
  @inlinable public static var grapheme: TextBoundaries { TextBoundaries(rawValue: 1) }

  /// A line may end before this unit (UAX 14).
  ///
  /// Never set at 0 or inside a grapheme cluster, always set at the end of a text that is not empty (LB2, LB3). UAX 14
  /// alone would allow a few breaks inside clusters, such as between a space and a combining mark; they are dropped.
  @inlinable public static var softBreak: TextBoundaries { TextBoundaries(rawValue: 2) }

  /// A line must end before this unit, because of the character before it.
  ///
  /// Such characters are U+2028, U+000B, U+000C, U+0085, and the paragraph separators in text that was not split into
  /// paragraphs (LB4, LB5). `softBreak` is set as well.
  @inlinable public static var hardBreak: TextBoundaries { TextBoundaries(rawValue: 4) }

  /// A line may end before this unit if it can end nowhere else.
  ///
  /// The unit follows a space, and UAX 14 keeps it with the text before only because of its own class, such as a
  /// closing quotation mark. Never set with `softBreak`.
  @inlinable public static var emergencyBreak: TextBoundaries { TextBoundaries(rawValue: 8) }

  /// The unit hangs at the end of a line and takes no space there: U+0020, U+1680, U+2000 to U+200A
  /// except U+2007, U+205F and U+3000.
  ///
  /// No-break spaces and tabs do not hang.
  @inlinable public static var space: TextBoundaries { TextBoundaries(rawValue: 16) }

  /// At the end of a line, this unit has the level of the paragraph. The same applies to a sequence
  /// of such units at the end of a line. These units have the bidirectional classes WS, S and B,
  /// are isolate controls, or are removed by rule X9 (UAX 9, rule L1 and section 5.2).
  @inlinable public static var bidiReset: TextBoundaries { TextBoundaries(rawValue: 32) }

  /// The unit has no glyph of its own (Default_Ignorable_Code_Point).
  @inlinable public static var ignorable: TextBoundaries { TextBoundaries(rawValue: 64) }
}
