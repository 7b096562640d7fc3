public import GalleyFonts

/// The face that sets some characters, and those that were passed over.
public struct FaceExplanation: Hashable, Sendable {
  /// The characters.
  public var range: Range<Int>
  /// The characters as text.
  public var text: String
  /// PostScript name of the font that sets them.
  public var font: String
  /// Its family.
  public var familyName: String
  /// True if no face has them.
  public var isMissing: Bool
  /// The faces that were asked for the first of the clusters, in order; the last one sets them, unless all were asked.
  public var asked: [FaceCandidate]
}
