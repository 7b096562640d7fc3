import GalleyFonts

/// Scripts whose stacked letters need more height than a line of Latin letters
/// (rule: tall-scripts).
enum TallScript {
  /// The ISO 15924 tags of these scripts: Khmer, Lao, Myanmar, Thai and Tibetan.
  private static let tags: [UInt32] = [0x4B68_6D72, 0x4C61_6F6F, 0x4D79_6D72, 0x5468_6169, 0x5469_6274]
  private static let arabic: UInt32 = 0x4172_6162

  /// True if text of a script needs more height when it is drawn in `font`.
  ///
  /// Nastaliq, whose words slope downwards, is not a script of its own; its family name identifies it (Noto Nastaliq
  /// Urdu, Jameel Noori Nastaleeq).
  static func isTall(_ script: UInt32, in font: Font) -> Bool {
    script == arabic ? font.familyName.contains("Nastal") : tags.contains(script)
  }
}
