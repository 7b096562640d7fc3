public import GalleyFonts

/// The face that draws some characters, and the faces that were tried before it.
public struct FaceExplanation: Hashable, Sendable {
  /// The range of the characters in the text.
  public var range: Range<Int>
  /// The characters as text.
  public var text: String
  /// The PostScript name of the font that draws the characters.
  public var font: String
  /// The family of the font.
  public var familyName: String
  /// True if no face has the characters.
  public var isMissing: Bool
  /// The faces that were tried for the first of these clusters, in order. The last of them draws
  /// the characters; if no face has the characters, none does.
  public var asked: [FaceCandidate]
}
