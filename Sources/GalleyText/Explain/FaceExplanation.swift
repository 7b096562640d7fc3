public import GalleyFonts

/// The face that draws some characters, and the faces that were tried before it.
public struct FaceExplanation: Hashable, Sendable {
  /// The range of the characters in the text.
  public var range: Range<Int>
  /// The characters that this entry describes, as a string.
  public var text: String
  /// The PostScript name of the font that draws the characters.
  public var font: String
  /// The family name of the font that draws the characters.
  public var familyName: String
  /// True if no face has the characters, so that missing-glyph boxes are drawn.
  public var isMissing: Bool
  /// The faces that were tried for the first of these clusters, in order. The last of them draws
  /// the characters unless `isMissing` is true.
  public var asked: [FaceCandidate]
}
