public import GalleyFonts

/// Which face sets some characters, and which were passed over.
public struct FaceExplanation: Hashable, Sendable {
  /// The characters.
  public var range: Range<Int>
  /// The characters as text.
  public var text: String
  /// PostScript name of the font that sets them.
  public var fontName: String
  /// Its family.
  public var familyName: String
  /// Whether no face has them.
  public var isMissing: Bool
  /// The faces that were asked for the first of the clusters, in order; the last one sets them, unless all were asked.
  public var candidates: [FaceCandidate]
}
