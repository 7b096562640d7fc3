import GalleyFonts

/// The scripts whose stacked letters need more height than a Latin line (rule: tall-scripts).
enum TallScript {
  /// Khmr, Laoo, Mymr, Thai, Tibt: ISO 15924.
  private static let tags: [UInt32] = [0x4B68_6D72, 0x4C61_6F6F, 0x4D79_6D72, 0x5468_6169, 0x5469_6274]
  private static let arabic: UInt32 = 0x4172_6162

  /// True if text of a script in a face is tall.
  ///
  /// Nastaliq, whose words slope downwards, is not a script of its own; its family name identifies it (Noto Nastaliq
  /// Urdu, Jameel Noori Nastaleeq).
  static func isTall(_ script: UInt32, in font: Font) -> Bool {
    script == arabic ? font.familyName.contains("Nastal") : tags.contains(script)
  }
}
