/// A face's vertical metrics in font units, y up. Ascent, descent and gap are `hhea`'s: Apple's systems use neither
/// the typographic nor the Windows values of OS/2 (rule: font-metrics).
public struct FaceMetrics: Hashable, Sendable {
  /// Font units in the point size (`head`).
  public var unitsPerEm: Int
  /// Height above the baseline (`hhea`).
  public var ascender: Int
  /// Depth below the baseline, usually negative (`hhea`).
  public var descender: Int
  /// Extra distance between lines (`hhea`).
  public var lineGap: Int
  /// Height of capitals: OS/2 version 2 and later, else the height of H, else 0.
  public var capHeight: Int
  /// Height of small letters: OS/2 version 2 and later, else the height of x, else 0.
  public var xHeight: Int
  /// Centre of an underline, negative below the baseline (`post`); −0.1 em if the font states no underline. OpenType
  /// defines this value as the underline's top; iOS uses it as the centre (recorded).
  public var underlinePosition: Int
  /// Thickness of an underline (`post`); 0.05 em if the font states none.
  public var underlineThickness: Int
  /// Top of a strikethrough (OS/2 yStrikeoutPosition); if none is stated, it is centred at half the x height.
  public var strikethroughPosition: Int
  /// Thickness of a strikethrough (OS/2 yStrikeoutSize); the underline's if the font states none.
  public var strikethroughThickness: Int
}
