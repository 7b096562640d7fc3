extension UInt16 {
  /// True if the code unit alone ends a line: U+000A–U+000D, U+0085, U+2028, U+2029 (UAX 14: BK,
  /// CR, LF and NL).
  @inlinable package var isLineEnd: Bool {
    // Most units lie between the two bounds; line breaking tests every unit.
    self < 0x0E ? self >= 0x0A : self >= 0x85 && (self == 0x85 || self & ~1 == 0x2028)
  }

  /// True if the code unit ends a paragraph: U+000A, U+000D and U+2029. Other line ends are inside
  /// the paragraph.
  @inlinable package var isParagraphSeparator: Bool { self == 0x0A || self == 0x0D || self == 0x2029 }
}
