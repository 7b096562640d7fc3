import GalleyBase

/// A face at a size, with features, variations and stand-ins. Lengths are points on the length grid, y up.
/// UIKit counterpart: UIFont. A value: equal fonts set and draw the same.
public struct Font: Hashable, Sendable {
  /// The largest size, in points; larger ones are refused by `FontCollection.font` and become it in `withSize`.
  public static let largestSize: Double = 10_000

  let storage: FontStorage

  init(_ storage: FontStorage) { self.storage = storage }

  /// The face.
  public var face: FontFace { storage.face }
  /// Points per em, on the length grid.
  public var pointSize: Double { storage.pointSize }
  /// Features for all text in this font.
  public var features: [FontFeature] { storage.features }
  /// Positions on the axes of a variable face.
  public var variations: [FontVariation] { storage.variations }
  /// Slant put on by machine: a point of a glyph moves right by so much of its height. 0 for the face as it is.
  /// A multiple of 1/65536 from −10 to 10. UIKit counterpart: the attribute `obliqueness`.
  public var obliqueness: Double { storage.synthesis.obliqueness }
  /// The natural logarithm of how much glyphs and their advances are stretched sideways; 0 for the face as it is.
  /// From −5 to 5. UIKit counterpart: the attribute `expansion`.
  public var expansion: Double { storage.synthesis.expansion }
  /// Weight, width and slant: what stand-ins of a family are chosen by.
  public var traits: FaceTraits { storage.traits }
  /// What stands in for characters the face lacks, before the collection's own fallback.
  public var cascadeList: [FontDescriptor] { storage.cascadeList }

  /// The PostScript name. UIKit counterpart: fontName.
  public var fontName: String { storage.fontName }
  /// The family's name.
  public var familyName: String { storage.familyName }

  /// Height above the baseline: `hhea` ascender × size ÷ units per em (reference I.2).
  public var ascender: Double { storage.ascender }
  /// Depth below the baseline, negative as on UIKit: `hhea` descender × size ÷ units per em (reference I.2).
  public var descender: Double { storage.descender }
  /// Extra distance between lines: `hhea` line gap × size ÷ units per em (reference I.2).
  public var leading: Double { storage.leading }
  /// `ascender` − `descender`, without `leading`, which a label's lines ignore (reference I.2, 0.2).
  public var lineHeight: Double { storage.ascender - storage.descender }
  /// Height of capitals.
  public var capHeight: Double { storage.capHeight }
  /// Height of small letters.
  public var xHeight: Double { storage.xHeight }
  /// Centre of an underline; negative below the baseline.
  public var underlinePosition: Double { storage.length(face.metrics.underlinePosition) }
  /// Thickness of an underline.
  public var underlineThickness: Double { storage.length(face.metrics.underlineThickness) }
  /// Top edge of a strikethrough.
  public var strikethroughPosition: Double { storage.length(face.metrics.strikethroughPosition) }
  /// Thickness of a strikethrough.
  public var strikethroughThickness: Double { storage.length(face.metrics.strikethroughThickness) }

  /// The same font at `size` points, moved into 0…`largestSize`; not a number becomes 0. The system font takes the cut
  /// for that size. UIKit counterpart: withSize(_:).
  public func withSize(_ size: Double) -> Font {
    let size = FontStorage.permitted(size)
    guard let cuts = storage.cuts, !SystemCuts.isSame(size, pointSize) else { return withSameCut(size: size) }
    return Font(FontStorage(cuts, size: size, synthesis: storage.synthesis))
  }

  /// The same font at `size` points, of the same face.
  func withSameCut(size: Double) -> Font {
    size == pointSize ? self : Font(FontStorage(storage, size: size, synthesis: storage.synthesis))
  }

  /// The same font slanted by `obliqueness` and stretched by e to the power of `expansion`, in place of what it had.
  ///
  /// Values out of their bounds are moved into them; not a number becomes 0. Glyphs are stretched first and slanted
  /// then, about the baseline. Advances and offsets stretch; heights and the slant's advances do not change. Coloured
  /// bitmaps stay as they are. UIKit counterpart: the attributes `obliqueness` and `expansion`.
  public func withSynthesis(obliqueness: Double, expansion: Double) -> Font {
    let synthesis = FontSynthesis(obliqueness: obliqueness, expansion: expansion)
    if synthesis == storage.synthesis { return self }
    return Font(FontStorage(storage, size: pointSize, synthesis: synthesis))
  }

  /// Whether both set and draw the same.
  public static func == (first: Font, second: Font) -> Bool {
    first.storage === second.storage || first.storage.isEqual(to: second.storage)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}

/// What a font is made of, computed once, so that passing a font on is passing one reference.
final class FontStorage: Sendable {
  let face: FontFace
  let fontName: String
  let familyName: String
  let traits: FaceTraits
  let pointSize: Double
  let features: [FontFeature]
  let variations: [FontVariation]
  let cascadeList: [FontDescriptor]
  /// The file it was asked for by; nil if it was by name.
  let file: FontFile?
  /// The cuts that it changes between as its size does; nil for any but the system font.
  let cuts: SystemCuts?
  let synthesis: FontSynthesis
  let ascender, descender, leading, capHeight, xHeight: Double
  let hash: Int

  init(
    face: ChosenFace, size: Double, descriptor: FontDescriptor, cuts: SystemCuts? = nil,
    synthesis: FontSynthesis = .none
  ) {
    self.face = face.face
    fontName = face.fontName
    familyName = face.familyName
    traits = face.traits(for: descriptor)
    features = descriptor.features
    variations = face.variations(for: descriptor)
    cascadeList = descriptor.cascadeList
    file = descriptor.file
    self.cuts = cuts
    self.synthesis = synthesis
    pointSize = FontStorage.permitted(size)
    (ascender, descender, leading, capHeight, xHeight) = FontStorage.heights(face.face.metrics, size: pointSize)
    hash = FontStorage.hash(face.face, pointSize, features, variations, cascadeList, synthesis)
  }

  /// The system font in the cut for a size.
  convenience init(_ cuts: SystemCuts, size: Double, synthesis: FontSynthesis = .none) {
    self.init(
      face: cuts.face(at: size), size: size, descriptor: cuts.descriptor, cuts: cuts, synthesis: synthesis)
  }

  init(_ other: FontStorage, size: Double, synthesis: FontSynthesis) {
    face = other.face
    fontName = other.fontName
    familyName = other.familyName
    traits = other.traits
    features = other.features
    variations = other.variations
    cascadeList = other.cascadeList
    file = other.file
    cuts = other.cuts
    self.synthesis = synthesis
    pointSize = FontStorage.permitted(size)
    (ascender, descender, leading, capHeight, xHeight) = FontStorage.heights(face.metrics, size: pointSize)
    hash = FontStorage.hash(face, pointSize, features, variations, cascadeList, synthesis)
  }

  /// Font units as points at this size.
  func length(_ units: Int) -> Double { FontStorage.length(units, face.metrics, size: pointSize) }

  func isEqual(to other: FontStorage) -> Bool {
    hash == other.hash && pointSize == other.pointSize && face == other.face && traits == other.traits
      && features == other.features && variations == other.variations && cascadeList == other.cascadeList
      && synthesis == other.synthesis && cuts == other.cuts
  }

  /// A size moved into its bounds, on the length grid.
  static func permitted(_ size: Double) -> Double {
    size > 0 ? min(size, Font.largestSize).onLengthGrid : 0
  }

  private static func length(_ units: Int, _ metrics: FaceMetrics, size: Double) -> Double {
    (Double(units) * size / Double(metrics.unitsPerEm)).onLengthGrid
  }

  private static func heights(_ metrics: FaceMetrics, size: Double) -> (Double, Double, Double, Double, Double) {
    (
      length(metrics.ascender, metrics, size: size), length(metrics.descender, metrics, size: size),
      length(metrics.lineGap, metrics, size: size), length(metrics.capHeight, metrics, size: size),
      length(metrics.xHeight, metrics, size: size)
    )
  }

  private static func hash(
    _ face: FontFace, _ size: Double, _ features: [FontFeature], _ variations: [FontVariation],
    _ cascadeList: [FontDescriptor], _ synthesis: FontSynthesis
  ) -> Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    hasher.combine(features)
    hasher.combine(variations)
    hasher.combine(cascadeList)
    hasher.combine(synthesis)
    return hasher.finalize()
  }
}
