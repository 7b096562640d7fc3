public import GalleyFonts

/// The face that draws some characters, and the faces that were skipped before it.
public struct FaceExplanation: Hashable, Sendable {
  /// The characters.
  public var range: Range<Int>
  /// The characters as text.
  public var text: String
  /// PostScript name of the font that draws them.
  public var font: String
  /// Its family.
  public var familyName: String
  /// True if no face has them.
  public var isMissing: Bool
  /// The faces tried for the first cluster, in order; the last one draws the characters, unless none has them.
  public var asked: [FaceCandidate]
}
