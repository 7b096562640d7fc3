extension UInt16 {
  /// True for the Han ideographs in the first two blocks, U+3400 to U+4DBF and U+4E00 to U+9FFF.
  ///
  /// They read from left to right and have only the script Han. A line may end between any two of them (UAX 14, class
  /// ID). In grapheme clusters they join nothing before them except prepended characters (UAX 29, rule GB9b).
  @inline(__always) package var isIdeograph: Bool {
    (0x4E00...0x9FFF).contains(self) || (0x3400...0x4DBF).contains(self)
  }
}
