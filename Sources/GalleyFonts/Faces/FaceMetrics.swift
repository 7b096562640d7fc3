/// The vertical metrics of a face in font units, y up. Ascent, descent and gap are those of `hhea`,
/// because Apple's systems use neither the typographic nor the Windows values of OS/2
/// (rule: font-metrics).
public struct FaceMetrics: Hashable, Sendable {
  /// The number of font units in one em, the point size (`head`).
  public var unitsPerEm: Int
  /// The height above the baseline (`hhea`).
  public var ascender: Int
  /// The depth below the baseline, usually negative (`hhea`).
  public var descender: Int
  /// The extra distance between lines (`hhea`).
  public var lineGap: Int
  /// The height of capital letters: from OS/2 version 2 and later, else the height of H, else 0.
  public var capHeight: Int
  /// The height of lowercase letters: from OS/2 version 2 and later, else the height of x, else 0.
  public var xHeight: Int
  /// The position of the centre of an underline, negative below the baseline (`post`). It is −0.1
  /// em if the font specifies no underline. OpenType defines the value as the top of the underline,
  /// but iOS uses it as the centre (recorded).
  public var underlinePosition: Int
  /// The thickness of an underline (`post`); 0.05 em if the font specifies none.
  public var underlineThickness: Int
  /// The position of the top of a strikethrough (OS/2 yStrikeoutPosition). If the font specifies
  /// none, the strikethrough is centred at half the x height.
  public var strikethroughPosition: Int
  /// The thickness of a strikethrough (OS/2 yStrikeoutSize). If the font specifies none, it is the
  /// thickness of the underline.
  public var strikethroughThickness: Int
}
