/// The boundaries before a UTF-16 unit of a paragraph, and the unit's own properties.
///
/// The two units of a surrogate pair have the same properties; no boundary stands between them.
public struct TextBoundaries: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt8

  /// The flags with these bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Returns true if all flags of `member` are set. Spelt out, since the inherited method is slow in unoptimised code.
  @inlinable public func contains(_ member: TextBoundaries) -> Bool { rawValue & member.rawValue == member.rawValue }

  /// An extended grapheme cluster begins here (UAX 29). Set at 0 and at the end of the text.
  @inlinable public static var grapheme: TextBoundaries { TextBoundaries(rawValue: 1) }

  /// A line may end before this unit (UAX 14). Never at 0, always at the end of a text that is not empty (LB2, LB3),
  /// never inside a grapheme cluster. UAX 14 alone would allow a few of the last kind, such as between a space and
  /// a combining mark; they are dropped.
  @inlinable public static var softBreak: TextBoundaries { TextBoundaries(rawValue: 2) }

  /// A line must end before this unit, since a character before it says so: U+2028, U+000B, U+000C, U+0085, and in
  /// text that was not split into paragraphs the paragraph separators (LB4, LB5). `softBreak` is set as well.
  @inlinable public static var hardBreak: TextBoundaries { TextBoundaries(rawValue: 4) }

  /// A line that can end nowhere else may end before this unit: it follows a space, and UAX 14 keeps it on the line of
  /// the text before only for its own sake, as a closing quotation mark. Never set with `softBreak`.
  @inlinable public static var emergencyBreak: TextBoundaries { TextBoundaries(rawValue: 8) }

  /// The unit hangs at the end of a line instead of filling it: U+0020, U+1680, U+2000 to U+200A except U+2007,
  /// U+205F and U+3000. No-break spaces and tabs are not among them.
  @inlinable public static var space: TextBoundaries { TextBoundaries(rawValue: 16) }

  /// At the end of a line, in a row with others of its kind, the unit falls back to the paragraph's level: bidi
  /// classes WS, S, B, the isolate controls, and what rule X9 takes out (UAX 9, rule L1 and section 5.2).
  @inlinable public static var bidiReset: TextBoundaries { TextBoundaries(rawValue: 32) }

  /// The unit has no glyph of its own (Default_Ignorable_Code_Point).
  @inlinable public static var ignorable: TextBoundaries { TextBoundaries(rawValue: 64) }
}
